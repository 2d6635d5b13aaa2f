'use server';

import { z } from 'zod';
import { addAllMessages } from '@/lib/cart/add-all';
import { addLinkedItems, CART_LINK_FORM } from '@/lib/cart/linked-items';
import { SHOP } from '@/lib/config/shop';
import { ShopError } from '@/lib/errors/shop-error';
import { IDLE } from '@/lib/forms/form-state';
import { FieldError, formAction, langOfForm, runForm } from '@/lib/forms/run-form';
import { answerForm } from '@/lib/forms/stored-state';
import { CART_LINK_PATH, MAX_LINK_LENGTH } from '@/lib/model/cart-link';
import { localHref } from '@/lib/urls';

/** Adds the items of a cart link to the shopper's cart. A link alone changes no cart. */
export const addCartLink = formAction(IDLE, async (_, data) => {
  const lang = langOfForm(data);
  const query = data.get('items');
  return answerForm(
    CART_LINK_FORM,
    localHref(lang, `${CART_LINK_PATH}?${typeof query === 'string' ? query.slice(0, MAX_LINK_LENGTH) : ''}`),
    await runForm({
      where: CART_LINK_FORM,
      schema: () => z.object({ items: z.string().max(MAX_LINK_LENGTH) }),
      data,
      work: async ({ items }, messages) => {
        if (!SHOP.features?.cartLink) throw new ShopError('not-found');
        const result = addAllMessages(messages.orders, lang, await addLinkedItems(items));
        if (!result.anyAdded) throw new FieldError('items', result);
        return result.message;
      },
    }),
    { values: {} },
  );
});
