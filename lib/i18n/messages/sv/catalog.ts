import type { Messages } from '../en';

export const catalog: Messages['catalog'] = {
  products: 'Produkter',
  productCount: { one: '{count} produkt', other: '{count} produkter' },
  soldOut: 'Slut i lager',
  soldOutAfterPrice: ', slut i lager',
  // Not "rea", which the Marknadsföringslagen (2008:486), § 17, allows only for sales of a limited time.
  sale: 'Sänkt pris',
  isNew: 'Nyhet',
  colors: 'Färger: {names}',
  sortAndFilter: 'Sortera och filtrera',
  sortBy: 'Sortera efter',
  orders: {
    recommended: 'Rekommenderat',
    newest: 'Nyast först',
    bestSelling: 'Bästsäljare',
    topRated: 'Högst betyg',
    priceAsc: 'Pris: lågt till högt',
    priceDesc: 'Pris: högt till lågt',
    nameAsc: 'Namn A till Ö',
    nameDesc: 'Namn Ö till A',
  },
  minimumPrice: 'Lägsta pris',
  maximumPrice: 'Högsta pris',
  fromPrice: 'från {price}',
  toPrice: 'upp till {price}',
  listPrices: {
    priceAsc: 'Ordinarie pris: lågt till högt',
    priceDesc: 'Ordinarie pris: högt till lågt',
    title: 'Ordinarie pris',
    minimum: 'Lägsta ordinarie pris',
    maximum: 'Högsta ordinarie pris',
  },
  byListPrice:
    'Långa listor filtreras och sorteras efter ordinarie pris. Vissa produkter kostar mindre efter rabatt.',
  apply: 'Använd',
  showProducts: 'Visa produkter',
  showCount: { one: 'Visa {count} produkt', other: 'Visa {count} produkter' },
  filterGroups: { color: 'Färg', brand: 'Varumärke', ribbon: 'Utvalt', price: 'Pris', only: 'Visa bara' },
  moreChoices: { one: '{count} till', other: '{count} till' },
  choiceCount: { one: ', {count} produkt', other: ', {count} produkter' },
  onSale: 'Sänkt pris',
  inStock: 'I lager',
  activeFilters: 'Valda filter',
  minimumIs: 'Lägsta pris: {price}',
  maximumIs: 'Högsta pris: {price}',
  colorIs: 'Färg: {name}',
  brandIs: 'Varumärke: {name}',
  removeFilter: 'Ta bort filter:',
  clearAll: 'Rensa alla',
  clearFilters: 'Rensa filtren',
  nothingFor: 'Inga träffar för ”{terms}”',
  nothing: 'Inga produkter här just nu',
  nothingFits: 'Inga produkter matchar dina filter',
  pastEnd: 'Den här sidan finns inte längre',
  pastEndText: 'Listan kan ha varit längre när länken skapades.',
  toLastPage: 'Till sista sidan',
  nothingFiltered: 'Prova att ta bort ett filter, eller titta i en annan kategori.',
  nothingWithinPrices: 'Inget i det här prisintervallet. Prova ett större, eller titta i en annan kategori.',
  nothingSearched: 'Kontrollera stavningen, prova ett mer allmänt ord eller titta bland kategorierna.',
  nothingYet: 'Titta in igen snart, eller titta i en annan kategori.',
  pages: 'Sidor',
  previous: 'Föregående',
  next: 'Nästa',
  page: 'sida',
  pageOf: 'Sida {page} av {count}',
  search: 'Sök',
  searchTitle: 'Sökning: {terms}',
  searchIntro: 'Sök på namn, typ av produkt eller färg.',
  resultsFor: 'Träffar för ”{terms}”',
  results: 'Sökresultat',
  goesWith: 'Passar bra ihop',
  filter: 'Filtrera och sortera',
  applied: { one: ', {count} filter valt', other: ', {count} filter valda' },
  closeFilter: 'Stäng filtren',
  cut: 'De första {shown} produkterna visas. Använd filter eller sök för att se resten.',
  preOrder: 'Förbeställ',
  subcategories: 'Underkategorier',
  byCategory: 'Efter kategori',
  rated: {
    one: 'Betyg {average} av 5, {count} recension',
    other: 'Betyg {average} av 5, {count} recensioner',
  },
};

