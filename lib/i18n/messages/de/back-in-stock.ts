import type { Messages } from '../en';

export const backInStock: Messages['backInStock'] = {
  title: 'Benachrichtigen, sobald verfügbar',
  intro:
    'Wir schreiben Ihnen eine einzige E-Mail, sobald der Artikel wieder vorrätig ist. Ihre Adresse verwenden wir für nichts anderes.',
  which: 'Welche Ausführung',
  email: 'Ihre E-Mail-Adresse',
  submit: 'Benachrichtigen',
  done: 'Erledigt. Wir benachrichtigen Sie unter {email}, sobald {name} wieder verfügbar ist.',
  off: 'Benachrichtigungen sind zurzeit leider nicht möglich.',
  gone: 'Diese Ausführung haben wir nicht mehr im Sortiment.',
  notSoldOut: 'Dieser Artikel ist vorrätig. Sie müssen nicht warten.',
  back: 'Zurück zu {name}',
  some: 'Ihre Ausführung ist ausverkauft? Lassen Sie sich benachrichtigen, wenn sie wieder da ist.',
};
