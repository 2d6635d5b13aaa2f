/** The home page. Its texts about the shop are in `shop.config.ts`. */
export const home = {
  shopAll: 'Shop all products',
  featured: 'Featured',
  featuredProducts: 'Featured products',
  categories: 'Categories',
  newest: 'New',
  newProducts: 'New products',
  seeAll: 'See all products',
  facts: 'How we work',
} as const;
