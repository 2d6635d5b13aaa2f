import type { Messages } from '../en';

export const layout: Messages['layout'] = {
  skip: 'Przejdź do treści',
  allProducts: 'Wszystkie produkty',
  blog: 'Blog',
  categories: 'Kategorie',
  shop: 'Sklep',
  language: 'Język',
  currency: 'Waluta',
  approximatePrices: 'Ceny w walucie {shown} są przybliżone. Zapłacisz w walucie {charged}.',
  help: 'Pomoc',
  banner: 'Ogłoszenie',
  shopInformation: 'Informacje o sklepie',
  contact: 'Kontakt',
  legal: 'Informacje prawne',
  social: 'Media społecznościowe',
  yourOrders: 'Twoje zamówienia',
  payments: 'Akceptowane metody płatności',
  paymentNames: {
    'bank-transfer': 'Przelew bankowy',
    invoice: 'Płatność na fakturę',
    'gift-card': 'Karta podarunkowa',
  },
  securePayment:
    'Bezpieczna płatność: dane płatnicze podajesz na stronie płatności, a ten sklep nigdy ich nie widzi.',
  questions: 'Masz pytania?',
  newsletter: 'Newsletter',
  newsletterEmail: 'E-mail',
  subscribe: 'Zapisz się',
  colors: 'Wygląd',
  colorsOfSystem: 'Jak w urządzeniu',
  colorsLight: 'Jasny',
  colorsDark: 'Ciemny',
  offline: 'Brak połączenia z internetem. Nic nie przepadło: gdy wróci, zaczniemy tam, gdzie przerwaliśmy.',
  goOn: 'Kontynuuj',
};

export const header: Messages['header'] = {
  errorTitle: 'Błąd:',
  menu: 'Menu',
  closeMenu: 'Zamknij menu',
  openSearch: 'Otwórz wyszukiwarkę',
  closeSearch: 'Zamknij wyszukiwarkę',
  search: 'Szukaj',
  cart: 'Koszyk',
  cartWithItems: {
    one: 'Koszyk, {count} produkt',
    few: 'Koszyk, {count} produkty',
    many: 'Koszyk, {count} produktów',
    other: 'Koszyk, {count} produktu',
  },
  account: 'Konto',
  signIn: 'Zaloguj się',
  loading: 'Wczytujemy stronę',
  signedOut: 'Wylogowano Cię. {signInAgain}, aby zobaczyć swoje konto i koszyk.',
  signInAgain: 'Zaloguj się ponownie',
};

export const ui: Messages['ui'] = {
  close: 'Zamknij',
  dismiss: 'Ukryj',
  quantity: 'Ilość',
  oneLess: 'Zmniejsz ilość',
  oneMore: 'Zwiększ ilość',
  wholeQuantity: 'Wpisz liczbę całkowitą.',
  mostQuantity: 'Wpisz {most} lub mniej.',
  onlyLeft: 'W magazynie tylko {left} szt.',
  now: 'Teraz',
  was: 'Wcześniej',
  from: 'Od {price}',
  eachTime: '{price} za dostawę',
  fromEachTime: 'Od {price} za dostawę',
  perMeasure: '{price} / {measure}',
  priceOnRequest: 'Cena na zapytanie',
  breadcrumb: 'Ścieżka nawigacji',
};

export const consent: Messages['consent'] = {
  title: 'Prywatność',
  text: 'Czy możemy mierzyć, jak korzystasz z tego sklepu? Pomaga nam to go ulepszać. Swój wybór możesz zmienić w każdej chwili na dole każdej strony.',
  choose:
    'Z czego możemy korzystać? Sklep działa bez tego wszystkiego. Swój wybór możesz zmienić w każdej chwili na dole każdej strony.',
  purposes: {
    statistics: {
      title: 'Statystyka',
      text: 'Aby wiedzieć, jak klienci korzystają ze sklepu, i go ulepszać.',
    },
    marketing: { title: 'Reklama', text: 'Aby pokazywać Ci trafne reklamy i sprawdzać, czy działają.' },
    support: { title: 'Czat i pomoc', text: 'Aby odpowiadać na Twoje pytania od razu tutaj.' },
  },
  receiver: 'Odbiorca danych: {receiver}.',
  privacyPage: 'Polityka prywatności',
  accept: 'Akceptuję',
  decline: 'Odrzucam',
  acceptAll: 'Akceptuję wszystko',
  save: 'Zapisz wybór',
  settings: 'Ustawienia prywatności',
};

