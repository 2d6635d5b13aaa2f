import type { Messages } from '../en';

export const suggest: Messages['suggest'] = {
  list: 'Förslag',
  found: { one: '{count} förslag', other: '{count} förslag' },
  all: 'Alla träffar för ”{terms}”',
  didYouMean: 'Menade du ”{terms}”?',
  groups: { recent: 'Senaste sökningar', category: 'Kategorier', product: 'Produkter', page: 'Sidor' },
  clear: 'Rensa senaste sökningar',
};
