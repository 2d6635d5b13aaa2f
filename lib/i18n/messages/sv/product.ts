import type { Messages } from '../en';

export const product: Messages['product'] = {
  addToCart: 'Lägg i varukorgen',
  soldOut: 'Slut i lager',
  preOrder: 'Förbeställ',
  none: 'Utan',
  plusPrice: '{name} (+{price})',
  plus: '+{price}',
  fromTo: '{least} till {count} tecken',
  howOften: 'Köpalternativ',
  buyOnce: 'Engångsköp',
  saves: 'Spara {percent} %',
  stock: {
    'sold-out': 'Slut i lager',
    'not-available': 'Finns inte i den här kombinationen',
    'in-stock': 'I lager',
    'at-once': 'Tillgänglig direkt',
    'pre-order': 'Förbeställ nu, skickas senare',
  },
  onlyLeft: 'Bara {left} kvar',
  choiceSoldOut: '(slut i lager)',
  choiceNotAvailable: '(finns inte)',
  pleaseChoose: 'Välj',
  chooseOptions: 'Välj: {options}.',
  thisSoldOut: 'Den här varianten är slut i lager: {name}. Välj en annan.',
  thisNotAvailable: 'Den här kombinationen finns inte: {name}. Välj en annan.',
  optional: '{title} (valfritt)',
  upTo: 'Högst {count} tecken',
  fillIn: 'Fyll i ”{field}”.',
  added: 'Tillagt i din varukorg: {what}.',
  notAdded: '{what} kunde inte läggas till.',
  add: 'Lägg till',
  addFor: 'Lägg till för {price}',
  choose: 'Välj: {option}',
  option: { beforeVowel: '{name}', other: '{name}' },
  similar: 'Visa liknande varor',
  addToWishlist: 'Lägg till på önskelistan',
  onWishlist: 'På din önskelista',
  needsAccount: 'Utan JavaScript behöver du logga in för att använda önskelistan.',
};

export const gallery: Messages['gallery'] = {
  pictures: 'Bilder på {name}',
  all: 'Alla bilder',
  one: 'Bild {number} av {count}: {alt}',
  position: '{number} av {count}',
  enlarge: 'Förstora bild {number} av {count}',
  enlarged: 'Bilder på {name}, förstorade',
  video: 'Film: {alt}',
  zoomIn: 'Zooma in',
  zoomOut: 'Zooma ut',
  previous: 'Föregående bild',
  next: 'Nästa bild',
  close: 'Stäng',
};

export const sizes: Messages['sizes'] = {
  guide: 'Storleksguide',
  close: 'Stäng storleksguiden',
  page: 'Öppna som sida',
  scale: {
    mug: 'Skalenligt ritat: bredd {width} och höjd {height}, bredvid en {beside} hög mugg.',
    hand: 'Skalenligt ritat: bredd {width} och höjd {height}, bredvid en {beside} lång hand.',
  },
};

export const delivery: Messages['delivery'] = {
  cost: '{country}: frakt {cost}.',
  costFreeFrom: '{country}: frakt {cost}, fri frakt vid köp från {freeFrom}.',
  free: '{country}: fri frakt.',
  days: { one: 'Leveranstid {days} arbetsdag.', other: 'Leveranstid {days} arbetsdagar.' },
  abroad: 'Övriga länder: från {cost}.',
  costInCart: '{country}: frakten beräknas i varukorgen.',
  giftCardCurrency: 'Presentkort är i {currency}.',
  digitalSent: 'En nedladdning: vi mejlar länken efter betalningen.',
  giftCardSent: 'Skickas via e-post efter betalningen, redo att ges bort.',
  giftCardGood: 'Gäller för allt i butiken, på en gång eller lite i taget.',
  arrives: 'Beställ nu, beräknad leverans {dates}',
  expected: 'Beräknad leverans {dates}',
  returnsFree: {
    one: '{country}: fri retur inom {count} dag.',
    other: '{country}: fri retur inom {count} dagar.',
  },
  returnsPaid: {
    one: '{country}: retur inom {count} dag. Du betalar returfrakten.',
    other: '{country}: retur inom {count} dagar. Du betalar returfrakten.',
  },
};

