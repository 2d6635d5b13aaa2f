import type { Messages } from '../en';

export const cartShare: Messages['cartShare'] = {
  link: 'Link zu diesem Warenkorb kopieren',
  copied: 'Link kopiert.',
  failed:
    'Das Kopieren hat nicht geklappt. Halten Sie den Link gedrückt oder klicken Sie ihn mit der rechten Maustaste an.',
  title: 'Ein Warenkorb für Sie',
  intro:
    'Diese Artikel liegen noch nicht in Ihrem Warenkorb. Sehen Sie sie sich an und legen Sie sie hinein.',
  items: 'Artikel in diesem Link',
  add: 'In den Warenkorb',
  quantity: '{quantity} ×',
  soldOut: 'Ausverkauft',
  gone: 'Nicht mehr erhältlich',
  choose: 'Bitte auf der Produktseite auswählen',
  unknown: 'Das können wir gerade nicht prüfen',
  none: 'Dieser Link enthält keine Artikel',
  noneText: 'Vielleicht wurde er abgeschnitten. Bitte lassen Sie ihn sich noch einmal schicken.',
  allGone: 'Keiner dieser Artikel ist noch erhältlich.',
  stays: 'Was schon in Ihrem Warenkorb liegt, bleibt dort.',
  seeCart: 'Zum Warenkorb',
  products: 'Alle Produkte ansehen',
  more: 'Einige Artikel sind nicht mehr erhältlich.',
};
