/** The maintenance page. */
export const maintenance = {
  title: 'We’ll be back soon',
  text: 'The shop is closed for maintenance. Your cart is safe. Need something in the meantime? Email {email}.',
  /** For a shop without an email address. */
  textWithoutEmail: 'The shop is closed for maintenance. Your cart is safe.',
  retry: 'Check again',
} as const;
