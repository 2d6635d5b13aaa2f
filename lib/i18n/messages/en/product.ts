/** Options and purchase on a product page. Also in the browser. */
export const product = {
  addToCart: 'Add to cart',
  soldOut: 'Sold out',
  stock: {
    'sold-out': 'Sold out',
    'not-made': 'Not made in this combination',
    'in-stock': 'In stock',
    'at-once': 'Available at once',
  },
  onlyLeft: 'Only {left} left',
  choiceSoldOut: '(sold out)',
  choiceNotMade: '(not made)',
  pleaseChoose: 'Please choose',
  chooseOptions: 'Please choose {options}.',
  thisSoldOut: 'This one is sold out: {name}. Please choose another.',
  thisNotMade: 'This one is not made: {name}. Please choose another.',
  optional: '{title} (optional)',
  upTo: 'Up to {count} characters',
  fillIn: 'Please fill this in.',
  added: 'Added to your cart: {what}.',
  notAdded: '{what} could not be added.',
  add: 'Add',
  addFor: 'Add for {price}',
  choose: 'Choose {option}',
  /** The name of an option in a sentence. Names with an article are in lower case. */
  option: { beforeVowel: 'an {name}', other: 'a {name}' },
  similar: 'See similar pieces',
} as const;
