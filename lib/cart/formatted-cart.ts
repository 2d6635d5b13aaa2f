import { countryName, plural } from '@/lib/i18n/format';
import type { Lang } from '@/lib/i18n/lang';
import type { Messages } from '@/lib/i18n/messages/en';
import type { Cart, CartEstimate } from '@/lib/model/cart';
import { amountsWithin } from '@/lib/model/money';
import { type Formatted, formatAmounts } from '@/lib/money';
import { freeDelivery } from './free-delivery';

type Shown = {
  estimate: CartEstimate | null;
  country: string;
  lang: Lang;
  messages: Pick<Messages, 'cart'>;
};

/** What the cart's page shows first: its amounts, and texts under the keys that components give `knownText`. */
export const formattedCart = (cart: Cart, { estimate, country, lang, messages }: Shown): Formatted => ({
  ...formatAmounts(amountsWithin([cart, estimate, freeDelivery(cart, country, estimate)]), lang),
  [`${lang} ${cart.count} items`]: plural(lang, messages.cart.items, cart.count),
  [`${lang} ${country}`]: countryName(country, lang),
});
