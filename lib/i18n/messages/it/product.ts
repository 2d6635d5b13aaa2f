import type { Messages } from '../en';

export const product: Messages['product'] = {
  addToCart: 'Aggiungi al carrello',
  soldOut: 'Esaurito',
  preOrder: 'Preordina',
  none: 'Nessuna scelta',
  plusPrice: '{name} (+{price})',
  plus: '+{price}',
  fromTo: 'Da {least} a {count} caratteri',
  howOften: 'Opzioni di acquisto',
  buyOnce: 'Acquisto singolo',
  saves: 'Sconto {percent}%',
  stock: {
    'sold-out': 'Esaurito',
    'not-available': 'Non disponibile in questa combinazione',
    'in-stock': 'Disponibile',
    'at-once': 'Disponibile subito',
    'pre-order': 'In preordine, spedito più avanti',
  },
  onlyLeft: 'Solo {left} in magazzino',
  choiceSoldOut: '(esaurito)',
  choiceNotAvailable: '(non disponibile)',
  pleaseChoose: 'Scegli',
  chooseOptions: 'Scegli: {options}.',
  thisSoldOut: 'Questa versione è esaurita: {name}. Scegline un’altra.',
  thisNotAvailable: 'Questa combinazione non è disponibile: {name}. Scegline un’altra.',
  optional: '{title} (facoltativo)',
  upTo: 'Fino a {count} caratteri',
  fillIn: 'Compila «{field}».',
  added: 'Aggiunto al carrello: {what}.',
  notAdded: 'Non siamo riusciti ad aggiungere: {what}.',
  add: 'Aggiungi',
  addFor: 'Aggiungi per {price}',
  choose: 'Scegli: {option}',
  option: { beforeVowel: '{name}', other: '{name}' },
  similar: 'Vedi articoli simili',
  addToWishlist: 'Aggiungi alla lista dei desideri',
  onWishlist: 'Nella tua lista dei desideri',
  needsAccount: 'Senza JavaScript, per usare la lista dei desideri devi accedere.',
};

export const gallery: Messages['gallery'] = {
  pictures: 'Immagini di {name}',
  all: 'Tutte le immagini',
  one: 'Immagine {number} di {count}: {alt}',
  position: '{number} di {count}',
  enlarge: 'Ingrandisci l’immagine {number} di {count}',
  enlarged: 'Immagini di {name}, ingrandite',
  video: 'Video: {alt}',
  zoomIn: 'Ingrandisci',
  zoomOut: 'Riduci',
  previous: 'Immagine precedente',
  next: 'Immagine successiva',
  close: 'Chiudi',
};

export const sizes: Messages['sizes'] = {
  guide: 'Guida alle taglie',
  close: 'Chiudi la guida alle taglie',
  page: 'Apri come pagina',
  scale: {
    mug: 'Disegno in scala: {width} di larghezza e {height} di altezza, accanto a una tazza di {beside}.',
    hand: 'Disegno in scala: {width} di larghezza e {height} di altezza, accanto a una mano di {beside}.',
  },
};

export const delivery: Messages['delivery'] = {
  cost: '{country}: spedizione {cost}.',
  costFreeFrom: '{country}: spedizione {cost}, gratuita per ordini a partire da {freeFrom}.',
  free: '{country}: spedizione gratuita.',
  days: { one: '{days} giorno lavorativo.', other: '{days} giorni lavorativi.' },
  abroad: 'Ovunque altrove: a partire da {cost}.',
  costInCart: '{country}: la spedizione è calcolata nel carrello.',
  giftCardCurrency: 'Le carte regalo sono in {currency}.',
  digitalSent: 'Un download: ti inviamo il link via email dopo il pagamento.',
  giftCardSent: 'Inviata via email dopo il pagamento, pronta da regalare.',
  giftCardGood: 'Valida per tutto il negozio, in una o più volte.',
  arrives: 'Ordina ora, consegna prevista: {dates}',
  expected: 'Consegna prevista: {dates}',
  returnsFree: {
    one: '{country}: reso gratuito entro {count} giorno.',
    other: '{country}: reso gratuito entro {count} giorni.',
  },
  returnsPaid: {
    one: '{country}: reso entro {count} giorno, spese di restituzione a tuo carico.',
    other: '{country}: reso entro {count} giorni, spese di restituzione a tuo carico.',
  },
};

