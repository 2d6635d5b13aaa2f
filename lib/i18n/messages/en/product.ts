/** Options and purchase on a product page. Also loaded by the browser. */
export const product = {
  addToCart: 'Add to cart',
  soldOut: 'Sold out',
  preOrder: 'Pre-order',
  none: 'None',
  /** A choice with its price: Dark wax (+$8.00). */
  plusPrice: '{name} (+{price})',
  /** The price of a choice above the cheapest one. */
  plus: '+{price}',
  fromTo: '{least} to {count} characters',
  howOften: 'Purchase options',
  buyOnce: 'One-time purchase',
  /** The saving of a plan compared with a single purchase. */
  saves: 'Save {percent}%',
  stock: {
    'sold-out': 'Sold out',
    'not-available': 'Not available in this combination',
    'in-stock': 'In stock',
    'at-once': 'Available instantly',
    'pre-order': 'Pre-order now, ships later',
  },
  onlyLeft: 'Only {left} left',
  choiceSoldOut: '(sold out)',
  choiceNotAvailable: '(unavailable)',
  pleaseChoose: 'Choose one',
  chooseOptions: 'Please choose {options}.',
  thisSoldOut: 'This one is sold out: {name}. Please choose another.',
  thisNotAvailable: 'This combination isn’t available: {name}. Please choose another.',
  optional: '{title} (optional)',
  upTo: 'Up to {count} characters',
  fillIn: 'Please fill in “{field}”.',
  added: 'Added to your cart: {what}.',
  notAdded: '{what} could not be added.',
  add: 'Add',
  addFor: 'Add for {price}',
  choose: 'Choose {option}',
  /** The name of an option in a sentence. Names with an article are in lower case. */
  option: { beforeVowel: 'an {name}', other: 'a {name}' },
  similar: 'See similar items',
  addToWishlist: 'Add to wishlist',
  onWishlist: 'On your wishlist',
  needsAccount: 'Without JavaScript, you need to sign in to use the wishlist.',
} as const;

/** The product's picture gallery and the sticky buy bar. Also loaded by the browser. */
export const gallery = {
  pictures: 'Pictures of {name}',
  all: 'All pictures',
  one: 'Picture {number} of {count}: {alt}',
  position: '{number} of {count}',
  enlarge: 'Enlarge picture {number} of {count}',
  enlarged: 'Pictures of {name}, enlarged',
  video: 'Video: {alt}',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  previous: 'Previous picture',
  next: 'Next picture',
  close: 'Close',
} as const;

/** The size guide and the drawing to scale of a product. */
export const sizes = {
  guide: 'Size guide',
  close: 'Close the size guide',
  page: 'Open as a page',
  scale: {
    mug: 'Drawn to scale: {width} wide and {height} high, next to a mug of {beside}.',
    hand: 'Drawn to scale: {width} wide and {height} high, next to a hand of {beside}.',
  },
} as const;

/** Delivery costs, shown next to a product. */
export const delivery = {
  cost: '{country}: {cost} shipping.',
  costFreeFrom: '{country}: {cost} shipping, free on orders of {freeFrom} or more.',
  free: '{country}: free shipping.',
  /** Follows the cost. */
  days: { one: '{days} business day.', other: '{days} business days.' },
  abroad: 'Everywhere else: from {cost}.',
  /** Where prices are shown in another currency, in which the costs are not known. */
  costInCart: '{country}: shipping is calculated in your cart.',
  giftCardCurrency: 'Gift cards are in {currency}.',
  digitalSent: 'A download: we’ll email you the link after payment.',
  giftCardSent: 'Emailed after payment, ready to give.',
  giftCardGood: 'Good for anything in the shop, all at once or bit by bit.',
  arrives: 'Order now, get it around {dates}',
  expected: 'Arrives around {dates}',
  returnsFree: {
    one: '{country}: free returns within {count} day.',
    other: '{country}: free returns within {count} days.',
  },
  returnsPaid: {
    one: '{country}: returns within {count} day. You pay the postage.',
    other: '{country}: returns within {count} days. You pay the postage.',
  },
} as const;

