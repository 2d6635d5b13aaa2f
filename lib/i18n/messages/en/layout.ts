/** The frame around every page. */
export const layout = {
  skip: 'Skip to content',
  allProducts: 'All products',
  categories: 'Categories',
  shop: 'Shop',
  language: 'Language',
  help: 'Help',
  banner: 'Announcement',
  contact: 'Contact',
  legal: 'Legal',
  social: 'Social media',
  yourOrders: 'Your orders',
  colors: 'Colors',
  colorsOfSystem: 'As my device',
  colorsLight: 'Light',
  colorsDark: 'Dark',
  offline: 'You are offline. Nothing is lost: what you asked for goes on as soon as the connection is back.',
} as const;
