/** The frame around every page, and the shop's description of itself. */
export const layout = {
  homeTitle: '{shop}: stoneware and things for the home',
  about: 'Stoneware and things for the home, made slowly in a small studio and meant to be used every day.',
  description:
    'Halden makes stoneware, glass, lamps and linen for the home: plain, careful things for every day.',
  skip: 'Skip to content',
  allProducts: 'All products',
  categories: 'Categories',
  shop: 'Shop',
  language: 'Language',
  help: 'Help',
  yourOrders: 'Your orders',
  colors: 'Colors',
  colorsOfSystem: 'As my device',
  colorsLight: 'Light',
  colorsDark: 'Dark',
  offline: 'You are offline. Nothing is lost: what you asked for goes on as soon as the connection is back.',
} as const;
