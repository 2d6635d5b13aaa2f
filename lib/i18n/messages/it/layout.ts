import type { Messages } from '../en';

export const layout: Messages['layout'] = {
  skip: 'Vai al contenuto',
  allProducts: 'Tutti i prodotti',
  blog: 'Magazine',
  categories: 'Categorie',
  shop: 'Negozio',
  language: 'Lingua',
  currency: 'Valuta',
  approximatePrices: 'I prezzi in {shown} sono indicativi. Pagherai in {charged}.',
  help: 'Assistenza',
  banner: 'Avviso',
  shopInformation: 'Informazioni sul negozio',
  contact: 'Contatti',
  legal: 'Informazioni legali',
  social: 'I nostri social',
  yourOrders: 'I tuoi ordini',
  payments: 'Metodi di pagamento accettati',
  paymentNames: {
    'bank-transfer': 'Bonifico bancario',
    invoice: 'Pagamento su fattura',
    'gift-card': 'Carta regalo',
  },
  securePayment:
    'Pagamento sicuro: inserisci i dati di pagamento nella pagina di pagamento e questo negozio non li vede mai.',
  questions: 'Hai domande?',
  newsletter: 'Newsletter',
  newsletterEmail: 'Email',
  subscribe: 'Iscriviti',
  colors: 'Aspetto',
  colorsOfSystem: 'Come il dispositivo',
  colorsLight: 'Chiaro',
  colorsDark: 'Scuro',
  offline: 'Sei offline. Nulla è andato perso: riprenderemo da dove eri non appena tornerai online.',
  goOn: 'Continua',
};

export const header: Messages['header'] = {
  errorTitle: 'Errore:',
  menu: 'Menu',
  closeMenu: 'Chiudi il menu',
  openSearch: 'Apri la ricerca',
  closeSearch: 'Chiudi la ricerca',
  search: 'Cerca',
  cart: 'Carrello',
  cartWithItems: {
    one: 'Carrello, {count} articolo',
    many: 'Carrello, {count} di articoli',
    other: 'Carrello, {count} articoli',
  },
  account: 'Account',
  signIn: 'Accedi',
  loading: 'Caricamento della pagina',
  signedOut: 'La sessione è terminata. {signInAgain} per vedere il tuo account e il tuo carrello.',
  signInAgain: 'Accedi di nuovo',
};

export const ui: Messages['ui'] = {
  close: 'Chiudi',
  dismiss: 'Nascondi',
  quantity: 'Quantità',
  oneLess: 'Diminuisci la quantità',
  oneMore: 'Aumenta la quantità',
  wholeQuantity: 'Inserisci un numero intero.',
  mostQuantity: 'Inserisci {most} o meno.',
  onlyLeft: 'Solo {left} in magazzino',
  now: 'Ora',
  was: 'Prima',
  from: 'Da {price}',
  eachTime: '{price} per consegna',
  fromEachTime: 'Da {price} per consegna',
  perMeasure: '{price} / {measure}',
  priceOnRequest: 'Prezzo su richiesta',
  breadcrumb: 'Percorso di navigazione',
};

export const consent: Messages['consent'] = {
  title: 'Privacy',
  text: 'Possiamo misurare come usi questo negozio? Ci aiuta a migliorarlo. Puoi cambiare la tua scelta in qualsiasi momento in fondo a ogni pagina.',
  choose:
    'Che cosa possiamo usare? Il negozio funziona anche senza. Puoi cambiare la tua scelta in qualsiasi momento in fondo a ogni pagina.',
  purposes: {
    statistics: { title: 'Statistiche', text: 'Per capire come viene usato il negozio e migliorarlo.' },
    marketing: { title: 'Marketing', text: 'Per mostrarti annunci pertinenti e vedere se funzionano.' },
    support: { title: 'Chat e assistenza', text: 'Per rispondere alle tue domande direttamente qui.' },
  },
  receiver: 'I dati vanno a {receiver}.',
  privacyPage: 'Informativa sulla privacy',
  accept: 'Accetta',
  decline: 'Rifiuta',
  acceptAll: 'Accetta tutto',
  save: 'Salva le scelte',
  settings: 'Impostazioni sulla privacy',
};

