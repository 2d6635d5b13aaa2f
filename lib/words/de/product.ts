import type { Words } from '../en';

export const product: Words['product'] = {
  addToCart: 'In den Warenkorb',
  soldOut: 'Ausverkauft',
  inStock: 'Vorrätig',
  atOnce: 'Sofort verfügbar',
  onlyLeft: 'Nur noch {left} vorrätig',
  notMade: 'In dieser Kombination nicht erhältlich',
  choiceSoldOut: '(ausverkauft)',
  choiceNotMade: '(nicht erhältlich)',
  pleaseChoose: 'Bitte wählen',
  chooseOptions: 'Bitte wählen Sie: {options}.',
  thisSoldOut: 'Diese Ausführung ist ausverkauft: {name}. Bitte wählen Sie eine andere.',
  thisNotMade: 'Diese Ausführung gibt es nicht: {name}. Bitte wählen Sie eine andere.',
  optional: '{title} (optional)',
  upTo: 'Bis zu {count} Zeichen',
  fillIn: 'Bitte füllen Sie dieses Feld aus.',
  added: 'In Ihrem Warenkorb: {what}.',
  notAdded: '{what} konnte nicht hinzugefügt werden.',
  picturesOf: 'Bilder: {name}',
  allPictures: 'Alle Bilder',
  picture: 'Bild {number} von {count}: {alt}',
};
