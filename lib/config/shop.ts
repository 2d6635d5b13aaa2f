import { z } from 'zod';
import type { AddRequest } from '@/lib/model/cart';
import type { Picture } from '@/lib/model/product';
import source from '@/shop.config';
import type { AnalyticsSettings } from './entry-schemas';
import { analyticsText, parseAnalytics } from './env-schema';
import { factsOf, type OwnFilter, readShop, type ShopFacts } from './shop-schema';

/** Has the texts of all languages, so code that also runs in browsers imports `#shop-facts` instead. */
export const SHOP = readShop(source);

/** On the server. Import `#shop-facts`, which is lib/config/browser-facts.ts in the browser. */
export const FACTS: ShopFacts = factsOf(SHOP);

/** Null without analytics: no page loads code for them then. @throws Error that lists invalid entries */
export const analytics: AnalyticsSettings[] | null = parseAnalytics(analyticsText(process.env, SHOP));

/** The filter behind a query parameter `by-<key>`. */
export const ownFilter = (kind: string): OwnFilter | undefined =>
  SHOP.filters?.find(({ key }) => kind === `by-${key}`);

/** The platform does not filter by fields. The shop does. */
export const HAS_FIELD_FILTERS = (SHOP.filters ?? []).some(({ field }) => field);

export const giftCards = SHOP.features.giftCards;

/** The platform adds nothing for a wrong amount of a gift card, and does not say why. */
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

/** A picture of `content/images`, which the build makes in several widths (lib/media.ts). */
export const ownPicture = (file: string): Omit<Picture, 'alt'> => ({
  base: `/pictures/${file.replace(/\.\w+$/, '')}`,
  ...(sizes[file] ?? WIDE),
});

export const ownFile = (file: string): string => `/pictures/${file}`;