/** The request for an email when a product is back in stock. Loaded by the browser on demand. */
export const backInStock = {
  title: 'Tell me when it’s back',
  intro: 'We’ll send you one email when this is back in stock. We won’t use your address for anything else.',
  which: 'Which option?',
  email: 'Your email',
  submit: 'Notify me',
  done: 'Done. We’ll email {email} once, as soon as {name} is back.',
  off: 'Sorry, back-in-stock emails aren’t available right now.',
  gone: 'We no longer sell this option, so it won’t be back.',
  notSoldOut: 'This is in stock. You can order it now.',
  back: 'Back to {name}',
  /** The link on a page without JavaScript, where some variants are sold out. */
  some: 'Is yours sold out? Get an email when it’s back.',
} as const;

/** The page that sells gift cards. Also loaded by the browser. */
export const giftCard = {
  title: 'Gift card',
  intro: 'A code for anything in the shop, emailed on the day you choose.',
  noDelivery: 'No shipping costs, no package to wait for.',
  form: 'Buy a gift card',
  amount: 'Amount',
  /** An amount that costs less than it pays: $50 for $45. */
  valueFor: '{value} for {price}',
  other: 'Another amount',
  ownAmount: 'Your amount',
  between: 'From {least} to {most}.',
  forWhom: 'Who is it for?',
  someone: 'Someone else',
  me: 'Me',
  meHint: 'We’ll send the code to the email on your order once it’s paid.',
  firstName: 'First name',
  lastName: 'Last name (optional)',
  email: 'Recipient’s email',
  message: 'Message (optional)',
  messageHint: 'Up to {count} characters.',
  date: 'Delivery date (optional)',
  dateHint: 'Leave this empty to send it right after payment.',
  add: 'Add to cart',
  added: 'Added to your cart: {name}.',
  chooseAmount: 'Choose an amount.',
  amountForm: 'Enter an amount like 75 or 49.50.',
  outOfBounds: 'Enter an amount from {least} to {most}.',
  chooseWhom: 'Choose who it is for.',
  enterFirstName: 'Enter the first name.',
  enterEmail: 'Enter the recipient’s email.',
  dateForm: 'Enter a date.',
  datePast: 'Choose today or a later day.',
  dateLate: 'Choose a day within a year.',
} as const;

export const reviews = {
  title: 'Reviews',
  of: 'Reviews of {product}',
  outOfFive: '{average} out of 5',
  stars: { one: '{count} star', other: '{count} stars' },
  ratedStars: { one: 'Rated {count} out of 5 stars', other: 'Rated {count} out of 5 stars' },
  count: { one: '{count} review', other: '{count} reviews' },
  bar: { one: '{stars}, {count} review', other: '{stars}, {count} reviews' },
  distribution: 'Reviews by stars',
  showAll: { one: 'Show {count} review', other: 'Show all {count} reviews' },
  none: 'No reviews yet. Own it already? Tell others what you think.',
  unreachable: 'The reviews cannot be shown at the moment.',
  tryAgain: 'Try again',
  write: 'Write a review',
  signInToWrite: 'Sign in to write a review',
  verified: 'Verified purchase',
  anonymous: 'Anonymous',
  helpful: {
    one: '{count} person found this helpful',
    other: '{count} people found this helpful',
  },
  reply: 'Reply from {shop}',
  pictures: 'Pictures with this review',
  video: 'Video with this review',
  sortBy: 'Sort by',
  orders: {
    newest: 'Newest',
    highest: 'Highest rated',
    lowest: 'Lowest rated',
    helpful: 'Most helpful',
  },
  filter: 'Filter by stars',
  allStars: 'All',
  noneWithStars: 'No reviews with this rating.',
  pages: 'Pages of reviews',
  back: 'Back to the product',
  formTitle: 'Review {product}',
  visitorTitle: 'Sign in to write a review',
  visitorText: 'You need an account, so that each person writes only one. We’ll bring you right back here.',
  signIn: 'Sign in',
  register: 'Create an account',
  formUnreachable: 'We can’t load the form right now',
  formUnreachableText: 'Sorry, that’s on us. Please try again in a moment.',
  ownTitle: 'Your review',
  states: {
    published: 'Your review is published.',
    pending: 'Thanks for your review. We’ll publish it once we’ve checked it.',
    rejected: 'We didn’t publish your review because it doesn’t follow our review guidelines.',
  },
  final:
    'You can’t change a review once you’ve submitted it. If something is wrong with it, please contact us.',
} as const;

