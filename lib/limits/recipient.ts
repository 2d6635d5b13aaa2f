/** Providers that ignore dots in the part before the @. */
const WITHOUT_DOTS = new Set(['gmail.com', 'googlemail.com']);

/** The mailbox without a `+tag`, so that spellings of one address send one person no more mails. */
export function recipientOf(email: string): string {
  const [, local = '', domain = ''] = /^([^+]*).*@([^@]*)$/.exec(email.trim().toLowerCase()) ?? [];
  if (local === '') return email;
  return `${WITHOUT_DOTS.has(domain) ? local.replaceAll('.', '') : local}@${domain}`;
}
