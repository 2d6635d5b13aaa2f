/**
 * Texts that the server has formatted for a page, by what they say: `{"en 12.5 USD": "$12.50"}`. In a
 * browser, the first formatter of `Intl` blocks a phone for about 60 ms, in the middle of the hydration.
 */
export type Formatted = Readonly<Record<string, string>>;

// Per bundle: only a browser keeps any, and formatting again gives the same text.
const known = new Map<string, string>();

/** Before the first part that shows one of these texts renders. */
export function rememberFormatted(formatted: Formatted): void {
  // A server has many shoppers, and its formatters cost nothing.
  if (typeof window === 'undefined') return;
  for (const [of, text] of Object.entries(formatted)) known.set(of, text);
}

export const knownText = (of: string): string | undefined => known.get(of);
