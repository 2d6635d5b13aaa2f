import { afterAdd } from '@/features/places/cart-changes';
import { addAllMessages } from '@/lib/cart/add-all';
import { addItems } from '@/lib/cart/linked-items';
import { loadCart } from '@/lib/cart/operations';
import { storeMessage } from '@/lib/cart/plain-forms';
import { quantityFrom } from '@/lib/cart/requests';
import { readsCatalog } from '@/lib/catalog/request-view';
import { ShopError } from '@/lib/errors/shop-error';
import { mutation, parseWith } from '@/lib/http/mutation';
import { redirectToPage } from '@/lib/http/respond';
import { ALL_MESSAGES } from '@/lib/i18n/messages/all';
import type { LinkItem } from '@/lib/model/cart-link';
import { langOf } from '@/lib/urls';
import { thingOf } from './fields';

const WHERE = 'POST /api/cart/set';

/** As many as a set may have. */
const MAX_THINGS = 20;
const quantity = quantityFrom(0);

/** Without those whose quantity is 0. @throws ShopError `bad-quantity` or `bad-request` */
function readThings(fields: Record<string, unknown>): LinkItem[] {
  const things = Object.entries(fields).flatMap(([name, value]) => {
    const thing = thingOf(name);
    return thing
      ? [{ ...thing, quantity: parseWith(quantity, value), variantId: null, subscriptionId: null }]
      : [];
  });
  if (things.length > MAX_THINGS) throw new ShopError('bad-request');
  return things.filter((thing) => thing.quantity > 0);
}

/**
 * Adds the things of a set: `{returnTo, 'thing:dinner-plate?Color=Blue': '2', …}` → `{cart, anyAdded, message,
 * rejection?}`. `message` names what could not be added, and `rejection` says why a noted code does not apply.
 */
export const POST = readsCatalog(
  mutation(
    WHERE,
    async ({ kind, value }) => {
      if (!FEATURES.sets) throw new ShopError('not-found');
      const lang = langOf(String(value.returnTo ?? ''));
      const { orders, errors } = ALL_MESSAGES[lang];
      const { anyAdded, message } = addAllMessages(orders, lang, await addItems(readThings(value), WHERE));
      const finished = anyAdded ? await afterAdd(loadCart) : null;
      const rejection = finished?.rejection;
      if (kind === 'form') {
        await storeMessage([message, rejection && errors[rejection]].filter(Boolean).join(' '));
        return {};
      }
      return {
        cart: finished?.cart ?? (await loadCart()),
        anyAdded,
        message,
        rejection,
      };
    },
    { beginsSession: true },
  ),
);

export const GET = redirectToPage('/cart');
