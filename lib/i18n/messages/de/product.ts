import type { Messages } from '../en';

export const product: Messages['product'] = {
  addToCart: 'In den Warenkorb',
  soldOut: 'Ausverkauft',
  preOrder: 'Vorbestellen',
  none: 'Ohne',
  plusPrice: '{name} (+{price})',
  plus: '+{price}',
  fromTo: '{least} bis {count} Zeichen',
  howOften: 'Kaufoption',
  buyOnce: 'Einmaliger Kauf',
  saves: '{percent} % sparen',
  stock: {
    'sold-out': 'Ausverkauft',
    'not-available': 'In dieser Kombination nicht erhältlich',
    'in-stock': 'Vorrätig',
    'at-once': 'Sofort verfügbar',
    'pre-order': 'Vorbestellbar, Lieferung später',
  },
  onlyLeft: 'Nur noch {left} vorrätig',
  choiceSoldOut: '(ausverkauft)',
  choiceNotAvailable: '(nicht erhältlich)',
  pleaseChoose: 'Bitte wählen',
  chooseOptions: 'Bitte wählen Sie: {options}.',
  thisSoldOut: 'Diese Ausführung ist ausverkauft: {name}. Bitte wählen Sie eine andere.',
  thisNotAvailable: 'Diese Ausführung gibt es nicht: {name}. Bitte wählen Sie eine andere.',
  optional: '{title} (optional)',
  upTo: 'Bis zu {count} Zeichen',
  fillIn: 'Bitte füllen Sie „{field}“ aus.',
  added: 'In Ihrem Warenkorb: {what}.',
  notAdded: '{what} konnte nicht hinzugefügt werden.',
  add: 'In den Warenkorb',
  addFor: 'Für {price} hinzufügen',
  option: { beforeVowel: '{name}', other: '{name}' },
  choose: '{option} wählen',
  similar: 'Ähnliche Produkte ansehen',
  addToWishlist: 'Auf die Merkliste',
  onWishlist: 'Auf Ihrer Merkliste',
  needsAccount:
    'Ohne JavaScript steht die Merkliste nur mit Kundenkonto zur Verfügung: Bitte melden Sie sich zuerst an.',
};

export const gallery: Messages['gallery'] = {
  pictures: 'Bilder von {name}',
  all: 'Alle Bilder',
  one: 'Bild {number} von {count}: {alt}',
  position: '{number} von {count}',
  enlarge: 'Bild {number} von {count} vergrößern',
  enlarged: 'Bilder von {name}, vergrößert',
  video: 'Video: {alt}',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  previous: 'Vorheriges Bild',
  next: 'Nächstes Bild',
  close: 'Schließen',
};

export const sizes: Messages['sizes'] = {
  guide: 'Größentabelle',
  close: 'Größentabelle schließen',
  page: 'Als Seite öffnen',
  scale: {
    mug: 'Maßstäblich gezeichnet: {width} breit und {height} hoch, neben einem {beside} hohen Becher.',
    hand: 'Maßstäblich gezeichnet: {width} breit und {height} hoch, neben einer {beside} langen Hand.',
  },
};

export const delivery: Messages['delivery'] = {
  cost: '{country}: Versand {cost}.',
  costFreeFrom: '{country}: Versand {cost}, ab {freeFrom} kostenlos.',
  free: '{country}: Versand kostenlos.',
  days: { one: 'Lieferzeit {days} Werktag.', other: 'Lieferzeit {days} Werktage.' },
  abroad: 'Alle anderen Länder: ab {cost}.',
  costInCart: '{country}: Die Versandkosten stehen im Warenkorb.',
  giftCardCurrency: 'Geschenkkarten lauten auf {currency}.',
  digitalSent: 'Ein Download: Der Link kommt per E-Mail, sobald bezahlt ist.',
  giftCardSent: 'Kommt nach der Zahlung per E-Mail und lässt sich gleich verschenken.',
  giftCardGood: 'Gilt für das ganze Sortiment, auch in Teilbeträgen einlösbar.',
  arrives: 'Jetzt bestellen, Lieferung etwa {dates}',
  expected: 'Kommt etwa {dates} an',
  returnsFree: {
    one: '{country}: kostenlose Rückgabe innerhalb von {count} Tag.',
    other: '{country}: kostenlose Rückgabe innerhalb von {count} Tagen.',
  },
  returnsPaid: {
    one: '{country}: Rückgabe innerhalb von {count} Tag. Das Porto tragen Sie.',
    other: '{country}: Rückgabe innerhalb von {count} Tagen. Das Porto tragen Sie.',
  },
};

