import type { Messages } from '../en';

export const suggest: Messages['suggest'] = {
  list: 'הצעות',
  found: { one: 'הצעה אחת', two: 'שתי הצעות', other: '{count} הצעות' },
  all: 'כל התוצאות עבור ״\u2068{terms}\u2069״',
  didYouMean: 'האם התכוונתם ל״\u2068{terms}\u2069״?',
  groups: { recent: 'חיפושים אחרונים', category: 'קטגוריות', product: 'מוצרים', page: 'עמודים' },
  clear: 'מחיקת החיפושים האחרונים',
};