export const backInStock: Messages['backInStock'] = {
  title: 'Avvisami quando torna disponibile',
  intro:
    'Ti invieremo una sola email quando sarà di nuovo disponibile. Non useremo il tuo indirizzo per altro.',
  which: 'Quale opzione?',
  email: 'La tua email',
  submit: 'Avvisami',
  done: 'Fatto. Scriveremo una sola volta a {email}, appena {name} sarà di nuovo disponibile.',
  off: 'Ci dispiace, al momento questi avvisi via email non sono attivi.',
  gone: 'Non vendiamo più questa opzione, quindi non tornerà.',
  notSoldOut: 'È disponibile. Puoi ordinare subito.',
  back: 'Torna a {name}',
  some: 'La tua versione è esaurita? Ricevi un’email quando torna.',
};

export const giftCard: Messages['giftCard'] = {
  title: 'Carta regalo',
  intro: 'Un codice valido per tutto il negozio, inviato via email nel giorno che scegli.',
  noDelivery: 'Nessun costo di spedizione, nessun pacco da aspettare.',
  form: 'Acquista una carta regalo',
  amount: 'Importo',
  valueFor: '{value} al prezzo di {price}',
  other: 'Un altro importo',
  ownAmount: 'Il tuo importo',
  between: 'Da {least} a {most}.',
  forWhom: 'Per chi è?',
  someone: 'Per un’altra persona',
  me: 'Per me',
  meHint: 'Invieremo il codice all’email del tuo ordine, appena sarà pagato.',
  firstName: 'Nome',
  lastName: 'Cognome (facoltativo)',
  email: 'Email di chi la riceve',
  message: 'Messaggio (facoltativo)',
  messageHint: 'Fino a {count} caratteri.',
  date: 'Data di invio (facoltativa)',
  dateHint: 'Lascia vuoto per inviarla subito dopo il pagamento.',
  add: 'Aggiungi al carrello',
  added: 'Aggiunto al carrello: {name}.',
  chooseAmount: 'Scegli un importo.',
  amountForm: 'Inserisci un importo come 75 o 49,50.',
  outOfBounds: 'Inserisci un importo da {least} a {most}.',
  chooseWhom: 'Scegli per chi è.',
  enterFirstName: 'Inserisci il nome.',
  enterEmail: 'Inserisci l’email di chi la riceve.',
  dateForm: 'Inserisci una data.',
  datePast: 'Scegli oggi o un giorno successivo.',
  dateLate: 'Scegli un giorno entro un anno.',
};

export const reviews: Messages['reviews'] = {
  title: 'Recensioni',
  of: 'Recensioni di {product}',
  outOfFive: '{average} su 5',
  stars: { one: '{count} stella', other: '{count} stelle' },
  ratedStars: { one: 'Valutazione: {count} stella su 5', other: 'Valutazione: {count} stelle su 5' },
  count: { one: '{count} recensione', many: '{count} di recensioni', other: '{count} recensioni' },
  bar: {
    one: '{stars}, {count} recensione',
    many: '{stars}, {count} di recensioni',
    other: '{stars}, {count} recensioni',
  },
  distribution: 'Recensioni per numero di stelle',
  showAll: {
    one: 'Mostra {count} recensione',
    many: 'Mostra {count} di recensioni',
    other: 'Mostra tutte le {count} recensioni',
  },
  none: 'Ancora nessuna recensione. Ce l’hai già? Racconta agli altri che cosa ne pensi.',
  unreachable: 'Al momento non riusciamo a mostrare le recensioni.',
  tryAgain: 'Riprova',
  write: 'Scrivi una recensione',
  signInToWrite: 'Accedi per scrivere una recensione',
  verified: 'Acquisto verificato',
  anonymous: 'Anonimo',
  helpful: {
    one: '{count} persona ha trovato utile questa recensione',
    many: '{count} di persone hanno trovato utile questa recensione',
    other: '{count} persone hanno trovato utile questa recensione',
  },
  reply: 'Risposta di {shop}',
  pictures: 'Foto di questa recensione',
  video: 'Video di questa recensione',
  sortBy: 'Ordina per',
  orders: {
    newest: 'Più recenti',
    highest: 'Valutazione più alta',
    lowest: 'Valutazione più bassa',
    helpful: 'Più utili',
  },
  filter: 'Filtra per stelle',
  allStars: 'Tutte',
  noneWithStars: 'Nessuna recensione con questa valutazione.',
  pages: 'Pagine delle recensioni',
  back: 'Torna al prodotto',
  formTitle: 'Recensisci {product}',
  visitorTitle: 'Accedi per scrivere una recensione',
  visitorText: 'Serve un account, così ogni persona ne scrive una sola. Poi ti riportiamo qui.',
  signIn: 'Accedi',
  register: 'Crea un account',
  formUnreachable: 'Al momento non riusciamo a caricare il modulo',
  formUnreachableText: 'Ci dispiace, il problema è nostro. Riprova tra un momento.',
  ownTitle: 'La tua recensione',
  states: {
    published: 'La tua recensione è pubblicata.',
    pending: 'Grazie per la tua recensione. La pubblicheremo dopo averla controllata.',
    rejected: 'Non abbiamo pubblicato la tua recensione perché non rispetta le nostre linee guida.',
  },
  final: 'Dopo l’invio una recensione non si può più modificare. Se contiene un errore, contattaci.',
};

