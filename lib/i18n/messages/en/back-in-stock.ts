/** The request for a mail when a product is back in stock. Loaded by the browser on demand. */
export const backInStock = {
  title: 'Tell me when it’s back',
  intro: 'We send you one email as soon as this is back in stock. We use your address for nothing else.',
  which: 'Which one',
  email: 'Your email',
  submit: 'Send me an email',
  done: 'Done. We’ll write to {email} once, as soon as {name} is back.',
  off: 'We can’t take such requests at the moment. Sorry about that.',
  gone: 'We no longer have this one, so there is nothing to wait for.',
  notSoldOut: 'This is in stock. There’s nothing to wait for.',
  back: 'Back to {name}',
  /** The link on a page without JavaScript, where some variants are sold out. */
  some: 'Is yours sold out? Get an email when it’s back.',
} as const;
