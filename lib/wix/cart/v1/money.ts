import type { currentCart } from '@wix/ecom';
import { FACTS } from '#shop-facts';
import { type Money, toMoney } from '@/lib/model/money';

type Price = Pick<currentCart.MultiCurrencyPrice, 'amount' | 'convertedAmount'> | null | undefined;

/** The currencies of a cart: the one that is charged, and the one that amounts are converted to. */
export type Currencies = { own: string; shown: string };

export const currenciesOf = (cart: currentCart.Cart | undefined, stated?: string | null): Currencies => {
  const own = stated || cart?.currency || FACTS.currency;
  return { own, shown: cart?.conversionCurrency || own };
};

/** Returns an amount as the shopper sees it: converted where the platform has done so. */
export const moneyIn = ({ own, shown }: Currencies, price: Price): Money | undefined =>
  (own === shown ? undefined : toMoney(price?.convertedAmount, shown)) ?? toMoney(price?.amount, own);

/** Returns the amount that is charged. Null where the shown one is the same. */
export const chargedIn = ({ own, shown }: Currencies, price: Price): Money | null =>
  own === shown ? null : (toMoney(price?.amount, own) ?? null);
