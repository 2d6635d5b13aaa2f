import type { Messages } from '../en';

export const recommended: Messages['recommended'] = {
  together: 'נקנים לרוב יחד',
  similar: 'מוצרים דומים',
  bestSellers: 'הנמכרים ביותר',
  cart: 'מתאים לסל שלך',
};
