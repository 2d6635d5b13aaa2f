import { z } from 'zod';
import type { Writer } from '../../db/database';
import type { Reader } from '../../db/reader';
import { readSetting, writeSetting } from '../../db/settings';
import type { Cart } from '../cart-v1/store';
import { cartError } from './errors';
import { minorOfDecimal } from './money';
import type { GiftCardRequest } from './requests';

/** The setting that holds the site's gift cards. There are few, and no call creates one. */
export const GIFT_CARDS_KEY = 'giftCards';

const giftCards = z.array(
  z.object({
    code: z.string(),
    /** In minor units. */
    balance: z.number().int(),
    expiresAt: z.number().nullable(),
    disabled: z.boolean(),
  }),
);
export type GiftCard = z.infer<typeof giftCards>[number];

const readGiftCards = async (reader: Reader): Promise<GiftCard[]> =>
  giftCards.catch([]).parse(await readSetting(reader, GIFT_CARDS_KEY));

const sameCode = (one: string, other: string) => one.toUpperCase() === other.toUpperCase();

async function readGiftCard(reader: Reader, code: string): Promise<GiftCard | undefined> {
  return (await readGiftCards(reader)).find((card) => sameCode(card.code, code));
}

type Reason = 'EXPIRED' | 'DISABLED' | 'EMPTY_BALANCE';

function reasonAgainst({ balance, expiresAt, disabled }: GiftCard, now: number): Reason | undefined {
  if (disabled) return 'DISABLED';
  if (expiresAt !== null && now >= expiresAt) return 'EXPIRED';
  return balance === 0 ? 'EMPTY_BALANCE' : undefined;
}

/**
 * Returns the gift card for a cart that takes it.
 * @throws PlatformError 400 INVALID_GIFT_CARD_CODE; 428 INVALID_GIFT_CARD_STATUS,
 *   GIFT_CARD_ALREADY_EXISTS, MAX_GIFT_CARDS_PER_CART_EXCEEDED, GIFT_CARD_LOCKED.
 */
export async function giftCardFor(
  reader: Reader,
  { document }: Pick<Cart, 'document'>,
  { code, redeemAmount }: GiftCardRequest,
  now: number,
): Promise<Cart['document']['giftCard']> {
  if (document.settings?.lockGiftCard) throw giftCardLocked();
  if (document.giftCard)
    throw sameCode(document.giftCard.code, code)
      ? cartError('GIFT_CARD_ALREADY_EXISTS', 'The gift card is on the cart', { giftCardCode: code })
      : cartError('MAX_GIFT_CARDS_PER_CART_EXCEEDED', 'A cart takes one gift card');
  const card = await readGiftCard(reader, code);
  if (card === undefined)
    throw cartError('INVALID_GIFT_CARD_CODE', 'Gift card does not exist', { giftCardCode: code });
  const reason = reasonAgainst(card, now);
  if (reason)
    throw cartError('INVALID_GIFT_CARD_STATUS', 'Gift card cannot be used', { giftCardCode: code, reason });
  return {
    id: crypto.randomUUID(),
    code: card.code,
    ...(redeemAmount ? { requested: minorOfDecimal(redeemAmount.amount) } : {}),
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

/** What a cart's gift card pays, in minor units, or why it pays nothing. */
export type GiftCardEffect = { redeemed: number; problem?: { code: string; data: Record<string, unknown> } };

/** Returns the effect of a cart's gift card on a total. Nothing is redeemed yet. */
export async function giftCardEffect(
  reader: Reader,
  { giftCard }: Cart['document'],
  { total, now, buysGiftCard }: { total: number; now: number; buysGiftCard: boolean },
): Promise<GiftCardEffect> {
  if (giftCard === undefined) return { redeemed: 0 };
  const named = { giftCardCode: giftCard.code, giftCardId: giftCard.id };
  const problem = (code: string, data: Record<string, unknown> = {}) => ({
    redeemed: 0,
    problem: { code, data },
  });
  if (buysGiftCard) return problem('CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD');
  const card = await readGiftCard(reader, giftCard.code);
  if (card === undefined) return problem('INVALID_GIFT_CARD_CODE', { invalidGiftCardCodeData: named });
  const reason = reasonAgainst(card, now);
  if (reason) return problem('INVALID_GIFT_CARD_STATUS', { invalidGiftCardStatusData: { ...named, reason } });
  return { redeemed: Math.min(total, card.balance, giftCard.requested ?? Number.POSITIVE_INFINITY) };
}

/** Takes an amount in minor units from a gift card. */
export async function redeemGiftCard(tx: Writer, code: string, amount: number): Promise<void> {
  const cards = (await readGiftCards(tx)).map((card) =>
    sameCode(card.code, code) ? { ...card, balance: card.balance - amount } : card,
  );
  await writeSetting(tx, GIFT_CARDS_KEY, cards);
}
