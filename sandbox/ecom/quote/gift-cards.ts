import { z } from 'zod';
import type { Writer } from '../../db/database';
import type { Reader } from '../../db/reader';
import { readSetting, writeSetting } from '../../db/settings';
import { findBoughtGiftCard, redeemBoughtGiftCard } from '../../gift-cards/store';
import type { ResolvedLine } from '../lines/types';

/** The setting that holds the seed's gift cards. Bought ones are rows (`sandbox/gift-cards`). */
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

/** A gift card on a cart. `id` is the cart's own id for it. `requested` in minor units. */
export type CartGiftCard = { id: string; code: string; requested?: number };

const readGiftCards = async (reader: Reader): Promise<GiftCard[]> =>
  giftCards.catch([]).parse(await readSetting(reader, GIFT_CARDS_KEY));

export const isSameCode = (one: string, other: string): boolean => one.toUpperCase() === other.toUpperCase();

/** Returns the gift card with this code, case-insensitively. */
export const readGiftCard = async (reader: Reader, code: string): Promise<GiftCard | undefined> =>
  (await readGiftCards(reader)).find((card) => isSameCode(card.code, code)) ?? boughtCard(reader, code);

async function boughtCard(reader: Reader, code: string): Promise<GiftCard | undefined> {
  const card = await findBoughtGiftCard(reader, code);
  return card && { code: card.code, balance: card.balance, expiresAt: null, disabled: false };
}

/** `HALDEN-GIFT-50` → `**********T-50`. */
export const obfuscated = (code: string): string => code.slice(-4).padStart(code.length, '*');

type Reason = 'EXPIRED' | 'DISABLED' | 'EMPTY_BALANCE';

/** Returns why a gift card pays nothing at `now`, or undefined when it pays. */
export function giftCardRejection(
  { balance, expiresAt, disabled }: GiftCard,
  now: number,
): Reason | undefined {
  if (disabled) return 'DISABLED';
  if (expiresAt !== null && now >= expiresAt) return 'EXPIRED';
  return balance === 0 ? 'EMPTY_BALANCE' : undefined;
}

/** The amount that a cart's gift card pays, in minor units, or the reason for none. */
export type GiftCardEffect = {
  redeemed: number;
  problem?:
    | {
        code:
          | 'CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD'
          | 'CANNOT_PAY_FOR_SUBSCRIPTION_WITH_GIFT_CARD'
          | 'INVALID_GIFT_CARD_CODE';
      }
    | { code: 'INVALID_GIFT_CARD_STATUS'; reason: Reason };
};

/** Returns the effect of a gift card on a total in minor units. Nothing is redeemed yet. */
export async function giftCardEffect(
  reader: Reader,
  giftCard: CartGiftCard | undefined,
  { lines, total, now }: { lines: readonly ResolvedLine[]; total: number; now: number },
): Promise<GiftCardEffect> {
  if (giftCard === undefined) return { redeemed: 0 };
  if (lines.some(({ itemType }) => itemType === 'GIFT_CARD'))
    return { redeemed: 0, problem: { code: 'CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD' } };
  if (lines.some(({ v3 }) => v3?.subscription))
    return { redeemed: 0, problem: { code: 'CANNOT_PAY_FOR_SUBSCRIPTION_WITH_GIFT_CARD' } };
  const card = await readGiftCard(reader, giftCard.code);
  if (card === undefined) return { redeemed: 0, problem: { code: 'INVALID_GIFT_CARD_CODE' } };
  const reason = giftCardRejection(card, now);
  if (reason) return { redeemed: 0, problem: { code: 'INVALID_GIFT_CARD_STATUS', reason } };
  return { redeemed: Math.min(total, card.balance, giftCard.requested ?? Number.POSITIVE_INFINITY) };
}

/** Takes an amount in minor units from a gift card. */
export async function redeemGiftCard(tx: Writer, code: string, amount: number): Promise<void> {
  const cards = (await readGiftCards(tx)).map((card) =>
    isSameCode(card.code, code) ? { ...card, balance: card.balance - amount } : card,
  );
  await writeSetting(tx, GIFT_CARDS_KEY, cards);
  await redeemBoughtGiftCard(tx, code, amount);
}
