import 'server-only';
import { findProductById } from '@/lib/catalog/lookup';
import { rejectionMessage } from '@/lib/catalog/rejection-message';
import { ShopError } from '@/lib/errors/shop-error';
import { IDLE } from '@/lib/forms/form-state';
import { storedState, storeFormState } from '@/lib/forms/stored-state';
import { catalogView } from '@/lib/i18n/catalog-view';
import type { Lang } from '@/lib/i18n/lang';
import { ALL_MESSAGES } from '@/lib/i18n/messages/all';
import { emptyFields } from '@/lib/model/buy-fields';
import type { AddRequest } from '@/lib/model/cart';
import type { BuyFormStart } from '@/lib/model/product';
import { missingOptions } from '@/lib/model/variant-selection';
import { localHref, productHref } from '@/lib/urls';
import type { MissingOptionsError } from './operations';
import { addSchema, fromAddForm, toAddForm } from './requests';

/** Returns the `storeFormState` name of a product's form. A browser stores one state at a time. */
export const buyFormName = (slug: string): string => `buy:${slug}`;

/**
 * Stores the values of a plain form and the options without a choice. Returns a failure that
 * redirects to the product page with those values and an error next to each of these options.
 */
export async function toOptionsPage(
  { product: found, code }: MissingOptionsError,
  request: AddRequest,
  lang: Lang,
): Promise<ShopError> {
  const messages = ALL_MESSAGES[lang].product;
  const view = catalogView(lang);
  // The messages name options in the language of the page.
  const product = view.language === null ? found : ((await findProductById(found.id, view)) ?? found);
  const errors = [
    ...missingOptions(product, request.choices).map((option) => [
      option.name,
      rejectionMessage(messages, lang, { ...product, options: [option] }, {}) ?? '',
    ]),
    ...emptyFields(product, request).map((field) => [field, messages.fillIn]),
  ];
  await storeFormState(buyFormName(product.slug), {
    status: 'invalid',
    values: toAddForm(request),
    errors: Object.fromEntries(errors),
    message: rejectionMessage(messages, lang, product, request.choices),
  });
  return new ShopError(code, { page: localHref(lang, `${productHref(product.slug)}/options`) });
}

/** Returns the values and errors of a just submitted form, or null when there are none. */
export async function readBuyForm(
  slug: string,
  productId: string,
): Promise<(BuyFormStart & { message: string | null }) | null> {
  const { status, values, errors, message } = await storedState(buyFormName(slug), IDLE);
  if (status !== 'invalid') return null;
  const sent = addSchema.safeParse({ ...fromAddForm(values), productId });
  if (!sent.success) return { choices: {}, customText: {}, quantity: 1, errors, message };
  const { choices, customText, modifiers = {}, subscriptionId, quantity } = sent.data;
  const subscription = subscriptionId === undefined ? {} : { subscriptionId };
  return { choices, customText, modifiers, ...subscription, quantity, errors, message };
}
