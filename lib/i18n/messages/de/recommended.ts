import type { Messages } from '../en';

export const recommended: Messages['recommended'] = {
  together: 'Oft zusammen gekauft',
  similar: 'Ähnliche Artikel',
  bestSellers: 'Am meisten gekauft',
  cart: 'Passt zu Ihrem Warenkorb',
};
