import 'server-only';
import { z } from 'zod';
import { fieldMessages, rejectionMessage } from '@/lib/catalog/rejection-message';
import { PriceIncreaseError, ShopError, type ShopErrorCode } from '@/lib/errors/shop-error';
import { IDLE } from '@/lib/forms/form-state';
import { storedState, storeFormState } from '@/lib/forms/stored-state';
import type { Body } from '@/lib/http/mutation';
import { nullOnFailure } from '@/lib/http/null-on-failure';
import { catalogView } from '@/lib/i18n/catalog-view';
import { format } from '@/lib/i18n/format';
import type { Lang } from '@/lib/i18n/lang';
import { ALL_MESSAGES } from '@/lib/i18n/messages/all';
import { emptyFields } from '@/lib/model/buy-fields';
import { type AddRequest, MAX_NOTE_LENGTH } from '@/lib/model/cart';
import type { BuyFormStart } from '@/lib/model/product';
import type { PriceIncrease } from '@/lib/model/shown-cart';
import { missingOptions } from '@/lib/model/variant-selection';
import { localHref, productHref } from '@/lib/urls';
import { catalogPlatform } from '@/lib/wix/catalog/current-catalog';
import type { MissingOptionsError } from './operations';
import { type OrderValues, sentValues } from './order-fields';
import { addSchema, fromAddForm, toAddForm } from './requests';

/** The entries of a plain form, for the page after its redirect. */

/** A browser stores the state of one form at a time. */
export const buyFormName = (slug: string): string => `buy:${slug}`;

/** The failure redirects to the product page with the values, and an error next to each open option. */
export async function toOptionsPage(
  { product: found, code }: MissingOptionsError,
  request: AddRequest,
  lang: Lang,
): Promise<ShopError> {
  const messages = ALL_MESSAGES[lang].product;
  const view = catalogView(lang);
  // The messages name options in the language of the page.
  const shown = view.language === null ? null : catalogPlatform.queryProductById(found.id, view);
  const product = (shown && (await nullOnFailure(shown, 'options of a form'))) ?? found;
  const errors = [
    ...missingOptions(product, request.choices).map((option) => [
      option.name,
      rejectionMessage(messages, lang, { ...product, options: [option] }, {}) ?? '',
    ]),
    ...fieldMessages(messages, emptyFields(product, request)),
  ];
  await storeFormState(buyFormName(product.slug), {
    status: 'invalid',
    values: toAddForm(request),
    errors: Object.fromEntries(errors),
    message: rejectionMessage(messages, lang, product, request.choices),
  });
  return new ShopError(code, { page: localHref(lang, `${productHref(product.slug)}/options`) });
}

/** Null unless the form was just submitted. */
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

const CART_FORM = 'cart';

/** Most lines whose raised price fits into the cookie. The shopper sees all prices in the cart. */
const MAX_RAISED = 20;

/** Runs `act`. After a failure, the cart page has the plain form's note and the raised prices. */
export async function withFormState<T>({ kind, value }: Body, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    const { buyerNote } = value;
    const isNote = typeof buyerNote === 'string' && buyerNote.length <= 4 * MAX_NOTE_LENGTH;
    const values = {
      ...(isNote ? { buyerNote } : {}),
      ...sentValues(value),
      ...(error instanceof PriceIncreaseError ? { increase: increaseText(error.increase) } : {}),
    };
    if (kind === 'form' && Object.keys(values).length > 0)
      await storeFormState(CART_FORM, { ...IDLE, status: 'failed', values });
    throw error;
  }
}

const increaseText = ({ lines, total }: PriceIncrease): string =>
  JSON.stringify({ lines: lines.slice(0, MAX_RAISED), total });

const money = z.object({
  amount: z.string().regex(/^\d+(?:\.\d+)?$/),
  currency: z.string().regex(/^[A-Z]{3}$/),
});
const increaseSchema = z.object({
  lines: z.array(z.object({ id: z.string(), from: money, to: money })).max(MAX_RAISED),
  total: z.object({ from: money, to: money }).nullable(),
});

/** What the cart page shows above its lines. */
export const storeMessage = (message: string): Promise<void> =>
  storeFormState(CART_FORM, { ...IDLE, status: 'done', message });

/** The cart page reports that the stock has cut the quantity of a line. */
export const storeCut = (lang: Lang, { quantity, name }: { quantity: number; name: string }) =>
  storeMessage(format(ALL_MESSAGES[lang].cart.cut, { left: quantity, name }));

/** The same of an added item, and why a code was rejected. @param added null unless the stock has cut it */
export function storeAdded(lang: Lang, added: number | null, rejection?: ShopErrorCode): Promise<void> {
  const { cart, errors } = ALL_MESSAGES[lang];
  const messages = [
    added === null ? '' : format(cart.onlyAdded, { added }),
    rejection === undefined ? '' : errors[rejection],
  ];
  return storeMessage(messages.filter(Boolean).join(' '));
}

/** The plain form that was sent just now: its message, and its entries if it failed. */
type SentForm = {
  message: string | null;
  note: string | null;
  orderValues: OrderValues | null;
  increase: PriceIncrease | null;
};

export async function readSentForm(): Promise<SentForm> {
  const { values, message } = await storedState(CART_FORM, IDLE);
  const { buyerNote = null, increase } = values;
  return {
    message,
    note: buyerNote,
    orderValues: sentValues(values),
    increase: increase === undefined ? null : readIncrease(increase),
  };
}

/** A shopper can write any text into a cookie. */
function readIncrease(text: string): PriceIncrease | null {
  try {
    return increaseSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
