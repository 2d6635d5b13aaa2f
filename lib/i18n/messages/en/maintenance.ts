/** The maintenance page. */
export const maintenance = {
  title: 'We are tidying the shelves',
  text: 'The shop is closed for a little while. Your cart is safe. Until we are back, {email} is there for you.',
  /** For a shop without an email address. */
  textWithoutEmail: 'The shop is closed for a little while. Your cart is safe.',
  retry: 'See whether we are back',
} as const;
