import type { Messages } from '../en';

export const product: Messages['product'] = {
  addToCart: 'Dodaj do koszyka',
  soldOut: 'Wyprzedane',
  preOrder: 'Zamów w przedsprzedaży',
  none: 'Brak',
  plusPrice: '{name} (+{price})',
  plus: '+{price}',
  fromTo: 'Od {least} do {count} znaków',
  howOften: 'Opcje zakupu',
  buyOnce: 'Zakup jednorazowy',
  saves: 'Taniej o {percent}%',
  stock: {
    'sold-out': 'Wyprzedane',
    'not-available': 'Niedostępne w tej kombinacji',
    'in-stock': 'W magazynie',
    'at-once': 'Dostępne od razu',
    'pre-order': 'Przedsprzedaż, wysyłka później',
  },
  onlyLeft: 'W magazynie tylko {left} szt.',
  choiceSoldOut: '(wyprzedane)',
  choiceNotAvailable: '(niedostępne)',
  pleaseChoose: 'Wybierz',
  chooseOptions: 'Wybierz: {options}.',
  thisSoldOut: 'Ta wersja jest wyprzedana: {name}. Wybierz inną.',
  thisNotAvailable: 'Ta kombinacja nie jest dostępna: {name}. Wybierz inną.',
  optional: '{title} (opcjonalnie)',
  upTo: 'Do {count} znaków',
  fillIn: 'Wypełnij pole „{field}”.',
  added: 'Dodano do koszyka: {what}.',
  notAdded: 'Nie udało się dodać: {what}.',
  add: 'Dodaj',
  addFor: 'Dodaj za {price}',
  choose: 'Wybierz: {option}',
  option: { beforeVowel: '{name}', other: '{name}' },
  similar: 'Zobacz podobne produkty',
  addToWishlist: 'Dodaj do listy życzeń',
  onWishlist: 'Na Twojej liście życzeń',
  needsAccount: 'Bez JavaScriptu lista życzeń działa dopiero po zalogowaniu.',
};

export const gallery: Messages['gallery'] = {
  pictures: 'Zdjęcia: {name}',
  all: 'Wszystkie zdjęcia',
  one: 'Zdjęcie {number} z {count}: {alt}',
  position: '{number} z {count}',
  enlarge: 'Powiększ zdjęcie {number} z {count}',
  enlarged: 'Powiększone zdjęcia: {name}',
  video: 'Film: {alt}',
  zoomIn: 'Powiększ',
  zoomOut: 'Pomniejsz',
  previous: 'Poprzednie zdjęcie',
  next: 'Następne zdjęcie',
  close: 'Zamknij',
};

export const sizes: Messages['sizes'] = {
  guide: 'Tabela rozmiarów',
  close: 'Zamknij tabelę rozmiarów',
  page: 'Otwórz jako stronę',
  scale: {
    mug: 'Rysunek w skali: szerokość {width}, wysokość {height}, obok kubek o wysokości {beside}.',
    hand: 'Rysunek w skali: szerokość {width}, wysokość {height}, obok dłoń o długości {beside}.',
  },
};

export const delivery: Messages['delivery'] = {
  cost: '{country}: dostawa {cost}.',
  costFreeFrom: '{country}: dostawa {cost}, darmowa od {freeFrom}.',
  free: '{country}: darmowa dostawa.',
  days: {
    one: '{days} dzień roboczy.',
    few: '{days} dni robocze.',
    many: '{days} dni roboczych.',
    other: '{days} dnia roboczego.',
  },
  abroad: 'Pozostałe kraje: od {cost}.',
  costInCart: '{country}: koszt dostawy obliczymy w koszyku.',
  giftCardCurrency: 'Waluta kart podarunkowych: {currency}.',
  digitalSent: 'Plik do pobrania: link wyślemy e-mailem po płatności.',
  giftCardSent: 'Wysyłamy e-mailem po płatności, od razu na prezent.',
  giftCardGood: 'Do wykorzystania na wszystko w sklepie, na raz lub po trochu.',
  arrives: 'Zamów teraz, szacowana dostawa: {dates}',
  expected: 'Szacowana dostawa: {dates}',
  returnsFree: {
    one: '{country}: darmowy zwrot w ciągu {count} dnia.',
    few: '{country}: darmowy zwrot w ciągu {count} dni.',
    many: '{country}: darmowy zwrot w ciągu {count} dni.',
    other: '{country}: darmowy zwrot w ciągu {count} dnia.',
  },
  returnsPaid: {
    one: '{country}: zwrot w ciągu {count} dnia. Koszt przesyłki zwrotnej ponosisz Ty.',
    few: '{country}: zwrot w ciągu {count} dni. Koszt przesyłki zwrotnej ponosisz Ty.',
    many: '{country}: zwrot w ciągu {count} dni. Koszt przesyłki zwrotnej ponosisz Ty.',
    other: '{country}: zwrot w ciągu {count} dnia. Koszt przesyłki zwrotnej ponosisz Ty.',
  },
};

