import type { Messages } from '../en';

export const layout: Messages['layout'] = {
  skip: 'Zum Inhalt springen',
  allProducts: 'Alle Produkte',
  blog: 'Journal',
  categories: 'Kategorien',
  shop: 'Shop',
  language: 'Sprache',
  currency: 'Währung',
  approximatePrices: 'Preise in {shown} sind ungefähre Angaben. Sie zahlen in {charged}.',
  help: 'Hilfe',
  banner: 'Ankündigung',
  shopInformation: 'Informationen des Shops',
  contact: 'Kontakt',
  legal: 'Rechtliches',
  social: 'Soziale Medien',
  yourOrders: 'Ihre Bestellungen',
  payments: 'Akzeptierte Zahlungsarten',
  paymentNames: { 'bank-transfer': 'Überweisung', invoice: 'Rechnung', 'gift-card': 'Geschenkkarte' },
  securePayment:
    'Sicher bezahlen: Ihre Zahlungsdaten geben Sie auf der Bezahlseite ein, und dieser Shop sieht sie nie.',
  questions: 'Fragen?',
  newsletter: 'Newsletter',
  newsletterEmail: 'E-Mail',
  subscribe: 'Abonnieren',
  colors: 'Darstellung',
  colorsOfSystem: 'Wie das Gerät',
  colorsLight: 'Hell',
  colorsDark: 'Dunkel',
  offline:
    'Sie sind offline. Nichts geht verloren: Sobald die Verbindung wieder da ist, geht es von selbst weiter.',
  goOn: 'Weiter',
};

export const header: Messages['header'] = {
  errorTitle: 'Fehler:',
  menu: 'Menü',
  closeMenu: 'Menü schließen',
  openSearch: 'Suche öffnen',
  closeSearch: 'Suche schließen',
  search: 'Suche',
  cart: 'Warenkorb',
  cartWithItems: { one: 'Warenkorb, {count} Artikel', other: 'Warenkorb, {count} Artikel' },
  account: 'Konto',
  signIn: 'Anmelden',
  loading: 'Die Seite wird geladen',
  signedOut: 'Sie wurden abgemeldet. {signInAgain}, um Ihr Konto und Ihren Warenkorb zu sehen.',
  signInAgain: 'Melden Sie sich erneut an',
};

export const ui: Messages['ui'] = {
  close: 'Schließen',
  dismiss: 'Ausblenden',
  quantity: 'Menge',
  oneLess: 'Menge verringern',
  oneMore: 'Menge erhöhen',
  wholeQuantity: 'Bitte geben Sie eine ganze Zahl ein.',
  mostQuantity: 'Bitte geben Sie höchstens {most} ein.',
  onlyLeft: 'Nur noch {left} vorrätig',
  now: 'Jetzt',
  was: 'Statt',
  from: 'Ab {price}',
  eachTime: '{price} je Lieferung',
  fromEachTime: 'Ab {price} je Lieferung',
  perMeasure: '{price} je {measure}',
  priceOnRequest: 'Preis auf Anfrage',
  breadcrumb: 'Navigationspfad',
};

export const consent: Messages['consent'] = {
  title: 'Datenschutz',
  text: 'Dürfen wir messen, wie Sie diesen Shop nutzen? Das hilft uns, ihn zu verbessern. Sie können Ihre Antwort jederzeit am Ende jeder Seite ändern.',
  choose:
    'Was dürfen wir verwenden? Der Shop funktioniert auch ohne. Sie können Ihre Antwort jederzeit am Ende jeder Seite ändern.',
  purposes: {
    statistics: {
      title: 'Statistik',
      text: 'Um zu sehen, wie der Shop genutzt wird, und ihn zu verbessern.',
    },
    marketing: { title: 'Werbung', text: 'Um Ihnen passende Werbung zu zeigen und zu sehen, ob sie wirkt.' },
    support: { title: 'Chat und Hilfe', text: 'Um Ihre Fragen gleich hier zu beantworten.' },
  },
  receiver: 'Die Daten gehen an {receiver}.',
  privacyPage: 'Datenschutzerklärung',
  accept: 'Zustimmen',
  decline: 'Ablehnen',
  acceptAll: 'Alles erlauben',
  save: 'Auswahl speichern',
  settings: 'Datenschutzeinstellungen',
};

export const pages: Messages['pages'] = {
  notFound: 'Seite nicht gefunden',
  notFoundTitle: 'Diese Seite haben wir nicht gefunden',
  notFoundText: 'Vielleicht ist sie umgezogen, oder der Artikel ist nicht mehr im Sortiment.',
  allProducts: 'Alle Produkte ansehen',
  home: 'Zur Startseite',
  draftTitle: 'Diese Seite ist eine Vorlage',
  draftText:
    'Ergänzen Sie die markierten Stellen in {file} und entfernen Sie „status: draft“. Ein Shop im Betrieb veröffentlicht sie nicht.',
};

