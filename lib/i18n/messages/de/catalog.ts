import type { Messages } from '../en';

export const catalog: Messages['catalog'] = {
  products: 'Produkte',
  productCount: { one: '{count} Produkt', other: '{count} Produkte' },
  soldOut: 'Ausverkauft',
  soldOutAfterPrice: ', ausverkauft',
  sale: 'Reduziert',
  isNew: 'Neu',
  colors: 'Farben: {names}',
  sortAndFilter: 'Sortieren und filtern',
  sortBy: 'Sortieren nach',
  orders: {
    recommended: 'Empfohlen',
    newest: 'Neueste zuerst',
    bestSelling: 'Meistverkauft',
    topRated: 'Am besten bewertet',
    priceAsc: 'Preis aufsteigend',
    priceDesc: 'Preis absteigend',
    nameAsc: 'Name A bis Z',
    nameDesc: 'Name Z bis A',
  },
  minimumPrice: 'Mindestpreis',
  maximumPrice: 'Höchstpreis',
  fromPrice: 'ab {price}',
  toPrice: 'bis {price}',
  listPrices: {
    priceAsc: 'Niedrigster Preis vor Rabatt',
    priceDesc: 'Höchster Preis vor Rabatt',
    title: 'Preis vor Rabatt',
    minimum: 'Mindestpreis vor Rabatt',
    maximum: 'Höchstpreis vor Rabatt',
  },
  byListPrice:
    'Lange Listen filtern und sortieren wir nach Preisen vor Rabatt. Manche Produkte kosten weniger.',
  apply: 'Anwenden',
  showProducts: 'Produkte anzeigen',
  showCount: { one: '{count} Produkt anzeigen', other: '{count} Produkte anzeigen' },
  filterGroups: {
    color: 'Farbe',
    brand: 'Marke',
    ribbon: 'Highlights',
    price: 'Preis',
    only: 'Nur anzeigen',
  },
  moreChoices: { one: '{count} weitere', other: '{count} weitere' },
  choiceCount: { one: ', {count} Produkt', other: ', {count} Produkte' },
  onSale: 'Reduziert',
  inStock: 'Vorrätig',
  activeFilters: 'Aktive Filter',
  minimumIs: 'Mindestpreis: {price}',
  maximumIs: 'Höchstpreis: {price}',
  colorIs: 'Farbe: {name}',
  brandIs: 'Marke: {name}',
  removeFilter: 'Filter entfernen:',
  clearAll: 'Alle entfernen',
  clearFilters: 'Filter zurücksetzen',
  nothingFor: 'Keine Ergebnisse für „{terms}“',
  nothing: 'Hier ist im Moment nichts',
  nothingFits: 'Keine Produkte passen zu Ihren Filtern',
  pastEnd: 'Diese Seite gibt es nicht mehr',
  pastEndText: 'Vielleicht war sie länger, als diese Adresse entstand.',
  toLastPage: 'Zur letzten Seite',
  nothingFiltered: 'Entfernen Sie einen Filter oder stöbern Sie in einer anderen Kategorie.',
  nothingWithinPrices:
    'Keine Produkte in dieser Preisspanne. Erweitern Sie sie oder stöbern Sie in einer anderen Kategorie.',
  nothingSearched:
    'Prüfen Sie die Schreibweise, versuchen Sie einen allgemeineren Begriff oder stöbern Sie in den Kategorien.',
  nothingYet: 'Stöbern Sie bis dahin in einer anderen Kategorie.',
  pages: 'Seiten',
  previous: 'Zurück',
  next: 'Weiter',
  page: 'blättern',
  pageOf: 'Seite {page} von {count}',
  search: 'Suche',
  searchTitle: 'Suche: {terms}',
  searchIntro: 'Geben Sie ein, was Sie suchen: einen Namen, eine Produktart, eine Farbe.',
  resultsFor: 'Ergebnisse für „{terms}“',
  results: 'Suchergebnisse',
  goesWith: 'Passt gut dazu',
  filter: 'Filtern und sortieren',
  applied: { one: ', {count} Filter aktiv', other: ', {count} Filter aktiv' },
  closeFilter: 'Filter schließen',
  cut: 'Diese Liste zeigt die ersten {shown} Produkte. Die übrigen finden Sie über Filter oder die Suche.',
  preOrder: 'Vorbestellen',
  subcategories: 'Unterkategorien',
  byCategory: 'Nach Kategorie',
  rated: {
    one: '{average} von 5 Sternen, {count} Bewertung',
    other: '{average} von 5 Sternen, {count} Bewertungen',
  },
};

