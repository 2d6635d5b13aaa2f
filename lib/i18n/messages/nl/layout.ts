import type { Messages } from '../en';

export const layout: Messages['layout'] = {
  skip: 'Naar de inhoud',
  allProducts: 'Alle producten',
  blog: 'Blog',
  categories: 'Categorieën',
  shop: 'Winkel',
  language: 'Taal',
  currency: 'Valuta',
  approximatePrices: 'Prijzen in {shown} zijn een indicatie. Je betaalt in {charged}.',
  help: 'Klantenservice',
  banner: 'Aankondiging',
  shopInformation: 'Informatie over de winkel',
  contact: 'Contact',
  legal: 'Juridische informatie',
  social: 'Sociale media',
  yourOrders: 'Je bestellingen',
  payments: 'Betaalmethoden',
  paymentNames: { 'bank-transfer': 'Overschrijving', invoice: 'Op rekening', 'gift-card': 'Cadeaukaart' },
  securePayment:
    'Veilig betalen: je vult je betaalgegevens in op de betaalpagina, en deze winkel ziet ze nooit.',
  questions: 'Vragen?',
  newsletter: 'Nieuwsbrief',
  newsletterEmail: 'E-mailadres',
  subscribe: 'Aanmelden',
  colors: 'Weergave',
  colorsOfSystem: 'Zoals apparaat',
  colorsLight: 'Licht',
  colorsDark: 'Donker',
  offline:
    'Je bent offline. Er is niets verloren gegaan: zodra je weer online bent, gaan we verder waar je was gebleven.',
  goOn: 'Doorgaan',
};

export const header: Messages['header'] = {
  errorTitle: 'Fout:',
  menu: 'Menu',
  closeMenu: 'Menu sluiten',
  openSearch: 'Zoeken openen',
  closeSearch: 'Zoeken sluiten',
  search: 'Zoeken',
  cart: 'Winkelwagen',
  cartWithItems: { one: 'Winkelwagen, {count} artikel', other: 'Winkelwagen, {count} artikelen' },
  account: 'Account',
  signIn: 'Inloggen',
  loading: 'De pagina wordt geladen',
  signedOut: 'Je bent uitgelogd. {signInAgain} om je account en je winkelwagen te zien.',
  signInAgain: 'Log opnieuw in',
};

export const ui: Messages['ui'] = {
  close: 'Sluiten',
  dismiss: 'Melding sluiten',
  quantity: 'Aantal',
  oneLess: 'Aantal verlagen',
  oneMore: 'Aantal verhogen',
  wholeQuantity: 'Vul een heel getal in.',
  mostQuantity: 'Vul {most} of minder in.',
  onlyLeft: 'Nog maar {left} op voorraad',
  now: 'Nu',
  was: 'Was',
  from: 'Vanaf {price}',
  eachTime: '{price} per levering',
  fromEachTime: 'Vanaf {price} per levering',
  perMeasure: '{price} per {measure}',
  priceOnRequest: 'Prijs op aanvraag',
  breadcrumb: 'Kruimelpad',
};

export const consent: Messages['consent'] = {
  title: 'Privacy',
  text: 'Mogen we meten hoe je deze winkel gebruikt? Zo kunnen we de winkel verbeteren. Je kunt je keuze altijd wijzigen, onderaan elke pagina.',
  choose:
    'Wat mogen we gebruiken? De winkel werkt ook zonder. Je kunt je keuze altijd wijzigen, onderaan elke pagina.',
  purposes: {
    statistics: {
      title: 'Statistieken',
      text: 'Om te zien hoe de winkel wordt gebruikt, en die te verbeteren.',
    },
    marketing: { title: 'Reclame', text: 'Om je passende advertenties te tonen, en te zien of ze werken.' },
    support: { title: 'Chat en hulp', text: 'Om je vragen direct hier te beantwoorden.' },
  },
  receiver: 'De gegevens gaan naar {receiver}.',
  privacyPage: 'Privacyverklaring',
  accept: 'Accepteren',
  decline: 'Weigeren',
  acceptAll: 'Alles accepteren',
  save: 'Keuzes opslaan',
  settings: 'Privacy-instellingen',
};