/** The form of a review. Also loaded by the browser. */
export const reviewForm = {
  label: 'Your review',
  rating: 'Your rating',
  stars: { one: '{count} star', other: '{count} stars' },
  meanings: { 1: 'Poor', 2: 'Fair', 3: 'Good', 4: 'Very good', 5: 'Excellent' },
  title: 'Title (optional)',
  text: 'Your review',
  textHint: 'What do you use it for, and how has it held up? Up to {count} characters.',
  name: 'Name shown with the review',
  nameHint: 'Other shoppers see this name.',
  send: 'Send review',
} as const;

/** The notes on prices that some regions require. */
export const priceNotes = {
  tax: {
    included: 'incl. VAT',
    'small-business': 'No VAT is charged (small business)',
  },
  /** For all goods of a list, in the footer. */
  all: 'All prices {tax}',
  plus: '{tax}, plus {shipping}',
  /** The link in `plus`. */
  shipping: 'shipping',
  /** The same on the card of a small business, whose footer has the sentence on VAT. */
  shippingAdded: 'plus {shipping}',
  lowest: 'Lowest price of the last 30 days: {price}',
  feeIncluded: 'incl. {amount} in mandatory fees',
  feePerOrder: 'plus {amount} in fees per order',
  /** Next to a subtotal. */
  feesApart: 'The subtotal does not include mandatory fees. The total does.',
} as const;

/** The official notice on the legal guarantee, which the EU requires of shops that sell goods. */
export const guarantee = {
  title: 'Your legal guarantee rights',
  intro: 'The official notice of the European Union for everyone who buys goods.',
  alt: 'Official EU notice on the legal guarantee',
  full: 'Open the notice in full size',
  more: 'Your rights on europa.eu',
} as const;

/** Who is responsible for a product, and how to identify it. */
export const productSafety = {
  title: 'Product safety',
  manufacturer: 'Manufacturer',
  euPerson: 'Responsible person in the EU',
  itemNumber: { one: 'Item number', other: 'Item numbers' },
  garan: 'GARAN: the producer guarantees {years} years of durability',
  garanMore: 'About commercial guarantees on europa.eu',
} as const;

/** Whether the shop makes sure that reviews come from buyers. */
export const reviewChecks = {
  unchecked:
    'Reviews come from signed-in members. We don’t check whether they bought the product. We publish positive and negative reviews.',
  marked:
    'Reviews come from signed-in members. Those of buyers are marked “Verified purchase.” We don’t check the others. We publish positive and negative reviews.',
  verified:
    'Reviews come from members who bought the product, which we check before we publish them. We publish positive and negative reviews.',
} as const;

/** The texts that programs read of the shop: its pages as Markdown, and `/llms.txt`. */
export const agents = {
  regularPrice: 'Regular price',
  pricePerUnit: 'Unit price',
  variants: 'Options',
  sku: 'SKU',
  page: 'Page',
  forms:
    'Each page is also available as Markdown: with .md at the end of its path, or for “Accept: text/markdown”. The home page is /index.md.',
  search: 'Search: {url} followed by the terms',
  currency: 'Prices are in {currency}. The cart and the checkout show the final prices.',
  payment: 'Only a person can pay, on the checkout page.',
  feeds: 'Product feeds',
} as const;
