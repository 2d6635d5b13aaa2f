'use server';

import { redirect } from 'next/navigation';
import { z } from 'zod';
import { FACTS } from '#shop-facts';
import { addToCart } from '@/lib/cart/operations';
import { ShopError } from '@/lib/errors/shop-error';
import { IDLE } from '@/lib/forms/form-state';
import { formAction, langOfForm, runForm } from '@/lib/forms/run-form';
import { answerForm, isSentByScript } from '@/lib/forms/stored-state';
import { cookieCheckHref, hasNoCookie } from '@/lib/http/cookie-check';
import { format } from '@/lib/i18n/format';
import { localHref } from '@/lib/urls';
import { GIFT_CARD_STATE } from './form-names';
import { readGiftCardForm } from './read-form';

/** A plain form leads to the cart, or to the form with its errors. */
export const buyGiftCard = formAction(IDLE, async (_, data) => {
  const lang = langOfForm(data);
  const isFirstCookie = await hasNoCookie();
  const { currency, timeZone } = FACTS;
  const state = await runForm({
    where: 'gift card',
    data,
    schema: () =>
      z.record(z.string(), z.string()).transform((fields, context) => {
        const read = readGiftCardForm(fields, { lang, now: Date.now(), currency, timeZone });
        if ('request' in read) return read.request;
        for (const [field, message] of Object.entries(read.errors))
          context.addIssue({ code: 'custom', path: [field], message });
        return z.NEVER;
      }),
    work: async (request, { giftCard: messages }) => {
      const { cart } = await addToCart(request).catch((error: unknown) => {
        if (error instanceof ShopError && error.code === 'sold-out') throw new ShopError('gift-card-unsold');
        throw error;
      });
      const line = cart.lines.findLast(({ productId }) => productId === request.productId);
      return format(messages.added, { name: line?.name ?? messages.title });
    },
  });
  if (state.status === 'done' && !(await isSentByScript())) {
    const cart = localHref(lang, '/cart');
    redirect(isFirstCookie ? cookieCheckHref(cart) : cart);
  }
  return answerForm(GIFT_CARD_STATE, localHref(lang, '/gift-card/form'), state);
});
