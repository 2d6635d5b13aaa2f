import { withNote } from '@/lib/cart/note-form';
import { checkoutSchema, fromTotalsForm } from '@/lib/cart/requests';
import { startCheckout } from '@/lib/checkout/start-checkout';
import { redirectingMutation } from '@/lib/http/mutation';
import { parseWith } from '@/lib/http/read-body';
import { langOf } from '@/lib/urls';

/**
 * Redirects (303) to the platform's checkout page, or back to the cart with an error if it cannot
 * be opened.
 */
export const POST = redirectingMutation('POST /checkout', (body) => {
  const { kind, value } = body;
  return withNote(body, async () =>
    startCheckout({
      ...parseWith(checkoutSchema, kind === 'form' ? fromTotalsForm(value) : value),
      lang: langOf(typeof value.returnTo === 'string' ? value.returnTo : ''),
    }),
  );
});
