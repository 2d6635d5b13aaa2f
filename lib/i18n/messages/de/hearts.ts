import type { Messages } from '../en';

export const hearts: Messages['hearts'] = {
  link: 'Merkliste',
  linkWithCount: { one: 'Merkliste, {count} Artikel', other: 'Merkliste, {count} Artikel' },
  save: '{name} auf die Merkliste setzen',
  saved: '{name} steht auf Ihrer Merkliste.',
  removed: '{name} steht nicht mehr auf Ihrer Merkliste.',
  full: 'Ihre Merkliste ist voll. Sie fasst 100 Artikel.',
  failed: '{name} konnte nicht von Ihrer Merkliste entfernt werden. Bitte versuchen Sie es noch einmal.',
};
