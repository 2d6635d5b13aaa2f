import { type Plural, plural } from '@/lib/i18n/format';
import type { Lang } from '@/lib/i18n/lang';
import { addMoney, type Money } from '@/lib/model/money';
import type { Price } from '@/lib/model/product';
import { formatMoney } from '@/lib/money';

/** By the name of the field of each thing, for one. Null where it is not known. */
export type SetPrices = Readonly<Record<string, Money | null>>;

export type SetMessages = { add: string; total: Plural<'count'> };

/** What the cart charges for one. Null where the catalog does not say. */
export const unitPriceOf = (price: Price): Money | null =>
  price.kind === 'sale' || (price.kind === 'plain' && !price.eachTime) ? price.now : null;

type Chosen = { price: Money | null; quantity: number };

/** Null for nothing, and where a price is not known or is in another currency. */
function totalOf(things: readonly Chosen[]): Money | null {
  let total: Money | null = null;
  for (const { price, quantity } of things) {
    if (quantity === 0) continue;
    if (!price || (total && total.currency !== price.currency)) return null;
    for (let count = 0; count < quantity; count++) total = total ? addMoney(total, price) : price;
  }
  return total;
}

/** The amount is empty where `totalOf` is null. */
export type TotalText = { label: string; amount: string };

export function totalText(things: readonly Chosen[], message: Plural<'count'>, lang: Lang): TotalText {
  const total = totalOf(things);
  const count = things.reduce((sum, { quantity }) => sum + quantity, 0);
  return { label: plural(lang, message, count), amount: total ? formatMoney(total, lang) : '' };
}