export const pages: Messages['pages'] = {
  notFound: 'Pagina niet gevonden',
  notFoundTitle: 'We konden deze pagina niet vinden',
  notFoundText: 'Misschien is de pagina verplaatst, of is het artikel niet meer verkrijgbaar.',
  allProducts: 'Bekijk alle producten',
  home: 'Naar de homepage',
  draftTitle: 'Deze pagina is een sjabloon',
  draftText:
    'Vul de gemarkeerde plekken in {file} in en verwijder “status: draft”. Een winkel die live is, toont de pagina niet.',
};

export const maintenance: Messages['maintenance'] = {
  title: 'We zijn zo terug',
  text: 'De winkel is gesloten voor onderhoud. Je winkelwagen is veilig. Heb je intussen iets nodig? Mail naar {email}.',
  textWithoutEmail: 'De winkel is gesloten voor onderhoud. Je winkelwagen is veilig.',
  retry: 'Probeer opnieuw',
};

export const oldForm: Messages['oldForm'] = {
  title: 'We hebben de winkel bijgewerkt',
  text: 'Je had dit formulier al vóór de update geopend, dus we konden het niet versturen. Open het opnieuw en vul je gegevens nog eens in.',
  typed: 'Dit had je ingevuld, zonder wachtwoorden:',
  openAgain: 'Formulier opnieuw openen',
};

/** Answers to programs that act for a shopper. */
export const assistants: Messages['assistants'] = {
  notFound: 'Dit product is niet verkrijgbaar in deze winkel.',
  incompatible: 'Je assistent kan dit hier niet doen. Open de website van de winkel om verder te gaan.',
  priceIgnored: 'De prijzen zijn hier in de valuta van de winkel, dus het prijsfilter is niet toegepast.',
  cartGone: 'Deze winkelwagen bestaat niet meer.',
  nothingLeft: 'Geen van deze artikelen is verkrijgbaar in deze winkel.',
  tooManyLines: 'In een winkelwagen passen hier {count} verschillende artikelen.',
  unknownItem: 'Eén artikel is niet verkrijgbaar in deze winkel en is weggelaten.',
  needsPage: 'Om {name} te kopen, open je de pagina in de winkel: {url}',
  leftOut: '{name} is uitverkocht en is weggelaten.',
  lowered: '{name}: {quantity} beschikbaar.',
  soldOut: '{name} is niet meer verkrijgbaar.',
  oneCode: 'Per bestelling kan maar één code worden gebruikt.',
  handOff: 'Open de link om de artikelen te controleren en te betalen. In deze winkel betaalt een mens.',
  placeUnknown: 'Verzendkosten en belasting komen erbij zodra de winkel het land weet.',
  taxUnknown: 'Belasting komt er bij het afrekenen bij.',
  taxIncluded: 'De prijzen zijn inclusief belasting.',
  undeliverable: 'De winkel kan niet op dit adres bezorgen.',
  optionGone: 'Deze verzendoptie is niet beschikbaar.',
  other: 'Overige kosten',
  replaceCart: 'Eerst mijn winkelwagen leegmaken',
  codeWaits: 'De code {code} wordt toegepast.',
  codeApplied: 'De code {code} is toegepast.',
};

export const blog: Messages['blog'] = {
  title: 'Blog',
  intro: 'Verhalen uit het atelier: hoe dingen worden gemaakt, en hoe ze lang meegaan.',
  shown: 'In dit artikel',
  posts: 'Blogs',
  tags: 'Onderwerpen',
  tagged: 'Blog: {tag}',
  all: 'Alle blogs',
  by: 'Door {author}',
  published: 'Gepubliceerd op {date}',
  newer: 'Nieuwere blogs',
  older: 'Oudere blogs',
  page: 'Blog, pagina {page}',
  feed: 'Feed met nieuwe blogs (Atom)',
  empty: 'Er zijn nog geen blogs',
  emptyText: 'De eerste wordt nu geschreven.',
};

export const preview: Messages['preview'] = {
  label: 'Voorbeeld',
  text: 'Je ziet concepten die nog niet zijn gepubliceerd.',
  leave: 'Voorbeeld sluiten',
};

export const discountLinks: Messages['discountLinks'] = {
  noted: 'Je korting is genoteerd en gaat eraf zodra je het eerste artikel toevoegt.',
  waits: '{code} is genoteerd. De korting gaat eraf zodra je het eerste artikel toevoegt.',
  kept: '{code} is genoteerd. De korting gaat eraf bij het volgende artikel, of nu.',
  apply: '{code} nu toepassen',
};
