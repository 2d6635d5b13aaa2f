import type { Messages } from '../en';

export const savedLines: Messages['savedLines'] = {
  title: 'Für später gespeichert',
  save: 'Für später speichern',
  saved: '{name} ist für später gespeichert.',
  count: { one: '{count} Artikel', other: '{count} Artikel' },
  moveToCart: 'In den Warenkorb',
  moved: '{name} liegt wieder in Ihrem Warenkorb.',
  notMoved: '{name} konnte nicht in den Warenkorb gelegt werden und bleibt hier gespeichert.',
  remove: 'Entfernen',
  removed: '{name} wurde entfernt.',
  notSaved: '{name} konnte nicht für später gespeichert werden und liegt noch in Ihrem Warenkorb.',
  full: 'Es ist nur Platz für {count} Artikel. {name} liegt noch in Ihrem Warenkorb.',
  priceThen: '{price}, als Sie es gespeichert haben',
  quantity: 'Menge: {quantity}',
};