export const backInStock: Messages['backInStock'] = {
  title: 'Benachrichtigen, sobald verfügbar',
  intro:
    'Wir schreiben Ihnen eine einzige E-Mail, sobald der Artikel wieder vorrätig ist. Ihre Adresse verwenden wir für nichts anderes.',
  which: 'Welche Ausführung',
  email: 'Ihre E-Mail-Adresse',
  submit: 'Benachrichtigen',
  done: 'Erledigt. Wir benachrichtigen Sie unter {email}, sobald {name} wieder verfügbar ist.',
  off: 'Benachrichtigungen sind zurzeit leider nicht möglich.',
  gone: 'Diese Ausführung haben wir nicht mehr im Sortiment.',
  notSoldOut: 'Dieser Artikel ist vorrätig. Sie müssen nicht warten.',
  back: 'Zurück zu {name}',
  some: 'Ihre Ausführung ist ausverkauft? Lassen Sie sich benachrichtigen, wenn sie wieder da ist.',
};

export const giftCard: Messages['giftCard'] = {
  title: 'Geschenkkarte',
  intro: 'Ein Code für das ganze Sortiment, per E-Mail am Tag Ihrer Wahl.',
  noDelivery: 'Keine Versandkosten, kein Warten auf ein Paket.',
  form: 'Geschenkkarte kaufen',
  amount: 'Betrag',
  valueFor: '{value} für {price}',
  other: 'Anderer Betrag',
  ownAmount: 'Ihr Betrag',
  between: 'Von {least} bis {most}.',
  forWhom: 'Für wen ist die Geschenkkarte?',
  someone: 'Für jemand anderen',
  me: 'Für mich',
  meHint: 'Wir schicken den Code nach der Zahlung an die E-Mail-Adresse Ihrer Bestellung.',
  firstName: 'Vorname',
  lastName: 'Nachname (optional)',
  email: 'E-Mail-Adresse der beschenkten Person',
  message: 'Nachricht (optional)',
  messageHint: 'Höchstens {count} Zeichen.',
  date: 'Versanddatum (optional)',
  dateHint: 'Ohne Datum wird sie verschickt, sobald sie bezahlt ist.',
  add: 'In den Warenkorb',
  added: 'Im Warenkorb: {name}.',
  chooseAmount: 'Bitte wählen Sie einen Betrag.',
  amountForm: 'Bitte geben Sie einen Betrag wie 75 oder 49,50 ein.',
  outOfBounds: 'Bitte geben Sie einen Betrag von {least} bis {most} ein.',
  chooseWhom: 'Wählen Sie, für wen sie ist.',
  enterFirstName: 'Bitte geben Sie den Vornamen ein.',
  enterEmail: 'Bitte geben Sie die E-Mail-Adresse der beschenkten Person ein.',
  dateForm: 'Bitte geben Sie ein Datum ein.',
  datePast: 'Bitte wählen Sie heute oder einen späteren Tag.',
  dateLate: 'Bitte wählen Sie einen Tag innerhalb eines Jahres.',
};

export const reviews: Messages['reviews'] = {
  title: 'Bewertungen',
  of: 'Bewertungen von {product}',
  outOfFive: '{average} von 5',
  stars: { one: '{count} Stern', other: '{count} Sterne' },
  ratedStars: { one: 'Mit {count} von 5 Sternen bewertet', other: 'Mit {count} von 5 Sternen bewertet' },
  count: { one: '{count} Bewertung', other: '{count} Bewertungen' },
  bar: { one: '{stars}, {count} Bewertung', other: '{stars}, {count} Bewertungen' },
  distribution: 'Bewertungen nach Sternen',
  showAll: { one: '{count} Bewertung ansehen', other: 'Alle {count} Bewertungen ansehen' },
  none: 'Noch keine Bewertungen. Haben Sie es schon zu Hause? Andere freuen sich über Ihre Erfahrung.',
  unreachable: 'Die Bewertungen können gerade nicht angezeigt werden.',
  tryAgain: 'Noch einmal versuchen',
  write: 'Bewertung schreiben',
  signInToWrite: 'Anmelden und bewerten',
  verified: 'Verifizierter Kauf',
  anonymous: 'Anonym',
  helpful: {
    one: '{count} Person fand das hilfreich',
    other: '{count} Personen fanden das hilfreich',
  },
  reply: 'Antwort von {shop}',
  pictures: 'Bilder zu dieser Bewertung',
  video: 'Video zu dieser Bewertung',
  sortBy: 'Sortieren nach',
  orders: {
    newest: 'Neueste',
    highest: 'Beste zuerst',
    lowest: 'Schlechteste zuerst',
    helpful: 'Hilfreichste',
  },
  filter: 'Nach Sternen filtern',
  allStars: 'Alle',
  noneWithStars: 'Keine Bewertungen mit dieser Sternezahl.',
  pages: 'Seiten der Bewertungen',
  back: 'Zurück zum Produkt',
  formTitle: '{product} bewerten',
  visitorTitle: 'Zum Bewerten bitte anmelden',
  visitorText:
    'Bitte melden Sie sich an, damit jede Person nur eine Bewertung schreibt. Danach kommen Sie hierher zurück.',
  signIn: 'Anmelden',
  register: 'Konto anlegen',
  formUnreachable: 'Das Formular kann gerade nicht angezeigt werden',
  formUnreachableText:
    'Die Daten des Shops sind nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
  ownTitle: 'Ihre Bewertung',
  states: {
    published: 'Ihre Bewertung ist veröffentlicht.',
    pending: 'Ihre Bewertung ist eingegangen. Sie erscheint, sobald wir sie geprüft haben.',
    rejected:
      'Ihre Bewertung wurde nicht veröffentlicht, weil sie unseren Regeln für Bewertungen nicht entspricht.',
  },
  final:
    'Eine abgeschickte Bewertung lässt sich nicht mehr ändern. Bitte schreiben Sie uns, wenn etwas daran nicht stimmt.',
};

