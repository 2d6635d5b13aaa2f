import type { Messages } from '../en';

export const layout: Messages['layout'] = {
  skip: 'Hoppa till innehållet',
  allProducts: 'Alla produkter',
  // Not "journal", which is a medical record.
  blog: 'Magasin',
  categories: 'Kategorier',
  shop: 'Butik',
  language: 'Språk',
  currency: 'Valuta',
  approximatePrices: 'Priser i {shown} är ungefärliga. Du betalar i {charged}.',
  help: 'Hjälp',
  banner: 'Meddelande',
  shopInformation: 'Information från butiken',
  contact: 'Kontakt',
  legal: 'Juridisk information',
  social: 'Sociala medier',
  yourOrders: 'Dina beställningar',
  payments: 'Betalsätt som vi tar emot',
  paymentNames: { 'bank-transfer': 'Banköverföring', invoice: 'Faktura', 'gift-card': 'Presentkort' },
  securePayment:
    'Säker betalning: du anger dina betalningsuppgifter på betalsidan, och den här butiken ser dem aldrig.',
  questions: 'Frågor?',
  newsletter: 'Nyhetsbrev',
  newsletterEmail: 'E-post',
  subscribe: 'Prenumerera',
  colors: 'Utseende',
  colorsOfSystem: 'Som enheten',
  colorsLight: 'Ljust',
  colorsDark: 'Mörkt',
  offline: 'Du är offline. Inget har gått förlorat: vi fortsätter där du var när du är online igen.',
  goOn: 'Fortsätt',
};

export const header: Messages['header'] = {
  errorTitle: 'Fel:',
  menu: 'Meny',
  closeMenu: 'Stäng menyn',
  openSearch: 'Öppna sök',
  closeSearch: 'Stäng sök',
  search: 'Sök',
  cart: 'Varukorg',
  cartWithItems: { one: 'Varukorg, {count} vara', other: 'Varukorg, {count} varor' },
  account: 'Konto',
  signIn: 'Logga in',
  loading: 'Sidan laddas',
  signedOut: 'Du har loggats ut. {signInAgain} för att se ditt konto och din varukorg.',
  signInAgain: 'Logga in igen',
};

export const ui: Messages['ui'] = {
  close: 'Stäng',
  dismiss: 'Dölj',
  quantity: 'Antal',
  oneLess: 'Minska antalet',
  oneMore: 'Öka antalet',
  wholeQuantity: 'Ange ett heltal.',
  mostQuantity: 'Ange högst {most}.',
  onlyLeft: 'Bara {left} kvar',
  now: 'Nu',
  was: 'Tidigare',
  from: 'Från {price}',
  eachTime: '{price} per leverans',
  fromEachTime: 'Från {price} per leverans',
  perMeasure: '{price}/{measure}',
  priceOnRequest: 'Pris på förfrågan',
  breadcrumb: 'Länkstig',
};

export const consent: Messages['consent'] = {
  title: 'Integritet',
  text: 'Får vi mäta hur du använder butiken? Det hjälper oss att göra den bättre. Du kan ändra ditt val när som helst längst ner på varje sida.',
  choose:
    'Vad får vi använda? Butiken fungerar även utan. Du kan ändra ditt val när som helst längst ner på varje sida.',
  purposes: {
    statistics: { title: 'Statistik', text: 'För att se hur butiken används och göra den bättre.' },
    marketing: {
      title: 'Marknadsföring',
      text: 'För att visa annonser som passar dig och se om de fungerar.',
    },
    support: { title: 'Chatt och support', text: 'För att svara på dina frågor direkt här.' },
  },
  receiver: 'Uppgifterna går till {receiver}.',
  privacyPage: 'Integritetspolicy',
  accept: 'Godkänn',
  decline: 'Avböj',
  acceptAll: 'Godkänn alla',
  save: 'Spara val',
  settings: 'Integritetsinställningar',
};

