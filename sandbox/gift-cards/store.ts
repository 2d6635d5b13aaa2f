import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Writer } from '../db/database';
import type { Reader } from '../db/reader';
import { boughtGiftCards, giftCardProducts } from './schema';

/** The app that provides the site's gift cards, by the platform's own id. */
export const GIFT_CARDS_APP_ID = 'd80111c5-a0f4-47a8-b63a-65b54d774a27';

export type BoughtGiftCard = typeof boughtGiftCards.$inferSelect;
type ProductRow = typeof giftCardProducts.$inferSelect;

export const findGiftCardProducts = async (reader: Reader, ids?: readonly string[]): Promise<ProductRow[]> =>
  ids?.length === 0
    ? []
    : reader
        .select()
        .from(giftCardProducts)
        .where(ids && inArray(giftCardProducts.id, [...ids]));

export async function findBoughtGiftCard(reader: Reader, code: string): Promise<BoughtGiftCard | undefined> {
  const [row] = await reader
    .select()
    .from(boughtGiftCards)
    .where(eq(boughtGiftCards.code, code.toUpperCase()));
  return row;
}

/** Takes an amount in minor units from a bought card. No effect on a code of the seed. */
export async function redeemBoughtGiftCard(tx: Writer, code: string, amount: number): Promise<void> {
  await tx
    .update(boughtGiftCards)
    .set({ balance: sql`${boughtGiftCards.balance} - ${amount}` })
    .where(eq(boughtGiftCards.code, code.toUpperCase()));
}

/** Returns the cards whose delivery date has come and that were not mailed yet. */
export const findDueGiftCards = (reader: Reader, now: number): Promise<BoughtGiftCard[]> =>
  reader
    .select()
    .from(boughtGiftCards)
    .where(and(isNull(boughtGiftCards.mailedAt), lte(boughtGiftCards.deliverAt, now)))
    .orderBy(boughtGiftCards.deliverAt, boughtGiftCards.code);

export async function insertGiftCards(tx: Writer, cards: BoughtGiftCard[]): Promise<void> {
  await tx.insert(boughtGiftCards).values(cards);
}

export async function markAsMailed(tx: Writer, { code }: BoughtGiftCard, mailedAt: number): Promise<void> {
  await tx.update(boughtGiftCards).set({ mailedAt }).where(eq(boughtGiftCards.code, code));
}
