import type { Messages } from '../en';

export const suggest: Messages['suggest'] = {
  list: 'Suggestions',
  found: { one: '{count} suggestion', many: '{count} de suggestions', other: '{count} suggestions' },
  all: 'Tous les résultats pour « {terms} »',
  didYouMean: 'Vouliez-vous dire « {terms} » ?',
  groups: { recent: 'Recherches récentes', category: 'Catégories', product: 'Produits', page: 'Pages' },
  clear: 'Effacer les recherches récentes',
};