export const maintenance: Messages['maintenance'] = {
  title: 'Wir sind bald zurück',
  text: 'Der Shop wird gerade gewartet. Ihr Warenkorb bleibt erhalten. Bis wir zurück sind, erreichen Sie uns unter {email}.',
  textWithoutEmail: 'Der Shop wird gerade gewartet. Ihr Warenkorb bleibt erhalten.',
  retry: 'Erneut prüfen',
};

export const oldForm: Messages['oldForm'] = {
  title: 'Wir haben den Shop aktualisiert',
  text: 'Sie haben dieses Formular vorher geöffnet, deshalb konnten wir es nicht senden. Bitte öffnen Sie es erneut und geben Sie Ihre Angaben noch einmal ein.',
  typed: 'Das hatten Sie eingegeben, ohne Passwörter:',
  openAgain: 'Formular erneut öffnen',
};

/** Answers to programs that act for a shopper. */
export const assistants: Messages['assistants'] = {
  notFound: 'Dieses Produkt gibt es in diesem Shop nicht.',
  incompatible: 'Ihr Assistent kann das hier nicht. Öffnen Sie dazu die Website des Shops.',
  priceIgnored: 'Die Preise sind in der Währung des Shops. Der Preisfilter wurde deshalb nicht angewendet.',
  cartGone: 'Diesen Warenkorb gibt es nicht mehr.',
  nothingLeft: 'Keiner dieser Artikel ist in diesem Shop verfügbar.',
  tooManyLines: 'Ein Warenkorb fasst hier {count} verschiedene Artikel.',
  unknownItem: 'Einen Artikel gibt es in diesem Shop nicht. Er fehlt deshalb.',
  needsPage: '{name} können Sie auf der Seite des Shops kaufen: {url}',
  leftOut: '{name} ist ausverkauft und fehlt deshalb.',
  lowered: '{name}: {quantity} verfügbar.',
  soldOut: '{name} ist nicht mehr verfügbar.',
  oneCode: 'Für eine Bestellung gilt nur ein Code.',
  handOff:
    'Öffnen Sie den Link, um die Artikel zu prüfen und zu bezahlen. In diesem Shop bezahlt ein Mensch.',
  placeUnknown: 'Versand und Steuern kommen hinzu, sobald der Shop das Land kennt.',
  taxUnknown: 'Steuern kommen an der Kasse hinzu.',
  taxIncluded: 'Die Preise enthalten die Steuern.',
  undeliverable: 'An diese Adresse kann der Shop nicht liefern.',
  optionGone: 'Diese Versandart ist nicht verfügbar.',
  other: 'Weitere Kosten',
  replaceCart: 'Vorher meinen Warenkorb leeren',
  codeWaits: 'Der Code {code} wird eingelöst.',
  codeApplied: 'Der Code {code} ist eingelöst.',
};

export const blog: Messages['blog'] = {
  title: 'Journal',
  intro: 'Notizen aus der Werkstatt: wie Dinge entstehen und wie sie lange halten.',
  shown: 'In diesem Artikel',
  posts: 'Beiträge',
  tags: 'Themen',
  tagged: 'Journal: {tag}',
  all: 'Alle Beiträge',
  by: 'Von {author}',
  published: 'Veröffentlicht am {date}',
  newer: 'Neuere Beiträge',
  older: 'Ältere Beiträge',
  page: 'Journal, Seite {page}',
  feed: 'Feed neuer Beiträge (Atom)',
  empty: 'Noch gibt es keine Beiträge',
  emptyText: 'Am ersten wird gerade geschrieben.',
};

export const preview: Messages['preview'] = {
  label: 'Vorschau',
  text: 'Sie sehen Entwürfe, die noch nicht veröffentlicht sind.',
  leave: 'Vorschau beenden',
};

/** Of a link that notes a coupon. */
export const discountLinks: Messages['discountLinks'] = {
  noted: 'Ihr Rabatt ist vorgemerkt. Er wird mit dem ersten Artikel abgezogen, den Sie hinzufügen.',
  waits: '{code} ist vorgemerkt. Der Rabatt wird mit dem ersten Artikel abgezogen, den Sie hinzufügen.',
  kept: '{code} ist vorgemerkt. Der Rabatt wird mit dem nächsten Artikel abgezogen, oder gleich.',
  apply: '{code} jetzt einlösen',
};
