import type { Messages } from '../en';

export const suggest: Messages['suggest'] = {
  list: 'Podpowiedzi',
  found: { one: '{count} podpowiedź', other: '{count} podpowiedzi' },
  all: 'Wszystkie wyniki dla „{terms}”',
  didYouMean: 'Czy chodziło Ci o „{terms}”?',
  groups: { recent: 'Ostatnie wyszukiwania', category: 'Kategorie', product: 'Produkty', page: 'Strony' },
  clear: 'Wyczyść ostatnie wyszukiwania',
};
