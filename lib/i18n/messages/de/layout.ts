import type { Messages } from '../en';

export const layout: Messages['layout'] = {
  skip: 'Zum Inhalt springen',
  allProducts: 'Alle Produkte',
  categories: 'Kategorien',
  shop: 'Shop',
  language: 'Sprache',
  currency: 'Währung',
  approximatePrices: 'Preise in {shown} sind ungefähre Angaben. Sie zahlen in {charged}.',
  help: 'Hilfe',
  banner: 'Ankündigung',
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
