/** Product lists, cards, filters and search. */
export const catalog = {
  products: 'Products',
  productCount: { one: '{count} product', other: '{count} products' },
  soldOut: 'Sold out',
  soldOutAfterPrice: ', sold out',
  sale: 'Sale',
  isNew: 'New',
  colors: 'Colors: {names}',
  sortAndFilter: 'Sort and filter',
  sortBy: 'Sort by',
  orders: {
    recommended: 'Recommended',
    newest: 'Newest first',
    bestSelling: 'Best selling',
    topRated: 'Top rated',
    priceAsc: 'Price: low to high',
    priceDesc: 'Price: high to low',
    nameAsc: 'Name A to Z',
    nameDesc: 'Name Z to A',
  },
  minimumPrice: 'Minimum price',
  maximumPrice: 'Maximum price',
  fromPrice: 'from {price}',
  toPrice: 'to {price}',
  /** Where the prices before a discount count. */
  listPrices: {
    priceAsc: 'Lowest list price',
    priceDesc: 'Highest list price',
    title: 'List price',
    minimum: 'Minimum list price',
    maximum: 'Maximum list price',
  },
  byListPrice: 'Long lists are filtered and sorted by full price. Some products cost less after discounts.',
  apply: 'Apply',
  showProducts: 'Show products',
  showCount: { one: 'Show {count} product', other: 'Show {count} products' },
  filterGroups: { color: 'Color', brand: 'Brand', ribbon: 'Highlights', price: 'Price', only: 'Show only' },
  moreChoices: { one: '{count} more', other: '{count} more' },
  choiceCount: { one: ', {count} product', other: ', {count} products' },
  onSale: 'On sale',
  inStock: 'In stock',
  activeFilters: 'Active filters',
  minimumIs: 'Minimum price: {price}',
  maximumIs: 'Maximum price: {price}',
  colorIs: 'Color: {name}',
  brandIs: 'Brand: {name}',
  removeFilter: 'Remove filter:',
  clearAll: 'Clear all',
  clearFilters: 'Clear the filters',
  nothingFor: 'No results for “{terms}”',
  nothing: 'No products here right now',
  nothingFits: 'No products match your filters',
  pastEnd: 'This page doesn’t exist anymore',
  pastEndText: 'The list may have been longer when this link was made.',
  toLastPage: 'Go to the last page',
  nothingFiltered: 'Try removing a filter, or browse another category.',
  nothingWithinPrices: 'Nothing in this price range. Try a wider range, or browse another category.',
  nothingSearched: 'Check the spelling, try a more general word, or browse by category.',
  nothingYet: 'Check back soon, or browse another category.',
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: 'page',
  pageOf: 'Page {page} of {count}',
  search: 'Search',
  searchTitle: 'Search: {terms}',
  searchIntro: 'Search by name, type of product or color.',
  resultsFor: 'Results for “{terms}”',
  results: 'Search results',
  goesWith: 'Goes well with',
  filter: 'Filter and sort',
  applied: { one: ', {count} filter applied', other: ', {count} filters applied' },
  closeFilter: 'Close filters',
  cut: 'Showing the first {shown} products. Use filters or search to see the rest.',
  preOrder: 'Pre-order',
  subcategories: 'Subcategories',
  byCategory: 'By category',
  rated: {
    one: 'Rated {average} out of 5, {count} review',
    other: 'Rated {average} out of 5, {count} reviews',
  },
} as const;

/** Search results without an exact match. */
export const search = {
  didYouMean: 'Did you mean {terms}?',
  places: 'Categories and pages',
  newest: 'New in the shop',
  contact: 'Still looking? Email us: {email}',
} as const;

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

/** A picture with links on its things, which a shopper adds at once. */
export const sets = {
  things: 'In this set',
  quantity: 'Quantity: {name}',
  add: 'Add the set',
  total: { one: 'Total for {count} item', other: 'Total for {count} items' },
  without: 'Not included right now: {names}.',
} as const;

/** Further sections of the home page and of pages. */
export const pageSections = {
  previousSlide: 'Previous: slide {number} of {count}',
  nextSlide: 'Next: slide {number} of {count}',
  slideOf: '{number} / {count}',
  allOf: 'All {name}',
  quotes: 'What shoppers say',
  daysLeft: { one: '{count} day left', other: '{count} days left' },
  lastDay: 'Last day',
  until: 'Until {moment}',
  endedAt: 'Ended on {moment}',
} as const;

/** Recommended products. Also loaded by the browser. */
export const recommended = {
  together: 'Often bought together',
  similar: 'Similar products',
  bestSellers: 'Best sellers',
  cart: 'Goes well with your cart',
} as const;

/** Recently viewed products. Also loaded by the browser. */
export const viewed = {
  title: 'Recently viewed',
  clear: 'Clear list',
  soldOut: 'Sold out',
  compare: 'Compare these',
} as const;

/** Buttons of cards that add a product. Also loaded by the browser. */
export const quickAdd = {
  add: 'Add {name} to cart',
  choose: 'Choose options for {name}',
  details: 'View details',
} as const;

/** The page of gifts. */
export const gifts = {
  title: 'Gifts',
  intro: 'By price, ready to give.',
  upTo: 'Up to {price}',
  between: '{from} to {to}',
  from: 'From {price}',
  personal: 'With gift wrap or a message',
  giftCard: 'Not sure what to choose?',
  giftCardText: 'A gift card arrives by email on the day you pick.',
  giftCardLink: 'Choose a gift card',
  all: 'See all {count}',
  prices: 'Gifts by price',
} as const;

export const compare = {
  title: 'Compare',
  intro: 'Up to four products side by side.',
  link: 'Compare',
  table: 'Comparison of {count} products',
  price: 'Price',
  availability: 'Availability',
  about: 'Overview',
  brand: 'Brand',
  rating: 'Rating',
  scale: 'To scale',
  remove: 'Remove',
  onlyDifferent: 'Show differences only',
  differs: 'differs',
  nothing: 'Not specified',
  add: 'Add a product',
  addThis: 'Add',
  choose: 'Choose a product',
  none: 'Nothing to compare yet',
  noneText: 'Select “Compare” on a product page to add it here.',
  products: 'See all products',
  missing: {
    one: '{count} product in this comparison is no longer available.',
    other: '{count} products in this comparison are no longer available.',
  },
  unreachable: 'We can’t show all of these products right now. Please try again in a moment.',
  inStock: 'In stock',
  partly: 'In stock, some options sold out',
  preOrder: 'Pre-order now, ships later',
  soldOut: 'Sold out',
  atOnce: 'Available instantly',
  full: 'You can compare up to four products. Remove one to add another.',
} as const;
