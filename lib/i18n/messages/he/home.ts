import type { Messages } from '../en';

export const home: Messages['home'] = {
  shopAll: 'לכל המוצרים',
  featured: 'נבחרים',
  featuredProducts: 'מוצרים נבחרים',
  categories: 'קטגוריות',
  newest: 'חדש',
  newProducts: 'מוצרים חדשים',
  seeAll: 'לכל המוצרים',
  facts: 'כך אנחנו עובדים',
};
