import { checkoutSchema, fromTotalsForm } from '@/lib/cart/requests';
import { startCheckout } from '@/lib/checkout/start-checkout';
import { redirectingMutation } from '@/lib/http/mutation';
import { parseWith } from '@/lib/http/read-body';
import { langOf } from '@/lib/urls';

/** To the platform's checkout page: 303 to it, or back to the cart with words when it cannot be opened. */
export const POST = redirectingMutation('POST /checkout', ({ kind, value }) =>
  startCheckout({
    ...parseWith(checkoutSchema, kind === 'form' ? fromTotalsForm(value) : value),
    lang: langOf(typeof value.returnTo === 'string' ? value.returnTo : ''),
  }),
);
