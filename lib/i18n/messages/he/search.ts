import type { Messages } from '../en';

export const search: Messages['search'] = {
  didYouMean: 'האם התכוונתם ל־{terms}?',
  similar: 'המוצרים האלה דומים למה שחיפשתם.',
  similarProducts: 'מוצרים דומים',
  newest: 'חדש בחנות',
  contact: 'עדיין מחפשים? כתבו לנו: {email}',
};