export const backInStock: Messages['backInStock'] = {
  title: 'Meddela mig när varan är tillbaka',
  intro:
    'Vi skickar ett enda mejl när varan finns i lager igen. Vi använder inte din adress till något annat.',
  which: 'Vilket alternativ?',
  email: 'Din e-postadress',
  submit: 'Meddela mig',
  done: 'Klart. Vi mejlar {email} en gång, så snart {name} finns i lager igen.',
  off: 'Tyvärr går det inte att få mejl om varor i lager just nu.',
  gone: 'Vi säljer inte det här alternativet längre, så det kommer inte tillbaka.',
  notSoldOut: 'Varan finns i lager. Du kan beställa den nu.',
  back: 'Tillbaka till {name}',
  some: 'Är din variant slut? Få ett mejl när den är tillbaka.',
};

export const giftCard: Messages['giftCard'] = {
  title: 'Presentkort',
  intro: 'En kod som gäller för allt i butiken och mejlas den dag du väljer.',
  noDelivery: 'Ingen fraktkostnad, inget paket att vänta på.',
  form: 'Köp ett presentkort',
  amount: 'Belopp',
  valueFor: '{value} för {price}',
  other: 'Ett annat belopp',
  ownAmount: 'Ditt belopp',
  between: 'Från {least} till {most}.',
  forWhom: 'Vem är det till?',
  someone: 'Någon annan',
  me: 'Mig själv',
  meHint: 'Vi skickar koden till beställningens e-postadress när den är betald.',
  firstName: 'Förnamn',
  lastName: 'Efternamn (valfritt)',
  email: 'Mottagarens e-postadress',
  message: 'Hälsning (valfritt)',
  messageHint: 'Högst {count} tecken.',
  date: 'Leveransdatum (valfritt)',
  dateHint: 'Lämna tomt för att skicka det direkt efter betalningen.',
  add: 'Lägg i varukorgen',
  added: 'Tillagt i din varukorg: {name}.',
  chooseAmount: 'Välj ett belopp.',
  amountForm: 'Ange ett belopp som 75 eller 49,50.',
  outOfBounds: 'Ange ett belopp från {least} till {most}.',
  chooseWhom: 'Välj vem det är till.',
  enterFirstName: 'Ange förnamnet.',
  enterEmail: 'Ange mottagarens e-postadress.',
  dateForm: 'Ange ett datum.',
  datePast: 'Välj i dag eller en senare dag.',
  dateLate: 'Välj en dag inom ett år.',
};

export const reviews: Messages['reviews'] = {
  title: 'Recensioner',
  of: 'Recensioner av {product}',
  outOfFive: '{average} av 5',
  stars: { one: '{count} stjärna', other: '{count} stjärnor' },
  ratedStars: { one: 'Betyg {count} av 5 stjärnor', other: 'Betyg {count} av 5 stjärnor' },
  count: { one: '{count} recension', other: '{count} recensioner' },
  bar: { one: '{stars}, {count} recension', other: '{stars}, {count} recensioner' },
  distribution: 'Recensioner efter stjärnor',
  showAll: { one: 'Visa {count} recension', other: 'Visa alla {count} recensioner' },
  none: 'Inga recensioner än. Har du redan köpt? Berätta för andra vad du tycker.',
  unreachable: 'Recensionerna kan inte visas just nu.',
  tryAgain: 'Försök igen',
  write: 'Skriv en recension',
  signInToWrite: 'Logga in för att recensera',
  verified: 'Verifierat köp',
  anonymous: 'Anonym',
  helpful: {
    one: '{count} person tyckte att det här var till hjälp',
    other: '{count} personer tyckte att det här var till hjälp',
  },
  reply: 'Svar från {shop}',
  pictures: 'Bilder till den här recensionen',
  video: 'Video till den här recensionen',
  sortBy: 'Sortera efter',
  orders: {
    newest: 'Nyast',
    highest: 'Högst betyg',
    lowest: 'Lägst betyg',
    helpful: 'Mest till hjälp',
  },
  filter: 'Filtrera efter stjärnor',
  allStars: 'Alla',
  noneWithStars: 'Inga recensioner med det här betyget.',
  pages: 'Sidor med recensioner',
  back: 'Tillbaka till produkten',
  formTitle: 'Recensera {product}',
  visitorTitle: 'Logga in för att skriva en recension',
  visitorText: 'Du behöver ett konto, så att varje person bara skriver en. Sedan kommer du tillbaka hit.',
  signIn: 'Logga in',
  register: 'Skapa ett konto',
  formUnreachable: 'Vi kan inte visa formuläret just nu',
  formUnreachableText: 'Felet ligger hos oss. Försök igen om en stund.',
  ownTitle: 'Din recension',
  states: {
    published: 'Din recension är publicerad.',
    pending: 'Tack för din recension. Vi publicerar den när vi har granskat den.',
    rejected: 'Vi har inte publicerat din recension, eftersom den inte följer våra riktlinjer.',
  },
  final: 'En recension kan inte ändras när den har skickats. Kontakta oss om något är fel i den.',
};

