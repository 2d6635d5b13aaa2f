import type { AddRequest } from '@/lib/model/cart';
import source from '@/shop.config';
import { readShop } from './shop-schema';

/**
 * The merchant's shop. Never imported by code that also runs in the browser, because it has the
 * texts of all languages. Such code imports `#shop-facts`.
 */
export const SHOP = readShop(source);

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
