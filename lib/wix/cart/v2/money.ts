import type { currentCartV2 } from '@wix/ecom';
import { FACTS } from '#shop-facts';
import { type Money, toMoney } from '@/lib/model/money';

/** Returns the money of a platform amount, or null without one. */
export type ReadMoney = (price: currentCartV2.ConvertedMoney | null | undefined) => Money | null;

/**
 * Returns the reader of a cart's amounts. They are in the buyer's currency where the platform has
 * converted them, and otherwise in the shop's.
 */
export function moneyOf({ businessInfo, customerInfo }: currentCartV2.Cart): ReadMoney {
  const own = businessInfo?.currencyCode || FACTS.currency;
  const buyers = customerInfo?.currencyCode;
  return (price) =>
    (buyers ? toMoney(price?.convertedAmount, buyers) : undefined) ?? toMoney(price?.amount, own) ?? null;
}

/**
 * Returns the reader of what is charged for a cart: amounts in the shop's currency. Null where
 * `moneyOf` reads the same amounts.
 */
export function chargedOf({ businessInfo, customerInfo }: currentCartV2.Cart): ReadMoney | null {
  const own = businessInfo?.currencyCode || FACTS.currency;
  const buyers = customerInfo?.currencyCode;
  return !buyers || buyers === own ? null : (price) => toMoney(price?.amount, own) ?? null;
}
