import type { Messages } from '../en';

export const hearts: Messages['hearts'] = {
  link: 'Merkliste',
  linkWithCount: { one: 'Merkliste, {count} Artikel', other: 'Merkliste, {count} Artikel' },
  save: '{name} auf die Merkliste setzen',
  addToWishlist: 'Auf die Merkliste',
  onWishlist: 'Auf Ihrer Merkliste',
  needsAccount:
    'Ohne JavaScript steht die Merkliste nur mit Kundenkonto zur Verfügung: Bitte melden Sie sich zuerst an.',
  saved: '{name} steht auf Ihrer Merkliste.',
  removed: '{name} steht nicht mehr auf Ihrer Merkliste.',
  full: 'Ihre Merkliste ist voll. Sie fasst {count} Artikel.',
  failed: '{name} konnte nicht von Ihrer Merkliste entfernt werden. Bitte versuchen Sie es noch einmal.',
};
