'use server';

import { z } from 'zod';
import { addAllMessages } from '@/lib/cart/add-all';
import { addLinkedItems, CART_LINK_FORM } from '@/lib/cart/linked-items';
import { applyCode } from '@/lib/cart/operations';
import { SHOP } from '@/lib/config/shop';
import { ShopError } from '@/lib/errors/shop-error';
import { IDLE } from '@/lib/forms/form-state';
import { readTextField } from '@/lib/forms/read-text-field';
import { FieldError, formAction, langOfForm, runForm } from '@/lib/forms/run-form';
import { answerForm } from '@/lib/forms/stored-state';
import { cookieCheckHref, hasNoCookie } from '@/lib/http/cookie-check';
import { report } from '@/lib/http/respond';
import { format } from '@/lib/i18n/format';
import type { Messages } from '@/lib/i18n/messages/en';
import { CART_LINK_PATH, MAX_LINK_LENGTH, readLinkCoupon } from '@/lib/model/cart-link';
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
        const { agents, cartLink } = SHOP.features;
        if (!cartLink && !agents) throw new ShopError('not-found');
        const outcomes = await addLinkedItems(items, Boolean(agents && replace));
        const result = addAllMessages(messages.orders, lang, outcomes);
        if (!result.anyAdded) throw new FieldError('items', result);
        const code = agents ? readLinkCoupon(items) : null;
        return code === null ? result.message : `${result.message} ${await applyLinked(code, messages)}`;
      },
    }),
    { values: {} },
  );
});

/** The items are in the cart, so a rejected code is no failure of the form. */
async function applyLinked(code: string, { assistants, errors }: Messages): Promise<string> {
  try {
    await applyCode(code);
    return format(assistants.codeApplied, { code });
  } catch (error) {
    return errors[report(error, CART_LINK_FORM).code];
  }
}
