import type { Messages } from '../en';

export const product: Messages['product'] = {
  addToCart: 'In winkelwagen',
  soldOut: 'Uitverkocht',
  preOrder: 'Voorbestellen',
  none: 'Geen',
  plusPrice: '{name} (+{price})',
  plus: '+{price}',
  fromTo: '{least} tot {count} tekens',
  howOften: 'Aankoopopties',
  buyOnce: 'Eenmalige aankoop',
  saves: 'Bespaar {percent}%',
  stock: {
    'sold-out': 'Uitverkocht',
    'not-available': 'Niet verkrijgbaar in deze combinatie',
    'in-stock': 'Op voorraad',
    'at-once': 'Direct beschikbaar',
    'pre-order': 'Nu voorbestellen, wordt later verzonden',
  },
  onlyLeft: 'Nog maar {left} op voorraad',
  choiceSoldOut: '(uitverkocht)',
  choiceNotAvailable: '(niet verkrijgbaar)',
  pleaseChoose: 'Maak een keuze',
  chooseOptions: 'Maak een keuze: {options}.',
  thisSoldOut: 'Deze variant is uitverkocht: {name}. Kies een andere.',
  thisNotAvailable: 'Deze combinatie is niet verkrijgbaar: {name}. Kies een andere.',
  optional: '{title} (optioneel)',
  upTo: 'Maximaal {count} tekens',
  fillIn: 'Vul “{field}” in.',
  added: 'Toegevoegd aan je winkelwagen: {what}.',
  notAdded: '{what} kon niet worden toegevoegd.',
  add: 'Toevoegen',
  addFor: 'Toevoegen voor {price}',
  choose: 'Kies: {option}',
  option: { beforeVowel: '{name}', other: '{name}' },
  similar: 'Bekijk vergelijkbare artikelen',
  addToWishlist: 'Op verlanglijst zetten',
  onWishlist: 'Op je verlanglijst',
  needsAccount: 'Zonder JavaScript moet je inloggen om de verlanglijst te gebruiken.',
};

export const gallery: Messages['gallery'] = {
  pictures: 'Foto’s van {name}',
  all: 'Alle foto’s',
  one: 'Foto {number} van {count}: {alt}',
  position: '{number} van {count}',
  enlarge: 'Vergroot foto {number} van {count}',
  enlarged: 'Foto’s van {name}, vergroot',
  video: 'Video: {alt}',
  zoomIn: 'Inzoomen',
  zoomOut: 'Uitzoomen',
  previous: 'Vorige foto',
  next: 'Volgende foto',
  close: 'Sluiten',
};

export const sizes: Messages['sizes'] = {
  guide: 'Maattabel',
  close: 'Maattabel sluiten',
  page: 'Open als pagina',
  scale: {
    mug: 'Op schaal getekend: {width} breed en {height} hoog, naast een mok van {beside}.',
    hand: 'Op schaal getekend: {width} breed en {height} hoog, naast een hand van {beside}.',
  },
};

export const delivery: Messages['delivery'] = {
  cost: '{country}: {cost} verzendkosten.',
  costFreeFrom: '{country}: {cost} verzendkosten, gratis vanaf {freeFrom}.',
  free: '{country}: gratis verzending.',
  days: { one: '{days} werkdag.', other: '{days} werkdagen.' },
  abroad: 'Alle andere landen: vanaf {cost}.',
  costInCart: '{country}: de verzendkosten worden in je winkelwagen berekend.',
  giftCardCurrency: 'Cadeaukaarten zijn in {currency}.',
  digitalSent: 'Een download: na betaling mailen we je de link.',
  giftCardSent: 'Na betaling per e-mail verstuurd, klaar om te geven.',
  giftCardGood: 'Te besteden aan alles in de winkel, in één keer of in delen.',
  arrives: 'Bestel nu, verwachte bezorging: {dates}',
  expected: 'Verwachte bezorging: {dates}',
  returnsFree: {
    one: '{country}: gratis retourneren binnen {count} dag.',
    other: '{country}: gratis retourneren binnen {count} dagen.',
  },
  returnsPaid: {
    one: '{country}: retourneren binnen {count} dag. Je betaalt zelf de verzendkosten.',
    other: '{country}: retourneren binnen {count} dagen. Je betaalt zelf de verzendkosten.',
  },
};

