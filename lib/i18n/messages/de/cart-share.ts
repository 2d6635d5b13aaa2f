import type { Messages } from '../en';

export const cartShare: Messages['cartShare'] = {
  link: 'Link zu diesem Warenkorb kopieren',
  copied: 'Der Link ist in der Zwischenablage.',
  failed:
    'Das Kopieren hat nicht geklappt. Halten Sie den Link gedrückt oder klicken Sie ihn mit der rechten Maustaste an.',
  title: 'Ein Warenkorb für Sie',
  intro: 'Noch liegt nichts davon in Ihrem Warenkorb. Sehen Sie es sich an und legen Sie es hinein.',
  items: 'Artikel in diesem Link',
  add: 'In den Warenkorb',
  quantity: '{quantity} ×',
  soldOut: 'Ausverkauft',
  gone: 'Nicht mehr erhältlich',
  choose: 'Bitte auf der Produktseite auswählen',
  unknown: 'Das können wir gerade nicht prüfen',
  none: 'Dieser Link enthält keine Artikel',
  noneText: 'Vielleicht wurde er abgeschnitten. Bitte lassen Sie ihn sich noch einmal schicken.',
  allGone: 'Nichts aus diesem Link ist noch erhältlich.',
  stays: 'Was schon in Ihrem Warenkorb liegt, bleibt dort.',
  seeCart: 'Zum Warenkorb',
  products: 'Alle Produkte ansehen',
  more: 'Einiges aus diesem Link ist nicht mehr erhältlich.',
};
