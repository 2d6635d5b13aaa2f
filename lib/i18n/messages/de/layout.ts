import type { Messages } from '../en';

export const layout: Messages['layout'] = {
  homeTitle: '{shop}: Steinzeug und Dinge fürs Zuhause',
  about:
    'Steinzeug und Dinge fürs Zuhause, in Ruhe gefertigt in einer kleinen Werkstatt und für jeden Tag gedacht.',
  description:
    'Halden fertigt Steinzeug, Glas, Leuchten und Leinen fürs Zuhause: schlichte, sorgfältig gemachte Dinge für jeden Tag.',
  skip: 'Zum Inhalt springen',
  allProducts: 'Alle Produkte',
  categories: 'Kategorien',
  shop: 'Shop',
  language: 'Sprache',
  help: 'Hilfe',
  yourOrders: 'Ihre Bestellungen',
  colors: 'Farben',
  colorsOfSystem: 'Wie mein Gerät',
  colorsLight: 'Hell',
  colorsDark: 'Dunkel',
  offline:
    'Sie sind offline. Nichts geht verloren: Sobald die Verbindung wieder da ist, geht es von selbst weiter.',
};
