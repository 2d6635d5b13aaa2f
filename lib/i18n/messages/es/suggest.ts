import type { Messages } from '../en';

export const suggest: Messages['suggest'] = {
  list: 'Sugerencias',
  found: { one: '{count} sugerencia', other: '{count} sugerencias' },
  all: 'Todos los resultados para «{terms}»',
  didYouMean: '¿Querías decir «{terms}»?',
  groups: { recent: 'Búsquedas recientes', category: 'Categorías', product: 'Productos', page: 'Páginas' },
  clear: 'Borrar búsquedas recientes',
};
