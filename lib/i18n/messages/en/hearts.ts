/** The wishlist's controls on cards and in the header. Also in the browser, on every page. */
export const hearts = {
  link: 'Wishlist',
  linkWithCount: { one: 'Wishlist, {count} item', other: 'Wishlist, {count} items' },
  save: 'Save {name} to the wishlist',
  saved: '{name} is on your wishlist.',
  removed: '{name} is no longer on your wishlist.',
  full: 'Your wishlist is full. It holds up to 100 items.',
  failed: '{name} could not be removed from your wishlist. Please try again.',
} as const;
