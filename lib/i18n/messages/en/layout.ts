/** The frame around every page. */
export const layout = {
  skip: 'Skip to content',
  allProducts: 'All products',
  blog: 'Journal',
  categories: 'Categories',
  shop: 'Shop',
  language: 'Language',
  currency: 'Currency',
  approximatePrices: 'Prices in {shown} are approximate. You’ll pay in {charged}.',
  help: 'Help',
  banner: 'Announcement',
  /** Names the merchant's own sections below the header. */
  shopInformation: 'Shop information',
  contact: 'Contact',
  legal: 'Legal',
  social: 'Social media',
  yourOrders: 'Your orders',
  payments: 'Accepted payment methods',
  paymentNames: { 'bank-transfer': 'Bank transfer', invoice: 'Invoice', 'gift-card': 'Gift card' },
  securePayment:
    'Secure checkout: you enter your payment details on the payment page, and this shop never sees them.',
  questions: 'Questions?',
  newsletter: 'Newsletter',
  newsletterEmail: 'Email',
  subscribe: 'Subscribe',
  colors: 'Appearance',
  colorsOfSystem: 'Match device',
  colorsLight: 'Light',
  colorsDark: 'Dark',
  offline: 'You’re offline. Nothing is lost: we’ll pick up where you left off once you’re back online.',
  goOn: 'Continue',
} as const;

/** The header of every page. Also loaded by the browser. */
export const header = {
  errorTitle: 'Error:',
  menu: 'Menu',
  closeMenu: 'Close menu',
  openSearch: 'Open search',
  closeSearch: 'Close search',
  search: 'Search',
  cart: 'Cart',
  cartWithItems: { one: 'Cart, {count} item', other: 'Cart, {count} items' },
  account: 'Account',
  signIn: 'Sign in',
  loading: 'Loading the page',
  signedOut: 'You have been signed out. {signInAgain} to see your account and your cart.',
  signInAgain: 'Sign in again',
} as const;

/** Primitives of `components/ui`. Also loaded by the browser. */
export const ui = {
  close: 'Close',
  dismiss: 'Dismiss',
  quantity: 'Quantity',
  oneLess: 'Decrease quantity',
  oneMore: 'Increase quantity',
  wholeQuantity: 'Please enter a whole number.',
  mostQuantity: 'Please enter {most} or less.',
  onlyLeft: 'Only {left} left',
  now: 'Now',
  was: 'Was',
  from: 'From {price}',
  eachTime: '{price} per delivery',
  fromEachTime: 'From {price} per delivery',
  /** `$4.00 per 100 ml` */
  perMeasure: '{price} per {measure}',
  priceOnRequest: 'Price on request',
  breadcrumb: 'Breadcrumb',
} as const;

/** The question whether the shop may measure its visits. */
export const consent = {
  title: 'Privacy',
  text: 'Can we measure how you use this shop? It helps us improve it. You can change your choice anytime at the bottom of any page.',
  choose:
    'What can we use? The shop works without any of it. You can change your choice anytime at the bottom of any page.',
  purposes: {
    statistics: { title: 'Statistics', text: 'To see how the shop is used, and improve it.' },
    marketing: { title: 'Marketing', text: 'To show you ads that fit, and see whether they work.' },
    support: { title: 'Chat and support', text: 'To answer your questions right here.' },
  },
  receiver: 'The data goes to {receiver}.',
  privacyPage: 'Privacy policy',
  accept: 'Accept',
  decline: 'Decline',
  acceptAll: 'Accept all',
  save: 'Save choices',
  settings: 'Privacy settings',
} as const;

/** The "not found" pages. */
export const pages = {
  notFound: 'Page not found',
  notFoundTitle: 'We couldn’t find that page',
  notFoundText: 'It may have moved, or the item may no longer be available.',
  allProducts: 'See all products',
  home: 'Go to the home page',
  draftTitle: 'This page is a template',
  draftText:
    'Complete the marked places in {file} and remove “status: draft”. A live shop does not publish it.',
} as const;

/** The maintenance page. */
export const maintenance = {
  title: 'We’ll be back soon',
  text: 'The shop is closed for maintenance. Your cart is safe. Need something in the meantime? Email {email}.',
  /** For a shop without an email address. */
  textWithoutEmail: 'The shop is closed for maintenance. Your cart is safe.',
  retry: 'Check again',
} as const;

/** In place of a form that was opened before a release, without JavaScript. */
export const oldForm = {
  title: 'We’ve updated our shop',
  text: 'You opened this form before the update, so we couldn’t send it. Open it again and re-enter your information.',
  typed: 'Here’s what you entered, without passwords:',
  openAgain: 'Open the form again',
} as const;

/** Answers to programs that act for a shopper. */
export const assistants = {
  notFound: 'This product isn’t available in this shop.',
  incompatible: 'Your assistant can’t do this here. Open the shop’s website to continue.',
  priceIgnored: 'Prices here are in the shop’s own currency, so the price filter was not applied.',
  cartGone: 'This cart doesn’t exist anymore.',
  nothingLeft: 'None of these items is available in this shop.',
  tooManyLines: 'A cart can hold {count} different items here.',
  unknownItem: 'One item isn’t available in this shop, so it was left out.',
  needsPage: 'To buy {name}, open its page in the shop: {url}',
  leftOut: '{name} is sold out, so it was left out.',
  lowered: '{name}: {quantity} available.',
  soldOut: '{name} isn’t available anymore.',
  oneCode: 'Only one code can be used for an order.',
  handOff: 'Open the link to check the items and pay. In this shop, a person pays.',
  placeUnknown: 'Shipping and tax are added once the shop knows the country.',
  taxUnknown: 'Tax is added at checkout.',
  taxIncluded: 'Prices include tax.',
  undeliverable: 'The shop can’t deliver to this address.',
  optionGone: 'This shipping option isn’t available.',
  other: 'Other costs',
  replaceCart: 'Empty my cart first',
  codeWaits: 'The code {code} will be applied.',
  codeApplied: 'The code {code} is applied.',
} as const;

export const blog = {
  title: 'Journal',
  intro: 'Notes from the studio: how things are made, and how to make them last.',
  /** The heading of the products that an article links to. */
  shown: 'In this article',
  posts: 'Articles',
  tags: 'Topics',
  tagged: 'Journal: {tag}',
  all: 'All articles',
  by: 'By {author}',
  published: 'Published on {date}',
  newer: 'Newer articles',
  older: 'Older articles',
  page: 'Journal, page {page}',
  feed: 'Feed of new articles (Atom)',
  empty: 'There are no articles yet',
  emptyText: 'The first one is being written.',
} as const;

/** The bar of a preview of drafts. */
export const preview = {
  label: 'Preview',
  text: 'You see drafts that are not published yet.',
  leave: 'Leave preview',
} as const;

/** Of a link that notes a coupon. */
export const discountLinks = {
  noted: 'Your discount is noted. It’s taken off when you add the first item.',
  waits: '{code} is noted. It’s taken off when you add the first item.',
  kept: '{code} is noted. It’s taken off with the next item, or now.',
  apply: 'Apply {code} now',
} as const;