export const backInStock: Messages['backInStock'] = {
  title: 'Mail mij bij nieuwe voorraad',
  intro: 'We sturen je één e-mail zodra dit weer op voorraad is. We gebruiken je adres nergens anders voor.',
  which: 'Welke optie?',
  email: 'Je e-mailadres',
  submit: 'Mail mij',
  done: 'Gelukt. We mailen één keer naar {email}, zodra {name} er weer is.',
  off: 'Sorry, e-mails over nieuwe voorraad zijn nu niet mogelijk.',
  gone: 'We verkopen deze optie niet meer, dus die komt niet terug.',
  notSoldOut: 'Dit is op voorraad. Je kunt het nu bestellen.',
  back: 'Terug naar {name}',
  some: 'Is jouw keuze uitverkocht? Ontvang een e-mail zodra we weer voorraad hebben.',
};

export const giftCard: Messages['giftCard'] = {
  title: 'Cadeaukaart',
  intro: 'Een code voor alles in de winkel, per e-mail op de dag die je kiest.',
  noDelivery: 'Geen verzendkosten, geen pakket om op te wachten.',
  form: 'Cadeaukaart kopen',
  amount: 'Bedrag',
  valueFor: '{value} voor {price}',
  other: 'Een ander bedrag',
  ownAmount: 'Je bedrag',
  between: 'Van {least} tot {most}.',
  forWhom: 'Voor wie is de cadeaukaart?',
  someone: 'Iemand anders',
  me: 'Mijzelf',
  meHint: 'We sturen de code naar het e-mailadres van je bestelling zodra die is betaald.',
  firstName: 'Voornaam',
  lastName: 'Achternaam (optioneel)',
  email: 'E-mailadres van de ontvanger',
  message: 'Bericht (optioneel)',
  messageHint: 'Maximaal {count} tekens.',
  date: 'Verzenddatum (optioneel)',
  dateHint: 'Laat dit leeg om de kaart direct na betaling te versturen.',
  add: 'In winkelwagen',
  added: 'Toegevoegd aan je winkelwagen: {name}.',
  chooseAmount: 'Kies een bedrag.',
  amountForm: 'Vul een bedrag in zoals 75 of 49,50.',
  outOfBounds: 'Vul een bedrag in van {least} tot {most}.',
  chooseWhom: 'Kies voor wie de cadeaukaart is.',
  enterFirstName: 'Vul de voornaam in.',
  enterEmail: 'Vul het e-mailadres van de ontvanger in.',
  dateForm: 'Vul een datum in.',
  datePast: 'Kies vandaag of een latere dag.',
  dateLate: 'Kies een dag binnen een jaar.',
};

export const reviews: Messages['reviews'] = {
  title: 'Reviews',
  of: 'Reviews van {product}',
  outOfFive: '{average} van 5',
  stars: { one: '{count} ster', other: '{count} sterren' },
  ratedStars: {
    one: 'Beoordeeld met {count} van de 5 sterren',
    other: 'Beoordeeld met {count} van de 5 sterren',
  },
  count: { one: '{count} review', other: '{count} reviews' },
  bar: { one: '{stars}, {count} review', other: '{stars}, {count} reviews' },
  distribution: 'Reviews per aantal sterren',
  showAll: { one: 'Toon {count} review', other: 'Toon alle {count} reviews' },
  none: 'Nog geen reviews. Heb je het al? Vertel anderen wat je ervan vindt.',
  unreachable: 'De reviews kunnen nu niet worden getoond.',
  tryAgain: 'Probeer opnieuw',
  write: 'Schrijf een review',
  signInToWrite: 'Log in om een review te schrijven',
  verified: 'Geverifieerde aankoop',
  anonymous: 'Anoniem',
  helpful: {
    one: '{count} persoon vond dit nuttig',
    other: '{count} mensen vonden dit nuttig',
  },
  reply: 'Reactie van {shop}',
  pictures: 'Foto’s bij deze review',
  video: 'Video bij deze review',
  sortBy: 'Sorteer op',
  orders: {
    newest: 'Nieuwste',
    highest: 'Hoogste beoordeling',
    lowest: 'Laagste beoordeling',
    helpful: 'Nuttigste',
  },
  filter: 'Filter op sterren',
  allStars: 'Alle',
  noneWithStars: 'Geen reviews met deze beoordeling.',
  pages: 'Pagina’s met reviews',
  back: 'Terug naar het product',
  formTitle: 'Jouw review van {product}',
  visitorTitle: 'Log in om een review te schrijven',
  visitorText: 'Je hebt een account nodig, zodat iedereen er maar één schrijft. Daarna kom je hier terug.',
  signIn: 'Inloggen',
  register: 'Account aanmaken',
  formUnreachable: 'We kunnen het formulier nu niet laden',
  formUnreachableText: 'Sorry, dat ligt aan ons. Probeer het zo nog eens.',
  ownTitle: 'Je review',
  states: {
    published: 'Je review is gepubliceerd.',
    pending: 'Bedankt voor je review. We publiceren hem nadat we hem hebben gecontroleerd.',
    rejected: 'We hebben je review niet gepubliceerd, omdat hij niet voldoet aan onze regels voor reviews.',
  },
  final:
    'Je kunt een review niet meer wijzigen nadat je hem hebt verstuurd. Klopt er iets niet? Neem dan contact met ons op.',
};