export const search: Messages['search'] = {
  didYouMean: 'Menade du {terms}?',
  places: 'Kategorier och sidor',
  newest: 'Nytt i butiken',
  contact: 'Hittar du inte det du söker? Mejla oss: {email}',
};

export const home: Messages['home'] = {
  shopAll: 'Upptäck alla produkter',
  featured: 'Utvalt',
  featuredProducts: 'Utvalda produkter',
  categories: 'Kategorier',
  newest: 'Nyheter',
  newProducts: 'Nya produkter',
  seeAll: 'Visa alla produkter',
  facts: 'Så arbetar vi',
};

export const sets: Messages['sets'] = {
  things: 'I det här setet',
  quantity: 'Antal: {name}',
  add: 'Lägg setet i varukorgen',
  total: { one: 'Summa för {count} artikel', other: 'Summa för {count} artiklar' },
  without: 'Ingår inte just nu: {names}.',
};

export const pageSections: Messages['pageSections'] = {
  previousSlide: 'Föregående: bild {number} av {count}',
  nextSlide: 'Nästa: bild {number} av {count}',
  slideOf: '{number} / {count}',
  allOf: 'Se allt: {name}',
  quotes: 'Vad kunderna säger',
  daysLeft: { one: '{count} dag kvar', other: '{count} dagar kvar' },
  lastDay: 'Sista dagen',
  until: 'Till och med {moment}',
  endedAt: 'Avslutades {moment}',
};

export const recommended: Messages['recommended'] = {
  together: 'Köps ofta tillsammans',
  similar: 'Liknande produkter',
  bestSellers: 'Bästsäljare',
  cart: 'Passar till din varukorg',
};

export const viewed: Messages['viewed'] = {
  title: 'Senast visade',
  clear: 'Rensa listan',
  soldOut: 'Slut i lager',
  compare: 'Jämför dessa',
};

export const quickAdd: Messages['quickAdd'] = {
  add: 'Lägg {name} i varukorgen',
  choose: 'Välj alternativ: {name}',
  details: 'Visa detaljer',
};

/** The page of gifts. */
export const gifts: Messages['gifts'] = {
  title: 'Presenter',
  intro: 'Efter pris, för alla tillfällen.',
  upTo: 'Upp till {price}',
  between: '{from} till {to}',
  from: 'Från {price}',
  personal: 'Med presentinslagning eller hälsning',
  giftCard: 'Svårt att välja?',
  giftCardText: 'Presentkortet kommer med e-post på den dag du väljer.',
  giftCardLink: 'Välj ett presentkort',
  all: 'Visa alla ({count})',
  prices: 'Presenter efter pris',
};

export const compare: Messages['compare'] = {
  title: 'Jämför',
  intro: 'Upp till fyra produkter sida vid sida.',
  link: 'Jämför',
  table: 'Jämförelse av {count} produkter',
  price: 'Pris',
  availability: 'Lagerstatus',
  about: 'Översikt',
  brand: 'Varumärke',
  rating: 'Betyg',
  scale: 'Skalenligt',
  remove: 'Ta bort',
  onlyDifferent: 'Visa bara skillnader',
  differs: 'skiljer sig',
  nothing: 'Anges inte',
  add: 'Lägg till en produkt',
  addThis: 'Lägg till',
  choose: 'Välj en produkt',
  none: 'Inget att jämföra än',
  noneText: 'Välj ”Jämför” på en produktsida för att lägga till produkten här.',
  products: 'Visa alla produkter',
  missing: {
    one: '{count} produkt i jämförelsen finns inte längre.',
    other: '{count} produkter i jämförelsen finns inte längre.',
  },
  unreachable: 'Vi kan inte visa alla de här produkterna just nu. Försök igen om en stund.',
  inStock: 'I lager',
  partly: 'I lager, vissa varianter är slut',
  preOrder: 'Förbeställ nu, skickas senare',
  soldOut: 'Slut i lager',
  atOnce: 'Tillgänglig direkt',
  full: 'Du kan jämföra högst fyra produkter. Ta bort en för att lägga till en annan.',
};
