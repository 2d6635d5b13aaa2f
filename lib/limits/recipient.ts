/** Providers that ignore dots in the part before the @. */
const WITHOUT_DOTS = new Set(['gmail.com', 'googlemail.com']);

/**
 * Returns what stands for the mailbox of an email in a limit: without the `+tag` that most providers
 * ignore, so that many spellings of an address send no more mails to one person.
 */
export function recipientOf(email: string): string {
  const [, local = '', domain = ''] = /^([^+]*).*@([^@]*)$/.exec(email.trim().toLowerCase()) ?? [];
  if (local === '') return email;
  return `${WITHOUT_DOTS.has(domain) ? local.replaceAll('.', '') : local}@${domain}`;
}
