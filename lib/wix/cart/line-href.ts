import { GIFT_CARD_HREF, giftCards } from '@/lib/config/gift-cards';
import { decodeSegment, productHref } from '@/lib/urls';

/** Returns the page of a line: that of its product, or the one that sells gift cards. */
export const hrefOf = (url: string | undefined, kind: { isGiftCard: boolean }): string | null =>
  kind.isGiftCard ? (giftCards ? GIFT_CARD_HREF : null) : lineHref(url);

/** Returns the shop's link for the platform's product page, `https://…/product-page/<slug>`. */
function lineHref(url: string | undefined): string | null {
  if (!url || !URL.canParse(url)) return null;
  const slug = new URL(url).pathname.split('/').filter(Boolean).at(-1);
  return slug === undefined ? null : productHref(decodeSegment(slug));
}
