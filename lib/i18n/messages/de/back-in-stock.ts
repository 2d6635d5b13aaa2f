import type { Messages } from '../en';

export const backInStock: Messages['backInStock'] = {
  title: 'Benachrichtigen, wenn wieder da',
  intro:
    'Wir schreiben Ihnen eine einzige E-Mail, sobald der Artikel wieder vorrätig ist. Ihre Adresse verwenden wir für nichts anderes.',
  which: 'Welche Ausführung',
  email: 'Ihre E-Mail-Adresse',
  submit: 'E-Mail anfordern',
  done: 'Erledigt. Wir schreiben einmal an {email}, sobald {name} wieder da ist.',
  off: 'Solche Anfragen können wir zurzeit leider nicht annehmen.',
  gone: 'Diese Ausführung führen wir nicht mehr. Es gibt also nichts, worauf Sie warten könnten.',
  notSoldOut: 'Dieser Artikel ist vorrätig. Sie müssen nicht warten.',
  back: 'Zurück zu {name}',
  some: 'Ihre Ausführung ist ausverkauft? Lassen Sie sich benachrichtigen, wenn sie wieder da ist.',
};
