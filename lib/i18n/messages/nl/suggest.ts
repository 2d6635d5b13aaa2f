import type { Messages } from '../en';

export const suggest: Messages['suggest'] = {
  list: 'Suggesties',
  found: { one: '{count} suggestie', other: '{count} suggesties' },
  all: 'Alle resultaten voor “{terms}”',
  didYouMean: 'Bedoelde je “{terms}”?',
  groups: {
    recent: 'Recente zoekopdrachten',
    category: 'Categorieën',
    product: 'Producten',
    page: 'Pagina’s',
  },
  clear: 'Recente zoekopdrachten wissen',
};
