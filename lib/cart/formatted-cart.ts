import { formatCount, formatCountry } from '@/lib/i18n/format';
import type { Formatted } from '@/lib/i18n/formatted';
import type { Lang } from '@/lib/i18n/lang';
import type { Cart, CartEstimate } from '@/lib/model/cart';
import { amountsWithin } from '@/lib/model/money';
import { formatAmounts } from '@/lib/money';
import { freeDelivery } from './free-delivery';

/** What the cart's page formats in its first view. */
export function formattedCart(
  cart: Cart,
  { estimate, country, lang }: { estimate: CartEstimate | null; country: string; lang: Lang },
): Formatted {
  return {
    ...formatAmounts(amountsWithin([cart, estimate, freeDelivery(cart, country, estimate)]), lang),
    ...formatCount(cart.count, lang),
    ...formatCountry(country, lang),
  };
}
