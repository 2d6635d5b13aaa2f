/** Returns a URL from a merchant or the platform if it is safe to link to: https or http only. */
export function webHref(text: string | null | undefined): string | null {
  if (typeof text !== 'string' || !URL.canParse(text)) return null;
  const url = new URL(text);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
}