export const backInStock: Messages['backInStock'] = {
  title: 'Powiadom mnie o dostępności',
  intro:
    'Wyślemy Ci jeden e-mail, gdy ten produkt znowu będzie dostępny. Nie użyjemy Twojego adresu do niczego innego.',
  which: 'Która opcja?',
  email: 'Twój e-mail',
  submit: 'Powiadom mnie',
  done: 'Gotowe. Napiszemy raz na adres {email}, gdy tylko wróci produkt „{name}”.',
  off: 'Przepraszamy, powiadomienia o dostępności teraz nie działają.',
  gone: 'Nie sprzedajemy już tej opcji, więc nie wróci.',
  notSoldOut: 'Ten produkt jest w magazynie. Możesz go teraz zamówić.',
  back: 'Wróć do produktu „{name}”',
  some: 'Twoja wersja jest wyprzedana? Powiadomimy Cię e-mailem, gdy wróci.',
};

export const giftCard: Messages['giftCard'] = {
  title: 'Karta podarunkowa',
  intro: 'Kod na wszystko w sklepie, wysłany e-mailem w wybranym przez Ciebie dniu.',
  noDelivery: 'Bez kosztów dostawy i bez czekania na paczkę.',
  form: 'Kup kartę podarunkową',
  amount: 'Kwota',
  valueFor: '{value} za {price}',
  other: 'Inna kwota',
  ownAmount: 'Twoja kwota',
  between: 'Od {least} do {most}.',
  forWhom: 'Dla kogo jest karta?',
  someone: 'Dla kogoś innego',
  me: 'Dla mnie',
  meHint: 'Gdy zamówienie zostanie opłacone, wyślemy kod na podany w nim adres e-mail.',
  firstName: 'Imię',
  lastName: 'Nazwisko (opcjonalnie)',
  email: 'E-mail odbiorcy',
  message: 'Wiadomość (opcjonalnie)',
  messageHint: 'Do {count} znaków.',
  date: 'Data wysłania (opcjonalnie)',
  dateHint: 'Pozostaw puste, aby wysłać kartę zaraz po płatności.',
  add: 'Dodaj do koszyka',
  added: 'Dodano do koszyka: {name}.',
  chooseAmount: 'Wybierz kwotę.',
  amountForm: 'Wpisz kwotę, na przykład 75 lub 49,50.',
  outOfBounds: 'Wpisz kwotę od {least} do {most}.',
  chooseWhom: 'Wybierz, dla kogo jest karta.',
  enterFirstName: 'Wpisz imię.',
  enterEmail: 'Wpisz adres e-mail odbiorcy.',
  dateForm: 'Wpisz datę.',
  datePast: 'Wybierz dzisiejszy lub późniejszy dzień.',
  dateLate: 'Wybierz dzień w ciągu najbliższego roku.',
};

export const reviews: Messages['reviews'] = {
  title: 'Opinie',
  of: 'Opinie: {product}',
  outOfFive: '{average} na 5',
  stars: { one: '{count} gwiazdka', many: '{count} gwiazdek', other: '{count} gwiazdki' },
  ratedStars: {
    one: 'Ocena: {count} gwiazdka na 5',
    many: 'Ocena: {count} gwiazdek na 5',
    other: 'Ocena: {count} gwiazdki na 5',
  },
  count: { one: '{count} opinia', few: '{count} opinie', other: '{count} opinii' },
  bar: {
    one: '{stars}, {count} opinia',
    few: '{stars}, {count} opinie',
    other: '{stars}, {count} opinii',
  },
  distribution: 'Opinie według gwiazdek',
  showAll: { one: 'Pokaż {count} opinię', other: 'Pokaż wszystkie opinie ({count})' },
  none: 'Nie ma jeszcze opinii. Masz już ten produkt? Napisz innym, co o nim myślisz.',
  unreachable: 'Nie możemy teraz pokazać opinii.',
  tryAgain: 'Spróbuj ponownie',
  write: 'Napisz opinię',
  signInToWrite: 'Zaloguj się, aby napisać opinię',
  verified: 'Zweryfikowany zakup',
  anonymous: 'Anonimowo',
  helpful: {
    one: 'Ta opinia pomogła {count} osobie',
    few: 'Ta opinia pomogła {count} osobom',
    many: 'Ta opinia pomogła {count} osobom',
    other: 'Ta opinia pomogła {count} osoby',
  },
  reply: 'Odpowiedź sklepu {shop}',
  pictures: 'Zdjęcia do tej opinii',
  video: 'Film do tej opinii',
  sortBy: 'Sortuj według',
  orders: {
    newest: 'Od najnowszych',
    highest: 'Od najlepszych',
    lowest: 'Od najgorszych',
    helpful: 'Najbardziej pomocne',
  },
  filter: 'Filtruj według gwiazdek',
  allStars: 'Wszystkie',
  noneWithStars: 'Brak opinii z taką oceną.',
  pages: 'Strony opinii',
  back: 'Wróć do produktu',
  formTitle: 'Opinia o produkcie „{product}”',
  visitorTitle: 'Zaloguj się, aby napisać opinię',
  visitorText: 'Konto jest potrzebne, aby każda osoba pisała tylko jedną opinię. Potem wrócisz prosto tutaj.',
  signIn: 'Zaloguj się',
  register: 'Załóż konto',
  formUnreachable: 'Nie możemy teraz wczytać formularza',
  formUnreachableText: 'Przepraszamy, problem jest po naszej stronie. Spróbuj ponownie za chwilę.',
  ownTitle: 'Twoja opinia',
  states: {
    published: 'Twoja opinia jest opublikowana.',
    pending: 'Dziękujemy za opinię. Opublikujemy ją po sprawdzeniu.',
    rejected: 'Nie opublikowaliśmy Twojej opinii, bo jest niezgodna z naszymi zasadami.',
  },
  final: 'Wysłanej opinii nie można już zmienić. Jeśli coś się w niej nie zgadza, skontaktuj się z nami.',
};

