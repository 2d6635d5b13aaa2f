/** The lines of the cart that are saved for later. Also in the browser. */
export const savedLines = {
  title: 'Saved for later',
  save: 'Save for later',
  saved: '{name} is saved for later.',
  count: { one: '{count} item', other: '{count} items' },
  moveToCart: 'Move to cart',
  moved: '{name} is back in your cart.',
  notMoved: '{name} could not be moved to your cart. It is still saved here.',
  remove: 'Remove',
  removed: '{name} was removed.',
  notSaved: '{name} could not be saved for later. It is still in your cart.',
  full: 'You can save up to {count} items. {name} is still in your cart.',
  priceThen: '{price} when you saved it',
  quantity: 'Quantity: {quantity}',
} as const;
