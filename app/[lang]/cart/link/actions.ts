'use server';

import { z } from 'zod';
import { linkEnds } from '@/features/places/cart-link';
import { addAllMessages } from '@/lib/cart/add-all';
import { addLinkedItems, CART_LINK_FORM } from '@/lib/cart/linked-items';
import { SHOP } from '@/lib/config/shop';
import { ShopError } from '@/lib/errors/shop-error';
import { IDLE } from '@/lib/forms/form-state';
import { readTextField } from '@/lib/forms/read-text-field';
import { FieldError, formAction, langOfForm, runForm } from '@/lib/forms/run-form';
import { answerForm } from '@/lib/forms/stored-state';
import { cookieCheckHref, hasNoCookie } from '@/lib/http/cookie-check';
import { CART_LINK_PATH, MAX_LINK_LENGTH } from '@/lib/model/cart-link';
import { absentPages } from '@/lib/pages';
import { loadAdditions } from '@/lib/places';
import { localHref } from '@/lib/urls';

/** A link alone changes no cart. */
export const addCartLink = formAction(IDLE, async (_, data) => {
  const lang = langOfForm(data);
  const query = readTextField(data, 'items').slice(0, MAX_LINK_LENGTH);
  const page = localHref(lang, `${CART_LINK_PATH}?${query}`);
  return answerForm(
    CART_LINK_FORM,
    (await hasNoCookie()) ? cookieCheckHref(page, localHref(lang, '/cart')) : page,
    await runForm({
      where: CART_LINK_FORM,
      schema: () => z.object({ items: z.string().max(MAX_LINK_LENGTH), replace: z.literal('on').optional() }),
      data,
      work: async ({ items, replace }, messages) => {
        if (absentPages(SHOP.features).includes(CART_LINK_PATH)) throw new ShopError('not-found');
        const outcomes = await addLinkedItems(items, replace === 'on');
        const result = addAllMessages(messages.orders, lang, outcomes);
        if (!result.anyAdded) throw new FieldError('items', result);
        const said = [result.message];
        for (const finish of await loadAdditions(linkEnds)) said.push((await finish(items, messages)) ?? '');
        return said.filter(Boolean).join(' ');
      },
    }),
    { values: {} },
  );
});