export const reviewForm: Messages['reviewForm'] = {
  label: 'Twoja opinia',
  rating: 'Twoja ocena',
  stars: { one: '{count} gwiazdka', many: '{count} gwiazdek', other: '{count} gwiazdki' },
  meanings: { 1: 'Słabo', 2: 'Średnio', 3: 'Dobrze', 4: 'Bardzo dobrze', 5: 'Doskonale' },
  title: 'Tytuł (opcjonalnie)',
  text: 'Twoja opinia',
  textHint: 'Do czego służy Ci ten produkt i jak się sprawdza? Do {count} znaków.',
  name: 'Nazwa widoczna przy opinii',
  nameHint: 'Zobaczą ją inni klienci.',
  send: 'Wyślij opinię',
};

/** Consumer law requires these texts next to prices. */
export const priceNotes: Messages['priceNotes'] = {
  tax: {
    included: 'z VAT',
    // The exemption of a business with small sales in the Ustawa o podatku od towarów i usług, Art. 113.
    'small-business': 'Sprzedawca zwolniony z VAT (art. 113 ustawy o VAT)',
  },
  all: 'Wszystkie ceny {tax}',
  plus: '{tax}, plus {shipping}',
  shipping: 'koszt dostawy',
  shippingAdded: 'plus {shipping}',
  // The words that shops use for the Ustawa o informowaniu o cenach towarów i usług, Art. 4 (2).
  lowest: 'Najniższa cena z 30 dni przed obniżką: {price}',
  feeIncluded: 'w tym {amount} obowiązkowych opłat',
  feePerOrder: 'plus {amount} opłat za zamówienie',
  feesApart: 'Wartość produktów nie zawiera obowiązkowych opłat. Zawiera je suma.',
};

export const guarantee: Messages['guarantee'] = {
  title: 'Twoje prawa z tytułu gwarancji prawnej',
  intro: 'Oficjalna informacja Unii Europejskiej dla każdego, kto kupuje towary.',
  alt: 'Oficjalna informacja UE o gwarancji prawnej',
  full: 'Otwórz informację w pełnym rozmiarze',
  more: 'Twoje prawa na europa.eu',
};

export const productSafety: Messages['productSafety'] = {
  title: 'Bezpieczeństwo produktu',
  manufacturer: 'Producent',
  euPerson: 'Osoba odpowiedzialna w UE',
  itemNumber: { one: 'Numer produktu', other: 'Numery produktu' },
  garan: 'GARAN: gwarancja trwałości producenta, liczba lat: {years}',
  garanMore: 'O gwarancjach handlowych na europa.eu',
};

/** Directive 2005/29/EC, Art. 7 (6): whether and how reviews are checked. */
export const reviewChecks: Messages['reviewChecks'] = {
  unchecked:
    'Opinie piszą zalogowani użytkownicy. Nie sprawdzamy, czy kupili produkt. Publikujemy opinie pozytywne i negatywne.',
  marked:
    'Opinie piszą zalogowani użytkownicy. Opinie kupujących mają oznaczenie „Zweryfikowany zakup”. Pozostałych nie sprawdzamy. Publikujemy opinie pozytywne i negatywne.',
  verified:
    'Opinie piszą użytkownicy, którzy kupili produkt, co sprawdzamy przed publikacją. Publikujemy opinie pozytywne i negatywne.',
};

export const agents: Messages['agents'] = {
  regularPrice: 'Cena regularna',
  pricePerUnit: 'Cena jednostkowa',
  variants: 'Opcje',
  sku: 'Numer produktu',
  page: 'Strona',
  forms:
    'Każda strona jest też dostępna jako Markdown: z .md na końcu ścieżki lub dla „Accept: text/markdown”. Strona główna to /index.md.',
  search: 'Wyszukiwanie: {url} i szukane słowa',
  currency: 'Waluta cen: {currency}. Ostateczne ceny pokazują koszyk i kasa.',
  payment: 'Zapłacić może tylko człowiek, na stronie kasy.',
  feeds: 'Pliki z danymi produktów',
};