export const search: Messages['search'] = {
  didYouMean: 'Meinten Sie {terms}?',
  places: 'Kategorien und Seiten',
  newest: 'Neu im Shop',
  contact: 'Noch nicht gefunden? Schreiben Sie uns: {email}',
};

export const home: Messages['home'] = {
  shopAll: 'Alle Produkte entdecken',
  featured: 'Ausgewählt',
  featuredProducts: 'Ausgewählte Produkte',
  categories: 'Kategorien',
  newest: 'Neu',
  newProducts: 'Neue Produkte',
  seeAll: 'Alle Produkte ansehen',
  facts: 'Wie wir arbeiten',
};

export const sets: Messages['sets'] = {
  things: 'In diesem Set',
  quantity: 'Menge: {name}',
  add: 'Set in den Warenkorb',
  total: { one: 'Summe für {count} Artikel', other: 'Summe für {count} Artikel' },
  without: 'Derzeit nicht dabei: {names}.',
};

export const pageSections: Messages['pageSections'] = {
  previousSlide: 'Zurück: Bild {number} von {count}',
  nextSlide: 'Weiter: Bild {number} von {count}',
  slideOf: '{number} / {count}',
  allOf: 'Alles aus {name}',
  quotes: 'Was andere sagen',
  daysLeft: { one: 'Noch {count} Tag', other: 'Noch {count} Tage' },
  lastDay: 'Letzter Tag',
  until: 'Bis {moment}',
  endedAt: 'Beendet am {moment}',
};

export const recommended: Messages['recommended'] = {
  together: 'Oft zusammen gekauft',
  similar: 'Ähnliche Produkte',
  bestSellers: 'Bestseller',
  cart: 'Passt zu Ihrem Warenkorb',
};

export const viewed: Messages['viewed'] = {
  title: 'Zuletzt angesehen',
  clear: 'Liste leeren',
  soldOut: 'Ausverkauft',
  compare: 'Diese vergleichen',
};

export const quickAdd: Messages['quickAdd'] = {
  add: '{name} in den Warenkorb',
  choose: 'Ausführung wählen: {name}',
  details: 'Details ansehen',
};

/** The page of gifts. */
export const gifts: Messages['gifts'] = {
  title: 'Geschenke',
  intro: 'Nach Preis, für jeden Anlass.',
  upTo: 'Bis {price}',
  between: '{from} bis {to}',
  from: 'Ab {price}',
  personal: 'Mit Geschenkverpackung oder Grußtext',
  giftCard: 'Noch unschlüssig?',
  giftCardText: 'Eine Geschenkkarte kommt per E-Mail, am Tag Ihrer Wahl.',
  giftCardLink: 'Geschenkkarte auswählen',
  all: 'Alle {count} ansehen',
  prices: 'Geschenke nach Preis',
};

export const compare: Messages['compare'] = {
  title: 'Vergleichen',
  intro: 'Bis zu vier Produkte nebeneinander.',
  link: 'Vergleichen',
  table: 'Vergleich von {count} Produkten',
  price: 'Preis',
  availability: 'Verfügbarkeit',
  about: 'Beschreibung',
  brand: 'Marke',
  rating: 'Bewertung',
  scale: 'Maßstäblich',
  remove: 'Entfernen',
  onlyDifferent: 'Nur Unterschiede zeigen',
  differs: 'unterscheidet sich',
  nothing: 'Keine Angabe',
  add: 'Produkt hinzufügen',
  addThis: 'Hinzufügen',
  choose: 'Produkt auswählen',
  none: 'Noch nichts zu vergleichen',
  noneText: 'Wählen Sie auf der Seite eines Produkts „Vergleichen“, dann steht es hier.',
  products: 'Alle Produkte ansehen',
  missing: {
    one: '{count} Produkt dieses Vergleichs gibt es nicht mehr im Shop.',
    other: '{count} Produkte dieses Vergleichs gibt es nicht mehr im Shop.',
  },
  unreachable:
    'Wir können gerade nicht alle diese Produkte anzeigen. Bitte versuchen Sie es gleich noch einmal.',
  inStock: 'Vorrätig',
  partly: 'Vorrätig, einige Varianten ausverkauft',
  preOrder: 'Vorbestellbar, Lieferung später',
  soldOut: 'Ausverkauft',
  atOnce: 'Sofort verfügbar',
  full: 'Mehr als vier Produkte können wir nicht zeigen. Entfernen Sie eines, um ein anderes hinzuzufügen.',
};
