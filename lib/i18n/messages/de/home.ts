import type { Messages } from '../en';

export const home: Messages['home'] = {
  shopAll: 'Alle Produkte entdecken',
  featured: 'Ausgewählt',
  featuredProducts: 'Ausgewählte Produkte',
  categories: 'Kategorien',
  newest: 'Neu',
  newProducts: 'Neue Produkte',
  seeAll: 'Alle Produkte ansehen',
  facts: 'Wie wir arbeiten',
};
