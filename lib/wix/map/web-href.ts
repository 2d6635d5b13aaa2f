/** Null for a URL that is not safe to link to: https and http are. */
export function webHref(text: string | null | undefined): string | null {
  if (typeof text !== 'string' || !URL.canParse(text)) return null;
  const url = new URL(text);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
}
