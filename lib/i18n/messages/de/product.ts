import type { Messages } from '../en';

export const product: Messages['product'] = {
  addToCart: 'In den Warenkorb',
  soldOut: 'Ausverkauft',
  stock: {
    'sold-out': 'Ausverkauft',
    'not-made': 'In dieser Kombination nicht erhältlich',
    'in-stock': 'Vorrätig',
    'at-once': 'Sofort verfügbar',
  },
  onlyLeft: 'Nur noch {left} vorrätig',
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
  add: 'In den Warenkorb',
  addFor: 'Für {price} hinzufügen',
  option: { beforeVowel: '{name}', other: '{name}' },
  choose: '{option} wählen',
  similar: 'Ähnliche Stücke ansehen',
};