export const reviewForm: Messages['reviewForm'] = {
  label: 'Din recension',
  rating: 'Ditt betyg',
  stars: { one: '{count} stjärna', other: '{count} stjärnor' },
  meanings: { 1: 'Dåligt', 2: 'Sådär', 3: 'Bra', 4: 'Mycket bra', 5: 'Utmärkt' },
  title: 'Rubrik (valfritt)',
  text: 'Din recension',
  textHint: 'Vad använder du produkten till, och hur har den hållit? Högst {count} tecken.',
  name: 'Namn som visas med recensionen',
  nameHint: 'Andra kunder ser det här namnet.',
  send: 'Skicka recensionen',
};

/** Consumer law requires these texts next to prices. */
export const priceNotes: Messages['priceNotes'] = {
  tax: {
    included: 'inkl. moms',
    // Exempt as a small business: Mervärdesskattelagen (2023:200), chapter 18.
    'small-business': 'Undantag från moms, 18 kap. mervärdesskattelagen',
  },
  all: 'Alla priser {tax}',
  plus: '{tax}, {shipping} tillkommer',
  shipping: 'frakt',
  shippingAdded: '{shipping} tillkommer',
  // The earlier price of the Prisinformationslagen (2004:347), § 7 a.
  lowest: 'Lägsta pris de senaste 30 dagarna: {price}',
  feeIncluded: 'inkl. {amount} i obligatoriska avgifter',
  feePerOrder: 'plus {amount} i avgifter per beställning',
  feesApart: 'Obligatoriska avgifter ingår inte i delsumman. De ingår i totalsumman.',
};

/** "Reklamationsrätt" is the word of Swedish consumers for the legal guarantee, and of Your Europe. */
export const guarantee: Messages['guarantee'] = {
  title: 'Din lagstadgade reklamationsrätt',
  intro: 'Europeiska unionens officiella meddelande till alla som köper varor.',
  alt: 'EU:s officiella meddelande om reklamationsrätten',
  full: 'Öppna meddelandet i full storlek',
  more: 'Dina rättigheter på europa.eu',
};

export const productSafety: Messages['productSafety'] = {
  title: 'Produktsäkerhet',
  manufacturer: 'Tillverkare',
  euPerson: 'Ansvarig person i EU',
  itemNumber: { one: 'Artikelnummer', other: 'Artikelnummer' },
  garan: 'GARAN: producenten garanterar {years} års hållbarhet',
  garanMore: 'Om kommersiella garantier på europa.eu',
};

export const reviewChecks: Messages['reviewChecks'] = {
  unchecked:
    'Recensionerna kommer från inloggade medlemmar. Vi kontrollerar inte om de har köpt produkten. Vi publicerar både positiva och negativa recensioner.',
  marked:
    'Recensionerna kommer från inloggade medlemmar. Köpares recensioner är märkta ”Verifierat köp”. De andra kontrollerar vi inte. Vi publicerar både positiva och negativa recensioner.',
  verified:
    'Recensionerna kommer från medlemmar som har köpt produkten, vilket vi kontrollerar innan vi publicerar dem. Vi publicerar både positiva och negativa recensioner.',
};

export const agents: Messages['agents'] = {
  regularPrice: 'Ordinarie pris',
  pricePerUnit: 'Jämförpris',
  variants: 'Varianter',
  sku: 'Artikelnummer',
  page: 'Sida',
  forms:
    'Varje sida finns också som Markdown: med .md i slutet av sökvägen, eller för ”Accept: text/markdown”. Startsidan är /index.md.',
  search: 'Sök: {url} följt av sökorden',
  currency: 'Priserna är i {currency}. Varukorgen och kassan visar de slutliga priserna.',
  payment: 'Bara en människa kan betala, på betalsidan.',
  feeds: 'Produktflöden',
};
