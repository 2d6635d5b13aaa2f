import type { Messages } from '../en';

export const recommended: Messages['recommended'] = {
  together: 'Oft zusammen gekauft',
  similar: 'Ähnliche Produkte',
  bestSellers: 'Bestseller',
  cart: 'Passt zu Ihrem Warenkorb',
};