export const pages: Messages['pages'] = {
  notFound: 'Nie znaleziono strony',
  notFoundTitle: 'Nie udało się znaleźć tej strony',
  notFoundText: 'Mogła zostać przeniesiona albo produkt nie jest już dostępny.',
  allProducts: 'Zobacz wszystkie produkty',
  home: 'Przejdź do strony głównej',
  draftTitle: 'Ta strona to szablon',
  draftText:
    'Uzupełnij oznaczone miejsca w pliku {file} i usuń „status: draft”. Działający sklep jej nie publikuje.',
};

export const maintenance: Messages['maintenance'] = {
  title: 'Niedługo wracamy',
  text: 'Trwają prace techniczne i sklep jest nieczynny. Twój koszyk jest bezpieczny. Potrzebujesz czegoś w tym czasie? Napisz: {email}.',
  textWithoutEmail: 'Trwają prace techniczne i sklep jest nieczynny. Twój koszyk jest bezpieczny.',
  retry: 'Sprawdź ponownie',
};

export const oldForm: Messages['oldForm'] = {
  title: 'Zaktualizowaliśmy sklep',
  text: 'Formularz został otwarty przed aktualizacją, więc nie mogliśmy go wysłać. Otwórz go ponownie i jeszcze raz wpisz dane.',
  typed: 'Oto wpisane dane, bez haseł:',
  openAgain: 'Otwórz formularz ponownie',
};

/** Answers to programs that act for a shopper. */
export const assistants: Messages['assistants'] = {
  notFound: 'Ten produkt nie jest dostępny w tym sklepie.',
  incompatible: 'Twój asystent nie może tego tutaj zrobić. Otwórz stronę sklepu, aby kontynuować.',
  priceIgnored: 'Ceny są tu podane w walucie sklepu, więc filtr ceny nie został zastosowany.',
  cartGone: 'Ten koszyk już nie istnieje.',
  nothingLeft: 'Żaden z tych produktów nie jest dostępny w tym sklepie.',
  tooManyLines: 'Maksymalna liczba różnych produktów w koszyku to {count}.',
  unknownItem: 'Jeden z produktów nie jest dostępny w tym sklepie, więc został pominięty.',
  needsPage: 'Aby kupić produkt „{name}”, otwórz jego stronę w sklepie: {url}',
  leftOut: '{name}: produkt wyprzedany, więc został pominięty.',
  lowered: '{name}: dostępna ilość to {quantity}.',
  soldOut: '{name}: produkt nie jest już dostępny.',
  oneCode: 'W jednym zamówieniu można użyć tylko jednego kodu.',
  handOff: 'Otwórz link, aby sprawdzić produkty i zapłacić. W tym sklepie płaci człowiek.',
  placeUnknown: 'Koszt dostawy i podatek zostaną dodane, gdy sklep pozna kraj.',
  taxUnknown: 'Podatek zostanie dodany w kasie.',
  taxIncluded: 'Ceny zawierają podatek.',
  undeliverable: 'Sklep nie może dostarczyć zamówienia pod ten adres.',
  optionGone: 'Ta forma dostawy nie jest dostępna.',
  other: 'Inne koszty',
  replaceCart: 'Najpierw opróżnij mój koszyk',
  codeWaits: 'Kod {code} zostanie zastosowany.',
  codeApplied: 'Kod {code} został zastosowany.',
};

export const blog: Messages['blog'] = {
  title: 'Blog',
  intro: 'Zapiski z pracowni: jak powstają nasze rzeczy i jak sprawić, by służyły długo.',
  shown: 'W tym artykule',
  posts: 'Artykuły',
  tags: 'Tematy',
  tagged: 'Blog: {tag}',
  all: 'Wszystkie artykuły',
  by: 'Autor: {author}',
  published: 'Opublikowano {date}',
  newer: 'Nowsze artykuły',
  older: 'Starsze artykuły',
  page: 'Blog, strona {page}',
  feed: 'Kanał nowych artykułów (Atom)',
  empty: 'Nie ma jeszcze artykułów',
  emptyText: 'Pierwszy właśnie powstaje.',
};

export const preview: Messages['preview'] = {
  label: 'Podgląd',
  text: 'Widzisz szkice, które nie są jeszcze opublikowane.',
  leave: 'Zamknij podgląd',
};

export const discountLinks: Messages['discountLinks'] = {
  noted: 'Twój rabat jest zapisany. Odliczymy go, gdy dodasz pierwszy produkt.',
  waits: 'Kod {code} jest zapisany. Rabat odliczymy, gdy dodasz pierwszy produkt.',
  kept: 'Kod {code} jest zapisany. Rabat odliczymy przy następnym produkcie albo od razu.',
  apply: 'Zastosuj teraz kod {code}',
};
