import { toMinor } from '../../core/money';
import type { Reader } from '../../db/reader';
import type { Cart } from '../cart-v1/schema';
import { type CartGiftCard, giftCardRejection, isSameCode, readGiftCard } from '../quote/gift-cards';
import { cartError } from './errors';
import type { GiftCardRequest } from './requests';

/**
 * Returns the gift card for a cart that takes it. Visitors and members may add one; whether the
 * live platform lets them is not known.
 * @throws PlatformError 400 INVALID_GIFT_CARD_CODE; 428 INVALID_GIFT_CARD_STATUS,
 *   GIFT_CARD_ALREADY_EXISTS, MAX_GIFT_CARDS_PER_CART_EXCEEDED, GIFT_CARD_LOCKED.
 */
export async function giftCardFor(
  reader: Reader,
  { document }: Pick<Cart, 'document'>,
  { code, redeemAmount }: GiftCardRequest,
  now: number,
): Promise<CartGiftCard> {
  if (document.settings?.lockGiftCard) throw giftCardLocked();
  if (document.giftCard)
    throw isSameCode(document.giftCard.code, code)
      ? cartError('GIFT_CARD_ALREADY_EXISTS', 'The gift card is on the cart', { giftCardCode: code })
      : cartError('MAX_GIFT_CARDS_PER_CART_EXCEEDED', 'A cart takes one gift card');
  const card = await readGiftCard(reader, code);
  if (card === undefined)
    throw cartError('INVALID_GIFT_CARD_CODE', 'Gift card does not exist', { giftCardCode: code });
  const reason = giftCardRejection(card, now);
  if (reason)
    throw cartError('INVALID_GIFT_CARD_STATUS', 'Gift card cannot be used', { giftCardCode: code, reason });
  return {
    id: crypto.randomUUID(),
    code: card.code,
    ...(redeemAmount ? { requested: toMinor(redeemAmount.amount) } : {}),
  };
}

/** Returns the document without the gift card. @throws PlatformError 428. */
export function withoutGiftCard({ document }: Cart, giftCardId: string): Cart['document'] {
  if (document.settings?.lockGiftCard) throw giftCardLocked();
  const { giftCard, ...rest } = document;
  if (giftCard?.id !== giftCardId)
    throw cartError('GIFT_CARD_NOT_FOUND_IN_CART', 'The gift card is not on the cart', { giftCardId });
  return rest;
}

const giftCardLocked = () => cartError('GIFT_CARD_LOCKED', 'The gift card of this cart cannot be changed');
