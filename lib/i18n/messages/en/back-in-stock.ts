/** The request for a mail when a product is back in stock. Loaded by the browser on demand. */
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
