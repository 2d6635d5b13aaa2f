import type { Messages } from '../en';

export const suggest: Messages['suggest'] = {
  list: 'Suggerimenti',
  found: { one: '{count} suggerimento', many: '{count} di suggerimenti', other: '{count} suggerimenti' },
  all: 'Tutti i risultati per «{terms}»',
  didYouMean: 'Forse cercavi «{terms}»?',
  groups: { recent: 'Ricerche recenti', category: 'Categorie', product: 'Prodotti', page: 'Pagine' },
  clear: 'Cancella le ricerche recenti',
};