export const reviewForm: Messages['reviewForm'] = {
  label: 'Je review',
  rating: 'Je beoordeling',
  stars: { one: '{count} ster', other: '{count} sterren' },
  meanings: { 1: 'Slecht', 2: 'Matig', 3: 'Goed', 4: 'Erg goed', 5: 'Uitstekend' },
  title: 'Titel (optioneel)',
  text: 'Je review',
  textHint: 'Waar gebruik je het voor, en hoe bevalt het? Maximaal {count} tekens.',
  name: 'Naam bij de review',
  nameHint: 'Andere klanten zien deze naam.',
  send: 'Review versturen',
};

/** Consumer law requires these texts next to prices. */
export const priceNotes: Messages['priceNotes'] = {
  tax: {
    included: 'incl. btw',
    // A business of the kleineondernemersregeling, Art. 25 Wet op de omzetbelasting 1968.
    'small-business': 'Vrijgesteld van btw (kleineondernemersregeling)',
  },
  all: 'Alle prijzen {tax}',
  plus: '{tax}, excl. {shipping}',
  shipping: 'verzendkosten',
  shippingAdded: 'excl. {shipping}',
  // The earlier price of the directive 98/6/EC, Art. 6a.
  lowest: 'Laagste prijs van de afgelopen 30 dagen: {price}',
  feeIncluded: 'incl. {amount} verplichte kosten',
  feePerOrder: 'plus {amount} kosten per bestelling',
  feesApart: 'Het subtotaal is exclusief verplichte kosten. Het totaal is inclusief.',
};

export const guarantee: Messages['guarantee'] = {
  title: 'Je rechten uit de wettelijke garantie',
  intro: 'De officiële kennisgeving van de Europese Unie voor iedereen die goederen koopt.',
  alt: 'Officiële EU-kennisgeving over de wettelijke garantie',
  full: 'Kennisgeving op volledige grootte openen',
  more: 'Je rechten op europa.eu',
};

export const productSafety: Messages['productSafety'] = {
  title: 'Productveiligheid',
  manufacturer: 'Fabrikant',
  euPerson: 'Verantwoordelijke persoon in de EU',
  itemNumber: { one: 'Artikelnummer', other: 'Artikelnummers' },
  garan: 'GARAN: de producent garandeert {years} jaar duurzaamheid',
  garanMore: 'Over commerciële garanties op europa.eu',
};

/** Directive 2005/29/EC, Art. 7(6): whether reviews are checked. */
export const reviewChecks: Messages['reviewChecks'] = {
  unchecked:
    'Reviews komen van ingelogde leden. We controleren niet of ze het product hebben gekocht. We publiceren positieve en negatieve reviews.',
  marked:
    'Reviews komen van ingelogde leden. Die van kopers zijn gemarkeerd met “Geverifieerde aankoop”. De andere controleren we niet. We publiceren positieve en negatieve reviews.',
  verified:
    'Reviews komen van leden die het product hebben gekocht. Dat controleren we voordat we een review publiceren. We publiceren positieve en negatieve reviews.',
};

export const agents: Messages['agents'] = {
  regularPrice: 'Normale prijs',
  pricePerUnit: 'Prijs per eenheid',
  variants: 'Opties',
  sku: 'Artikelnummer',
  page: 'Pagina',
  forms:
    'Elke pagina is er ook als Markdown: met .md aan het eind van het pad, of voor “Accept: text/markdown”. De homepage is /index.md.',
  search: 'Zoeken: {url} gevolgd door de zoektermen',
  currency: 'De prijzen zijn in {currency}. De winkelwagen en het afrekenen tonen de definitieve prijzen.',
  payment: 'Alleen een mens kan betalen, op de afrekenpagina.',
  feeds: 'Productfeeds',
};