export const pages: Messages['pages'] = {
  notFound: 'Pagina non trovata',
  notFoundTitle: 'Non abbiamo trovato questa pagina',
  notFoundText: 'Forse è stata spostata, oppure l’articolo non è più disponibile.',
  allProducts: 'Vedi tutti i prodotti',
  home: 'Vai alla home page',
  draftTitle: 'Questa pagina è un modello',
  draftText:
    'Completa i punti segnalati in {file} e rimuovi «status: draft». Un negozio online non la pubblica.',
};

export const maintenance: Messages['maintenance'] = {
  title: 'Torniamo presto',
  text: 'Il negozio è chiuso per manutenzione. Il tuo carrello è al sicuro. Ti serve qualcosa nel frattempo? Scrivi a {email}.',
  textWithoutEmail: 'Il negozio è chiuso per manutenzione. Il tuo carrello è al sicuro.',
  retry: 'Controlla di nuovo',
};

export const oldForm: Messages['oldForm'] = {
  title: 'Abbiamo aggiornato il negozio',
  text: 'Avevi aperto questo modulo prima dell’aggiornamento, quindi non abbiamo potuto inviarlo. Riaprilo e inserisci di nuovo i tuoi dati.',
  typed: 'Ecco cosa avevi inserito, senza le password:',
  openAgain: 'Riapri il modulo',
};

/** Answers to programs that act for a shopper. */
export const assistants: Messages['assistants'] = {
  notFound: 'Questo prodotto non è disponibile in questo negozio.',
  incompatible: 'Il tuo assistente non può farlo qui. Per continuare, apri il sito del negozio.',
  priceIgnored:
    'Qui i prezzi sono nella valuta del negozio, quindi il filtro per prezzo non è stato applicato.',
  cartGone: 'Questo carrello non esiste più.',
  nothingLeft: 'Nessuno di questi articoli è disponibile in questo negozio.',
  tooManyLines: 'Qui un carrello può contenere {count} articoli diversi.',
  unknownItem: 'Un articolo non è disponibile in questo negozio, quindi è stato escluso.',
  needsPage: 'Per acquistare {name}, apri la sua pagina nel negozio: {url}',
  leftOut: '{name}: articolo esaurito, quindi escluso.',
  lowered: '{name}: quantità disponibile {quantity}.',
  soldOut: '{name} non è più disponibile.',
  oneCode: 'Si può usare un solo codice per ordine.',
  handOff: 'Apri il link per controllare gli articoli e pagare. In questo negozio paga una persona.',
  placeUnknown: 'Spedizione e imposte si aggiungono quando il negozio conosce il Paese.',
  taxUnknown: 'Le imposte si aggiungono alla cassa.',
  taxIncluded: 'I prezzi includono le imposte.',
  undeliverable: 'Il negozio non può consegnare a questo indirizzo.',
  optionGone: 'Questa modalità di spedizione non è disponibile.',
  other: 'Altri costi',
  replaceCart: 'Prima svuota il mio carrello',
  codeWaits: 'Il codice {code} verrà applicato.',
  codeApplied: 'Il codice {code} è applicato.',
};

export const blog: Messages['blog'] = {
  title: 'Magazine',
  intro: 'Appunti dal laboratorio: come nascono le cose e come farle durare.',
  shown: 'In questo articolo',
  posts: 'Articoli del magazine',
  tags: 'Temi',
  tagged: 'Magazine: {tag}',
  all: 'Tutti gli articoli',
  by: 'Di {author}',
  published: 'Data di pubblicazione: {date}',
  newer: 'Articoli più recenti',
  older: 'Articoli meno recenti',
  page: 'Magazine, pagina {page}',
  feed: 'Feed dei nuovi articoli (Atom)',
  empty: 'Non ci sono ancora articoli',
  emptyText: 'Stiamo scrivendo il primo.',
};

export const preview: Messages['preview'] = {
  label: 'Anteprima',
  text: 'Stai vedendo bozze non ancora pubblicate.',
  leave: 'Esci dall’anteprima',
};

export const discountLinks: Messages['discountLinks'] = {
  noted: 'Il tuo sconto è registrato. Verrà applicato quando aggiungi il primo articolo.',
  waits: 'Il codice {code} è registrato. Lo sconto verrà applicato quando aggiungi il primo articolo.',
  kept: 'Il codice {code} è registrato. Lo sconto verrà applicato con il prossimo articolo, oppure ora.',
  apply: 'Applica {code} ora',
};