export const reviewForm: Messages['reviewForm'] = {
  label: 'La tua recensione',
  rating: 'La tua valutazione',
  stars: { one: '{count} stella', other: '{count} stelle' },
  meanings: { 1: 'Scarso', 2: 'Mediocre', 3: 'Buono', 4: 'Molto buono', 5: 'Eccellente' },
  title: 'Titolo (facoltativo)',
  text: 'La tua recensione',
  textHint: 'Per cosa lo usi e come si comporta nel tempo? Fino a {count} caratteri.',
  name: 'Nome mostrato con la recensione',
  nameHint: 'Gli altri clienti vedono questo nome.',
  send: 'Invia la recensione',
};

/** Consumer law requires these texts next to prices. */
export const priceNotes: Messages['priceNotes'] = {
  tax: {
    included: 'IVA inclusa',
    // The regime forfettario of the law 190/2014, Art. 1(54) to (89), for a business without VAT.
    'small-business': 'Operazione in franchigia da IVA, art. 1, commi 54-89, L. 190/2014',
  },
  all: 'Tutti i prezzi si intendono {tax}',
  plus: '{tax}, {shipping} escluse',
  shipping: 'spese di spedizione',
  shippingAdded: '{shipping} escluse',
  // The earlier price of the Codice del consumo, Art. 17-bis(2).
  lowest: 'Prezzo più basso degli ultimi 30 giorni: {price}',
  feeIncluded: 'inclusi {amount} di costi obbligatori',
  feePerOrder: 'più {amount} di costi per ordine',
  feesApart: 'Il subtotale non include i costi obbligatori. Il totale sì.',
};

/** The words of the implementing regulation (EU) 2025/1960 in Italian. */
export const guarantee: Messages['guarantee'] = {
  title: 'I tuoi diritti di garanzia legale',
  intro: 'L’avviso ufficiale dell’Unione europea per chiunque acquisti beni.',
  alt: 'Avviso ufficiale dell’UE sulla garanzia legale di conformità',
  full: 'Apri l’avviso a grandezza intera',
  more: 'I tuoi diritti su europa.eu',
};

/** The words of the regulation (EU) 2023/988 in Italian. */
export const productSafety: Messages['productSafety'] = {
  title: 'Sicurezza del prodotto',
  manufacturer: 'Fabbricante',
  euPerson: 'Persona responsabile nell’UE',
  itemNumber: { one: 'Codice articolo', other: 'Codici articolo' },
  garan: 'GARAN: il produttore garantisce {years} anni di durabilità',
  garanMore: 'Le garanzie commerciali su europa.eu',
};

/** Codice del consumo, Art. 22(5-bis): whether and how the shop checks reviews. */
export const reviewChecks: Messages['reviewChecks'] = {
  unchecked:
    'Le recensioni provengono da membri che hanno effettuato l’accesso. Non verifichiamo se hanno acquistato il prodotto. Pubblichiamo recensioni positive e negative.',
  marked:
    'Le recensioni provengono da membri che hanno effettuato l’accesso. Quelle di chi ha acquistato riportano «Acquisto verificato». Non verifichiamo le altre. Pubblichiamo recensioni positive e negative.',
  verified:
    'Le recensioni provengono da membri che hanno acquistato il prodotto: lo verifichiamo prima di pubblicarle. Pubblichiamo recensioni positive e negative.',
};

export const agents: Messages['agents'] = {
  regularPrice: 'Prezzo di listino',
  pricePerUnit: 'Prezzo per unità di misura',
  variants: 'Opzioni',
  sku: 'Codice articolo',
  page: 'Pagina',
  forms:
    'Ogni pagina è disponibile anche in Markdown: con .md alla fine del percorso, o per «Accept: text/markdown». La home page è /index.md.',
  search: 'Ricerca: {url} seguito dai termini',
  currency: 'I prezzi sono in {currency}. Il carrello e la cassa mostrano i prezzi definitivi.',
  payment: 'Solo una persona può pagare, nella pagina della cassa.',
  feeds: 'Feed dei prodotti',
};
