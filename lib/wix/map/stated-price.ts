import { SHOP } from '@/lib/config/shop';
import { addMoney, compareMoney, type Money } from '@/lib/model/money';
import type { Price } from '@/lib/model/product';
import { unitPriceAt } from '@/lib/model/unit-price';

const REDUCTIONS = SHOP.law?.prices?.reductions;
const LOWEST_SECTION = typeof REDUCTIONS === 'object' ? REDUCTIONS.section : undefined;
const FEE_SECTION = SHOP.law?.fees?.section;

/** Whether products name their lowest price of the last 30 days in an info section. */
const HAS_LOWEST_PRICES = LOWEST_SECTION !== undefined;

/** Whether the price of a product depends on its info sections. */
export const HAS_PRICE_SECTIONS = HAS_LOWEST_PRICES || FEE_SECTION !== undefined;

/** The former price to strike. Null where it is not higher, or where the shop hides all reductions. */
export const formerPrice = (now: Money, ...former: (Money | null | undefined)[]): Money | null =>
  REDUCTIONS === 'hidden' ? null : (former.find((one) => one && compareMoney(one, now) > 0) ?? null);

/** As `formerPrice`, for a line of a cart, which has no info sections. */
export const formerLinePrice: typeof formerPrice = (...prices) =>
  HAS_LOWEST_PRICES ? null : formerPrice(...prices);

type PriceSection = { title?: string | undefined; key?: string | null | undefined; text: string };

/** Named in info sections: the lowest price of the last 30 days, and a mandatory fee beside the price. */
export type SectionAmounts = { lowest: Money | null; fee: Money | null };

export const amountsIn = (sections: readonly PriceSection[], currency: string): SectionAmounts => ({
  lowest: amountIn(sections, LOWEST_SECTION, currency),
  fee: amountIn(sections, FEE_SECTION, currency),
});

/** Null without one, and for texts that are not one amount, such as `1.200,00`, which may be two. */
function amountIn(
  sections: readonly PriceSection[],
  section: string | undefined,
  currency: string,
): Money | null {
  if (section === undefined) return null;
  const text = sections.find(({ key, title }) => key === section || title === section)?.text ?? '';
  const [, amount] = /^[^\d.,]*(\d{1,9}(?:[.,]\d{1,2})?)[^\d.,]*$/.exec(text) ?? [];
  return amount === undefined ? null : { amount: amount.replace(',', '.'), currency };
}

/** With the prices that the law of its regions requires. */
export const statedPrice = (price: Price, { lowest, fee }: SectionAmounts): Price =>
  withFee(withPriorPrice(price, lowest), fee);

export const feeOf = ({ fee }: SectionAmounts): { fee?: Money } => (fee ? { fee } : {});

export const addFee = (amount: Money, fee: Money | null): Money =>
  fee?.currency === amount.currency ? addMoney(amount, fee) : amount;

function withFee(price: Price, fee: Money | null): Price {
  if (fee === null || price.kind === 'unknown') return price;
  const unit = price.unit && {
    unit: {
      ...price.unit,
      price: addFee(price.unit.price, unitPriceAt(fee, price.unit)?.price ?? null),
    },
  };
  switch (price.kind) {
    case 'range':
      return { ...price, from: addFee(price.from, fee), to: addFee(price.to, fee), ...unit };
    case 'sale':
      return { ...price, now: addFee(price.now, fee), was: addFee(price.was, fee), ...unit };
    case 'plain':
      return { ...price, now: addFee(price.now, fee), ...unit };
  }
}

/** Refers a reduction to the lowest price of 30 days. Without one below the former price, it is no sale. */
function withPriorPrice(price: Price, lowest: Money | null): Price {
  if (!HAS_LOWEST_PRICES || price.kind !== 'sale') return price;
  const { was, kind: _, ...rest } = price;
  const isProven =
    lowest?.currency === was.currency &&
    compareMoney(lowest, price.now) > 0 &&
    compareMoney(lowest, was) <= 0;
  return isProven ? { ...price, was: lowest } : { kind: 'plain', ...rest };
}
