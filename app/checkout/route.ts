import { sentValues } from '@/lib/cart/order-fields';
import { withFormState } from '@/lib/cart/plain-forms';
import { checkoutSchema, fromTotalsForm } from '@/lib/cart/requests';
import { startCheckout } from '@/lib/checkout/start-checkout';
import { parseWith, redirectingMutation } from '@/lib/http/mutation';
import { redirectToPage } from '@/lib/http/respond';
import { langOf } from '@/lib/urls';

/** Redirects (303) to the platform's checkout page, or back to the cart with an error. */
export const POST = redirectingMutation('POST /checkout', (body) => {
  const { kind, value } = body;
  return withFormState(body, async () =>
    startCheckout({
      ...parseWith(checkoutSchema, kind === 'form' ? fromTotalsForm(value) : value),
      orderValues: sentValues(value),
      lang: langOf(typeof value.returnTo === 'string' ? value.returnTo : ''),
    }),
  );
});

export const GET = redirectToPage('/cart');
