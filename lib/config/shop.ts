import { z } from 'zod';
import type { AddRequest } from '@/lib/model/cart';
import type { Picture } from '@/lib/model/product';
import source from '@/shop.config';
import type { AnalyticsSettings } from './entry-schemas';
import { analyticsText, parseAnalytics } from './env-schema';
import { factsOf, type OwnFilter, readShop, type ShopFacts } from './shop-schema';

/**
 * The merchant's shop. Never imported by code that also runs in the browser, because it has the
 * texts of all languages. Such code imports `#shop-facts`.
 */
export const SHOP = readShop(source);

/**
 * The shop's facts on the server. Import them as `#shop-facts`, which is
 * lib/config/browser-facts.ts in the browser.
 */
export const FACTS: ShopFacts = factsOf(SHOP);

/**
 * The settings of the shop's analytics. Null when it has none, and then no page loads code for it.
 *
 * @throws Error that lists every invalid entry, when this module is first loaded
 */
export const analytics: AnalyticsSettings[] | null = parseAnalytics(analyticsText(process.env, SHOP));

/** Returns the filter of the merchant's own behind a query parameter `by-<key>`. */
export const ownFilter = (kind: string): OwnFilter | undefined =>
  SHOP.filters?.find(({ key }) => kind === `by-${key}`);

/** Whether the shop has a filter that the platform does not, so that it filters lists itself. */
export const HAS_FIELD_FILTERS = (SHOP.filters ?? []).some(({ field }) => field);

/** The gift cards that the shop sells, or undefined where it sells none. */
export const giftCards = SHOP.features.giftCards;

export const GIFT_CARD_HREF = '/gift-card';

/**
 * Returns whether the shop sells what a request for a gift card names. The platform adds nothing
 * for a wrong amount, and does not say why.
 */
export function isGiftCardOffered({ productId, variantId, giftCard }: AddRequest): boolean {
  if (!giftCard || productId !== giftCards?.productId) return false;
  if (giftCard.amount === null) return giftCards.amounts.some((one) => one.variantId === variantId);
  const { min, max } = giftCards.custom ?? {};
  const amount = Number(giftCard.amount);
  return min !== undefined && max !== undefined && amount >= Number(min) && amount <= Number(max);
}

/** The sizes of the pictures in `content/images`. `npm run build` measures them. */
const sizes = z
  .record(z.string(), z.object({ width: z.number(), height: z.number() }))
  .parse(JSON.parse(process.env.SHOP_PICTURES ?? '{}'));

/** The size of a wide picture, for tests that have no build. */
const WIDE = { width: 2400, height: 1350 };

/**
 * Returns a picture of `content/images`, which the build makes in several widths (lib/media.ts).
 */
export const ownPicture = (file: string): Omit<Picture, 'alt'> => ({
  base: `/pictures/${file.replace(/\.\w+$/, '')}`,
  ...(sizes[file] ?? WIDE),
});

/** Returns the URL of a drawing of `content/images`. */
export const ownFile = (file: string): string => `/pictures/${file}`;