export const pages: Messages['pages'] = {
  notFound: 'Sidan hittades inte',
  notFoundTitle: 'Vi hittade inte sidan',
  notFoundText: 'Den kan ha flyttats, eller så finns varan inte längre.',
  allProducts: 'Visa alla produkter',
  home: 'Till startsidan',
  draftTitle: 'Den här sidan är en mall',
  draftText:
    'Fyll i de markerade platserna i {file} och ta bort ”status: draft”. En butik i drift publicerar den inte.',
};

export const maintenance: Messages['maintenance'] = {
  title: 'Vi är snart tillbaka',
  text: 'Butiken är stängd för underhåll. Din varukorg är kvar. Behöver du något under tiden? Mejla {email}.',
  textWithoutEmail: 'Butiken är stängd för underhåll. Din varukorg är kvar.',
  retry: 'Kolla igen',
};

export const oldForm: Messages['oldForm'] = {
  title: 'Vi har uppdaterat butiken',
  text: 'Du öppnade formuläret före uppdateringen, så vi kunde inte skicka det. Öppna det igen och fyll i dina uppgifter på nytt.',
  typed: 'Det här hade du fyllt i, utan lösenord:',
  openAgain: 'Öppna formuläret igen',
};

/** Answers to programs that act for a shopper. */
export const assistants: Messages['assistants'] = {
  notFound: 'Produkten finns inte i den här butiken.',
  incompatible: 'Din assistent kan inte göra det här. Öppna butikens webbplats för att fortsätta.',
  priceIgnored: 'Priserna här är i butikens egen valuta, så prisfiltret har inte använts.',
  cartGone: 'Varukorgen finns inte längre.',
  nothingLeft: 'Ingen av varorna finns i den här butiken.',
  tooManyLines: 'En varukorg rymmer {count} olika varor här.',
  unknownItem: 'En vara finns inte i den här butiken och har utelämnats.',
  needsPage: 'Öppna sidan i butiken för att köpa {name}: {url}',
  leftOut: '{name} är slut i lager och har utelämnats.',
  lowered: '{name}: {quantity} i lager.',
  soldOut: '{name} finns inte längre.',
  oneCode: 'Bara en kod kan användas per beställning.',
  handOff:
    'Öppna länken för att kontrollera varorna och betala. I den här butiken är det en människa som betalar.',
  placeUnknown: 'Frakt och moms tillkommer när butiken vet vilket land det gäller.',
  taxUnknown: 'Moms tillkommer i kassan.',
  taxIncluded: 'Moms ingår i priserna.',
  undeliverable: 'Butiken kan inte leverera till den här adressen.',
  optionGone: 'Leveranssättet finns inte.',
  other: 'Övriga kostnader',
  replaceCart: 'Töm min varukorg först',
  codeWaits: 'Koden {code} kommer att användas.',
  codeApplied: 'Koden {code} används.',
};

export const blog: Messages['blog'] = {
  title: 'Magasin',
  intro: 'Anteckningar från verkstaden: hur saker blir till och hur du får dem att hålla.',
  shown: 'I den här artikeln',
  posts: 'Artiklar',
  tags: 'Ämnen',
  tagged: 'Magasin: {tag}',
  all: 'Alla artiklar',
  by: 'Av {author}',
  published: 'Publicerad {date}',
  newer: 'Nyare artiklar',
  older: 'Äldre artiklar',
  page: 'Magasin, sida {page}',
  feed: 'Flöde med nya artiklar (Atom)',
  empty: 'Det finns inga artiklar än',
  emptyText: 'Den första håller på att skrivas.',
};

export const preview: Messages['preview'] = {
  label: 'Förhandsgranskning',
  text: 'Du ser utkast som inte är publicerade än.',
  leave: 'Avsluta förhandsgranskningen',
};

export const discountLinks: Messages['discountLinks'] = {
  noted: 'Din rabatt är sparad. Den dras av när du lägger till den första varan.',
  waits: 'Koden {code} är sparad. Rabatten dras av när du lägger till den första varan.',
  kept: 'Koden {code} är sparad. Rabatten dras av med nästa vara, eller nu.',
  apply: 'Använd {code} nu',
};
