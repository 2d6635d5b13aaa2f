import type { Messages } from '../en';

export const header: Messages['header'] = {
  errorTitle: 'שגיאה:',
  menu: 'תפריט',
  closeMenu: 'סגירת התפריט',
  search: 'חיפוש',
  cart: 'סל הקניות',
  cartWithItems: {
    one: 'סל הקניות, פריט אחד',
    two: 'סל הקניות, שני פריטים',
    other: 'סל הקניות, {count} פריטים',
  },
  account: 'חשבון',
  signIn: 'התחברות',
  loading: 'הדף נטען',
  signedOut: 'החיבור לחשבון שלכם נותק. {signInAgain} כדי לראות את החשבון ואת הסל שלכם.',
  signInAgain: 'התחברו שוב',
};
