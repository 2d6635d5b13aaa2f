import { decodeSegment, productHref } from '@/lib/urls';

/** Returns the shop's link for the platform's product page, `https://…/product-page/<slug>`. */
export function lineHref(url: string | undefined): string | null {
  if (!url || !URL.canParse(url)) return null;
  const slug = new URL(url).pathname.split('/').filter(Boolean).at(-1);
  return slug === undefined ? null : productHref(decodeSegment(slug));
}
