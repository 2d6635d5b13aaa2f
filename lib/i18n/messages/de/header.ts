import type { Messages } from '../en';

export const header: Messages['header'] = {
  errorTitle: 'Fehler:',
  menu: 'Menü',
  closeMenu: 'Menü schließen',
  search: 'Suche',
  cart: 'Warenkorb',
  cartWithItems: { one: 'Warenkorb, {count} Artikel', other: 'Warenkorb, {count} Artikel' },
  account: 'Konto',
  signIn: 'Anmelden',
  loading: 'Die Seite wird geladen',
  signedOut: 'Sie wurden abgemeldet. {signInAgain}, um Ihr Konto und Ihren Warenkorb zu sehen.',
  signInAgain: 'Melden Sie sich erneut an',
};