export const reviewForm: Messages['reviewForm'] = {
  label: 'Ihre Bewertung',
  rating: 'Ihre Sternebewertung',
  stars: { one: '{count} Stern', other: '{count} Sterne' },
  meanings: { 1: 'Schlecht', 2: 'Mäßig', 3: 'Gut', 4: 'Sehr gut', 5: 'Ausgezeichnet' },
  title: 'Titel (optional)',
  text: 'Ihre Bewertung',
  textHint: 'Wofür benutzen Sie es, und wie hat es sich bewährt? Bis zu {count} Zeichen.',
  name: 'Name bei der Bewertung',
  nameHint: 'Andere Kundinnen und Kunden sehen diesen Namen.',
  send: 'Bewertung abschicken',
};

/** Was das Recht mancher Länder zu Preisen verlangt. */
export const priceNotes: Messages['priceNotes'] = {
  tax: {
    included: 'inkl. MwSt.',
    'small-business': 'Gemäß § 19 UStG wird keine Umsatzsteuer ausgewiesen',
  },
  /** For all goods of a list, in the footer. */
  all: 'Alle Preise {tax}',
  plus: '{tax}, zzgl. {shipping}',
  /** The link in `plus`. */
  shipping: 'Versand',
  shippingAdded: 'zzgl. {shipping}',
  lowest: 'Niedrigster Preis der letzten 30 Tage: {price}',
  feeIncluded: 'inkl. {amount} Pflichtgebühren',
  feePerOrder: 'zzgl. {amount} Gebühren je Bestellung',
  feesApart: 'Die Zwischensumme enthält keine Pflichtgebühren, die Gesamtsumme schon.',
};

/** Die amtliche Mitteilung zur Gewährleistung, die die EU von Shops für Waren verlangt. */
export const guarantee: Messages['guarantee'] = {
  title: 'Ihre gesetzlichen Gewährleistungsrechte',
  intro: 'Die amtliche Mitteilung der Europäischen Union für alle, die Waren kaufen.',
  alt: 'Amtliche EU-Mitteilung zur gesetzlichen Gewährleistung',
  full: 'Mitteilung in voller Größe öffnen',
  more: 'Ihre Rechte auf europa.eu',
};

export const productSafety: Messages['productSafety'] = {
  title: 'Produktsicherheit',
  manufacturer: 'Hersteller',
  euPerson: 'Verantwortliche Person in der EU',
  itemNumber: { one: 'Artikelnummer', other: 'Artikelnummern' },
  garan: 'GARAN: Der Hersteller garantiert {years} Jahre Haltbarkeit',
  garanMore: 'Mehr über Garantien auf europa.eu',
};

export const reviewChecks: Messages['reviewChecks'] = {
  unchecked:
    'Bewertungen stammen von angemeldeten Mitgliedern. Ob sie das Produkt gekauft haben, prüfen wir nicht. Wir veröffentlichen positive und negative Bewertungen.',
  marked:
    'Bewertungen stammen von angemeldeten Mitgliedern. Bewertungen von Käufern tragen „Verifizierter Kauf“. Die anderen prüfen wir nicht. Wir veröffentlichen positive und negative Bewertungen.',
  verified:
    'Bewertungen stammen von Mitgliedern, die das Produkt gekauft haben. Das prüfen wir, bevor wir sie veröffentlichen. Wir veröffentlichen positive und negative Bewertungen.',
};

export const agents: Messages['agents'] = {
  regularPrice: 'Regulärer Preis',
  pricePerUnit: 'Grundpreis',
  variants: 'Ausführungen',
  sku: 'Artikelnummer',
  page: 'Seite',
  forms:
    'Jede Seite gibt es auch als Markdown: mit .md am Ende ihres Pfades oder für „Accept: text/markdown“. Die Startseite ist /index.md.',
  search: 'Suche: {url}, gefolgt von den Suchbegriffen',
  currency: 'Die Preise sind in {currency}. Warenkorb und Kasse zeigen die endgültigen Preise.',
  payment: 'Bezahlen kann nur ein Mensch, auf der Seite der Kasse.',
  feeds: 'Produktdaten-Feeds',
};
