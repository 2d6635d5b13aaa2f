import { own } from '@/lib/model/own';
import 'server-only';
import { z } from 'zod';
import type { AddOutcome } from '@/lib/cart/add-all';
import { addAll } from '@/lib/cart/add-all';
import { FIRST_COUNTRY, isTaxPlaceKnown } from '@/lib/cart/countries';
import { PlatformError } from '@/lib/errors/platform-error';
import { format } from '@/lib/i18n/format';
import { ALL_MESSAGES } from '@/lib/i18n/messages/all';
import { countAttempt } from '@/lib/limits/limit';
import { type AddRequest, type Cart, EMPTY_CART, isDelivered } from '@/lib/model/cart';
import { subdivisionCode } from '@/lib/model/subdivisions';
import { itemId } from '@/lib/seo/product-facts';
import {
  type CartState,
  cartAnswer,
  checkoutAnswer,
  fulfillmentSchema,
  itemIdOf,
  readFulfillment,
} from './cart-answers';
import { type Call, contextSchema, findEntries, inLang, readId } from './catalog';
import { couponErrorOf, cartPlatform as platform, type SessionClient } from './platform';
import { failed, type Message, type Outcome, success, UcpError } from './protocol';
import {
  type CartChoice,
  type IdKind,
  openId,
  readChoice,
  type SealedCart,
  startCart,
  storeChoice,
  withCart,
} from './sealed-cart';

/** A checkout is a cart that a person takes over (`handOverUrl`). None of them is in a shopper's session. */

/** The link for the person holds as many. */
const MAX_LINES = 20;
/** A request with more is an error of its program. */
const MAX_LINES_READ = 100;
/** As in the link. */
const MAX_QUANTITY = 999;
const MAX_CODES = 10;

const placeContext = contextSchema.extend({
  address_country: z.string().max(100).optional(),
  address_region: z.string().max(100).optional(),
  postal_code: z.string().max(40).optional(),
});

const lines = z
  .array(
    z.object({
      item: z.object({ id: z.string().max(200).meta({ description: 'Id of a variant' }) }),
      quantity: z.int().min(1).max(MAX_QUANTITY),
    }),
  )
  .max(MAX_LINES_READ);

const discounts = z.object({
  codes: z.array(z.string().max(100)).max(MAX_CODES).optional(),
});

export const cartSchema = z.object({
  line_items: lines.min(1),
  context: placeContext.optional(),
  discounts: discounts.optional(),
});

const checkoutParts = { fulfillment: fulfillmentSchema.optional() };
export const checkoutSchema = cartSchema.extend(checkoutParts);

export const newCheckoutSchema = z
  .object({
    ...checkoutSchema.shape,
    line_items: lines.optional(),
    cart_id: z.string().max(2_000).optional().meta({ description: 'A cart to check out' }),
  })
  .refine(({ cart_id: cart, line_items: items = [] }) => cart || items.length > 0, {
    path: ['line_items'],
  });

export const completionSchema = z.object({
  payment: z.object({ instruments: z.array(z.unknown()).max(20).optional() }).optional(),
});

export const nothingSchema = z.unknown();

type CartInput = z.output<typeof checkoutSchema>;

const answerOf = async (kind: IdKind, state: CartState, call: Call, isOver = false): Promise<Outcome> =>
  success(await (kind === 'cart' ? cartAnswer : checkoutAnswer)(state, call, isOver));

/** One text for all unknown ids, so that it discloses nothing about them. */
const notFound = ({ messages }: Call): Outcome => failed('not_found', messages.cartGone);

/** A checkout has a cart of its own. @throws UcpError, PlatformError */
async function create(kind: IdKind, input: CartInput, call: Call): Promise<Outcome> {
  const { wanted, messages } = await resolve(input.line_items, call);
  if (wanted.length > MAX_LINES) return tooMany(call);
  if (wanted.length === 0) return nothingAvailable(messages, call);
  const sealed = await startCart();
  const outcome = await withCart(sealed, call.view, async (client): Promise<Outcome> => {
    const added = await add(client, wanted, EMPTY_CART);
    if (added.cart.lines.length === 0)
      return nothingAvailable([...messages, ...shortageMessages(added.short, EMPTY_CART, call)], call);
    const priced = await applyCodes(client, added.cart, { sealed, input, call });
    const state = await estimateChoice(client, priced.cart, { sealed, input, call, former: null });
    return answerOf(kind, withNotes(state, priced.codes, [messages, added, priced], call), call);
  });
  if (outcome === null) throw new UcpError('service_unavailable', 'the shop cannot answer now', 15);
  return outcome;
}

const nothingAvailable = (messages: readonly Message[], call: Call): Outcome => ({
  status: 'error',
  messages: [
    {
      type: 'error',
      code: 'item_unavailable',
      content: call.messages.nothingLeft,
      severity: 'unrecoverable',
    },
    ...messages,
  ],
});

const tooMany = ({ messages }: Call): Outcome => ({
  status: 'error',
  messages: [
    {
      type: 'error',
      code: 'too_many_lines',
      content: format(messages.tooManyLines, { count: MAX_LINES }),
      severity: 'recoverable',
    },
  ],
});

type Wanted = { itemId: string; name: string; request: AddRequest };

/** Each item once, with messages about those that a program cannot add. @throws PlatformError */
async function resolve(
  items: CartInput['line_items'],
  call: Call,
): Promise<{ wanted: Wanted[]; messages: Message[] }> {
  const entries = await findEntries(
    items.map(({ item }) => readId(item.id)),
    call,
  );
  const wanted = new Map<string, Wanted>();
  const messages: Message[] = [];
  const leaveOut = (content: string) => messages.push({ type: 'warning', code: 'item_unavailable', content });
  for (const { item, quantity } of items) {
    const { productId, itemId: named } = readId(item.id);
    const entry = entries.get(productId);
    const only = entry?.product.variants.length === 1 ? entry.product.variants[0] : undefined;
    const variant =
      named === null ? only : entry?.product.variants.find(({ id }) => itemId(productId, id) === named);
    const id = variant && itemId(productId, variant.id);
    const listed = entry?.variants.find((one) => one.id === id);
    if (!entry || !variant || !id || !listed) {
      leaveOut(call.messages.unknownItem);
      continue;
    }
    if (entry.facts.needsPage) {
      leaveOut(format(call.messages.needsPage, { name: listed.title, url: entry.facts.url }));
      continue;
    }
    const known = wanted.get(id);
    wanted.set(id, {
      itemId: id,
      name: listed.title,
      request: {
        productId,
        variantId: variant.id,
        choices: variant.choices,
        customText: {},
        modifiers: {},
        preOrder: variant.preOrder,
        quantity: Math.min(MAX_QUANTITY, (known?.request.quantity ?? 0) + quantity),
      },
    });
  }
  return { wanted: [...wanted.values()], messages };
}

/** Items that a change left out, or whose quantity it lowered. */
type Shortage = { short: { itemId: string; name: string }[] };

async function add(
  client: SessionClient,
  wanted: readonly Wanted[],
  before: Cart,
): Promise<Shortage & { cart: Cart }> {
  const outcomes = wanted.map(
    ({ name, request }): AddOutcome => ({ name, requested: request.quantity, added: 0, reason: null }),
  );
  const requests = wanted.map(({ request }, line) => ({ line, request }));
  const cart = wanted.length === 0 ? before : await addAll(client, requests, outcomes, before);
  if (outcomes.some(({ reason }) => reason === 'unreachable'))
    throw new UcpError('service_unavailable', 'the shop cannot answer now', 15);
  return { cart, short: wanted.filter((_, line) => outcomes[line]?.reason) };
}

const shortageMessages = (short: Shortage['short'], cart: Cart, { messages }: Call): Message[] =>
  short.map(({ itemId: id, name }): Message => {
    const index = cart.lines.findIndex((line) => itemIdOf(line) === id);
    const line = cart.lines[index];
    if (!line) return { type: 'warning', code: 'out_of_stock', content: format(messages.leftOut, { name }) };
    return {
      type: 'warning',
      code: 'quantity_adjusted',
      content: format(messages.lowered, { name, quantity: line.quantity }),
      path: `$.line_items[${index}]`,
    };
  });

const withNotes = (
  state: CartState,
  codes: readonly string[],
  [resolved, added, priced]: [readonly Message[], Shortage, { messages: readonly Message[] }],
  call: Call,
): CartState => ({
  ...state,
  codes,
  messages: [
    ...resolved,
    ...shortageMessages(added.short, state.cart, call),
    ...priced.messages,
    ...state.messages,
  ],
});

type Request = { sealed: SealedCart; input: CartInput; call: Call };
type Priced = { cart: Cart; codes: string[]; messages: Message[] };

const CODE_REJECTIONS: Partial<Record<string, string>> = {
  'coupon-expired': 'discount_code_expired',
  'coupon-minimum': 'discount_code_user_ineligible',
  'coupon-not-applicable': 'discount_code_user_ineligible',
};

/** The platform has one coupon, so the first counts. @throws PlatformError; ShopError `too-many-attempts` */
async function applyCodes(
  client: SessionClient,
  before: Cart,
  { sealed, input, call }: Request,
): Promise<Priced> {
  const codes = call.shared.has('discount') ? (input.discounts?.codes ?? []) : [];
  const isApplied = (code: string, { couponCode }: Cart) => couponCode?.toLowerCase() === code.toLowerCase();
  const warning = (index: number, code: string, content: string): Message => ({
    type: 'warning',
    code,
    content,
    path: `$.discounts.codes[${index}]`,
  });
  const [first, ...others] = codes;
  const messages = others.map((code, index) =>
    code.toLowerCase() === first?.toLowerCase()
      ? warning(index + 1, 'discount_code_already_applied', call.messages.oneCode)
      : warning(index + 1, 'discount_code_combination_disallowed', call.messages.oneCode),
  );
  let cart = before;
  if (first === undefined || !isApplied(first, cart)) {
    if (first !== undefined) await countAttempt('coupon', sealed.key);
    if (cart.couponCode !== null) cart = await platform.removeCoupon(client);
    if (first !== undefined)
      try {
        cart = await platform.applyCoupon(client, first);
      } catch (error) {
        const { code } = couponErrorOf(error);
        if (!(error instanceof PlatformError) || error.isTemporary || error.isUnauthenticated) throw error;
        const rejection = own(CODE_REJECTIONS, code) ?? 'discount_code_invalid';
        messages.unshift(warning(0, rejection, ALL_MESSAGES[call.lang].errors[code]));
      }
  }
  return { cart, codes, messages };
}

const PLACELESS = { country: null, subdivision: null, postalCode: null, option: null };

type Place = {
  address_country?: string | undefined;
  address_region?: string | undefined;
  postal_code?: string | undefined;
};

/** Null without a country. A code that does not exist is `unknown`. */
function placeOf({ address_country: typed, address_region: region = '', postal_code: code }: Place) {
  if (typed === undefined) return null;
  const country = typed.trim().toUpperCase();
  if (!/^[A-Z]{2}$/.test(country)) return 'unknown' as const;
  const subdivision = subdivisionCode(country, region);
  const isCode = subdivision !== null && /^[A-Z]{2}-/.test(subdivision);
  return { country, subdivision: isCode ? subdivision : null, postalCode: code ?? null };
}

/**
 * Stores the choice of the request, too. One that the shop cannot fulfill changes nothing, and has a message.
 * @param former the choice before the request @throws PlatformError
 */
async function estimateChoice(
  client: SessionClient,
  cart: Cart,
  { sealed, input, call, former }: Request & { former: CartChoice | null },
): Promise<CartState> {
  const delivery =
    call.shared.has('fulfillment') && input.fulfillment ? readFulfillment(input.fulfillment) : null;
  const context = input.context ? placeOf(input.context) : null;
  const destination = delivery?.destination ? placeOf(delivery.destination) : null;
  const asked = destination ?? context;
  const path = destination === null ? '$.context.address_country' : (delivery?.destinationPath ?? '$');
  const kept: CartChoice = former ?? { lang: call.lang, ...PLACELESS };
  const wanted: CartChoice = {
    ...PLACELESS,
    ...(asked === null && delivery !== null ? { ...kept, option: null } : {}),
    ...(asked === null || asked === 'unknown' ? {} : asked),
    lang: call.lang,
  };
  const messages: Message[] = [];
  const refuse = (code: string, content: string, where: string) =>
    messages.push({ type: 'error', code, content, severity: 'recoverable', path: where });
  let choice = wanted;
  let estimated = asked === 'unknown' ? null : await estimate(client, cart, { choice, former });
  if (asked === 'unknown' || isUndeliverable(estimated, cart, choice)) {
    refuse('address_undeliverable', call.messages.undeliverable, path);
    choice = { ...kept, lang: call.lang };
    estimated = await estimate(client, cart, { choice, former });
  } else if (delivery && delivery.option !== null) {
    ({ choice, estimated } = await choose(delivery.option));
  }
  await storeChoice(sealed, choice);
  return stateOf(sealed, cart, { choice, estimated, messages });

  async function choose(option: string) {
    const isOffered = estimated?.estimate.shippingOptions.some(({ code }) => code === option);
    if (isOffered) {
      const chosen = { ...choice, option };
      return { choice: chosen, estimated: await estimate(client, cart, { choice: chosen, former }) };
    }
    refuse('option_unavailable', call.messages.optionGone, delivery?.optionPath ?? '$.fulfillment');
    const isSamePlace = kept.country === choice.country && kept.subdivision === choice.subdivision;
    if (!isSamePlace || kept.option === null) return { choice, estimated };
    return { choice: kept, estimated: await estimate(client, cart, { choice: kept, former }) };
  }
}

type Estimated = Awaited<ReturnType<typeof platform.estimateTotals>>;

const isUndeliverable = (estimated: Estimated, cart: Cart, { country }: CartChoice): boolean =>
  country !== null && isDelivered(cart) && Boolean(estimated?.estimate.problems.includes('shipping'));

/** Null where the platform has no totals. @throws PlatformError */
async function estimate(
  client: SessionClient,
  cart: Cart,
  { choice, former }: { choice: CartChoice; former: CartChoice | null },
): Promise<Estimated> {
  if (cart.lines.length === 0) return null;
  const { country, subdivision, option } = choice;
  const place = { country: country ?? FIRST_COUNTRY, subdivision };
  const read = (shippingCode: string | null) =>
    platform.estimateTotals(client, {
      ...place,
      shippingCode,
      membershipIds: [],
      calculateTax: country !== null && isTaxPlaceKnown(place),
    });
  const estimated = await read(option);
  // A cart of the second generation keeps a method that the program does not choose any more.
  const [first] = estimated?.estimate.shippingOptions ?? [];
  const isLeftOver =
    option === null && former?.option && estimated?.estimate.selectedShippingCode === former.option;
  return isLeftOver && first && first.code !== former.option ? read(first.code) : estimated;
}

const stateOf = (
  sealed: SealedCart,
  cart: Cart,
  { choice, estimated, messages = [] }: { choice: CartChoice; estimated: Estimated; messages?: Message[] },
): CartState => ({
  sealed,
  cart: estimated?.cart ?? cart,
  estimate: estimated?.estimate ?? null,
  choice,
  codes: cart.couponCode === null ? [] : [cart.couponCode],
  messages,
});

type Opened = { sealed: SealedCart; client: SessionClient; cart: Cart; choice: CartChoice; call: Call };

/** @throws UcpError, PlatformError */
async function open(
  kind: IdKind,
  id: string,
  call: Call,
  act: (opened: Opened) => Promise<Outcome>,
): Promise<Outcome> {
  const sealed = openId(kind, id);
  if (sealed === null) return notFound(call);
  const choice = await readChoice(sealed);
  const spoken = choice && !call.isLangChosen ? inLang(call, choice.lang) : call;
  const outcome = await withCart(sealed, spoken.view, async (client) => {
    const cart = await platform.fetchCart(client);
    // The cart was canceled, or the platform has dropped it.
    if (cart.lines.length === 0) return notFound(spoken);
    return act({ sealed, client, cart, choice: choice ?? { lang: spoken.lang, ...PLACELESS }, call: spoken });
  });
  return outcome ?? notFound(spoken);
}

const read = (kind: IdKind, id: string, call: Call, notes: Message[] = []): Promise<Outcome> =>
  open(kind, id, call, async ({ sealed, client, cart, choice, call: spoken }) => {
    const estimated = await estimate(client, cart, { choice, former: null });
    return answerOf(kind, stateOf(sealed, cart, { choice, estimated, messages: notes }), spoken);
  });

/** Replaces the content of a cart. @throws UcpError, PlatformError */
const update = (kind: IdKind, id: string, input: CartInput, call: Call): Promise<Outcome> =>
  open(kind, id, call, async ({ sealed, client, cart: before, choice: former, call: spoken }) => {
    const { wanted, messages } = await resolve(input.line_items, spoken);
    if (wanted.length > MAX_LINES) return tooMany(spoken);
    if (wanted.length === 0) return nothingAvailable(messages, spoken);
    const changed = await replaceLines(client, before, wanted);
    if (changed.cart.lines.length === 0) {
      await platform.deleteCart(client);
      return nothingAvailable([...messages, ...shortageMessages(changed.short, EMPTY_CART, spoken)], spoken);
    }
    const request = { sealed, input, call: spoken };
    const priced = await applyCodes(client, changed.cart, request);
    const state = await estimateChoice(client, priced.cart, { ...request, former });
    return answerOf(kind, withNotes(state, priced.codes, [messages, changed, priced], spoken), spoken);
  });

/** Adds first, so that a failure leaves the cart as it was. */
async function replaceLines(
  client: SessionClient,
  before: Cart,
  wanted: readonly Wanted[],
): Promise<Shortage & { cart: Cart }> {
  const wantedOf = (line: Cart['lines'][number]) => wanted.find((one) => one.itemId === itemIdOf(line));
  const isFirst = (line: Cart['lines'][number]) =>
    before.lines.find((one) => itemIdOf(one) === itemIdOf(line)) === line;
  const fresh = wanted.filter(({ itemId: id }) => !before.lines.some((line) => itemIdOf(line) === id));
  let { cart } = await add(client, fresh, before);
  const quantities = before.lines.flatMap((line) => {
    const quantity = isFirst(line) ? wantedOf(line)?.request.quantity : undefined;
    return quantity === undefined || quantity === line.quantity ? [] : [{ id: line.id, quantity }];
  });
  if (quantities.length > 0) cart = await platform.setQuantities(client, quantities);
  const gone = before.lines.filter((line) => !isFirst(line) || !wantedOf(line)).map(({ id }) => id);
  if (gone.length > 0) cart = await platform.removeLines(client, gone);
  const short = wanted.filter(({ itemId: id, request }) => {
    const line = cart.lines.find((one) => itemIdOf(one) === id);
    return (line?.quantity ?? 0) < request.quantity;
  });
  return { cart, short };
}

/** Deletes the platform's cart, so that the ids of the cart and of its checkout end. */
const cancel = (kind: IdKind, id: string, call: Call): Promise<Outcome> =>
  open(kind, id, call, async ({ sealed, client, cart, choice, call: spoken }) => {
    const estimated = await estimate(client, cart, { choice, former: null });
    await platform.deleteCart(client);
    return answerOf(kind, stateOf(sealed, cart, { choice, estimated }), spoken, true);
  });

export const createCart = (input: z.output<typeof cartSchema>, call: Call) => create('cart', input, call);
export const getCart = (_: unknown, call: Call, id: string) => read('cart', id, call);
export const updateCart = (input: z.output<typeof cartSchema>, call: Call, id: string) =>
  update('cart', id, input, call);
export const cancelCart = (_: unknown, call: Call, id: string) => cancel('cart', id, call);

/** The content of the cart counts, with its code. A repeated request gets the same checkout. */
export function createCheckout(input: z.output<typeof newCheckoutSchema>, call: Call): Promise<Outcome> {
  const { cart_id: cartId, line_items: items = [], ...rest } = input;
  if (cartId === undefined) return create('chk', { ...rest, line_items: items }, call);
  return open('cart', cartId, call, async ({ sealed, client, cart, choice, call: spoken }) => {
    if (rest.fulfillment || rest.context?.address_country) {
      const request = { sealed, input: { ...rest, line_items: [] }, call: spoken, former: choice };
      return answerOf('chk', await estimateChoice(client, cart, request), spoken);
    }
    const estimated = await estimate(client, cart, { choice, former: null });
    return answerOf('chk', stateOf(sealed, cart, { choice, estimated }), spoken);
  });
}
export const getCheckout = (_: unknown, call: Call, id: string) => read('chk', id, call);
export const updateCheckout = (input: CartInput, call: Call, id: string) => update('chk', id, input, call);
export const cancelCheckout = (_: unknown, call: Call, id: string) => cancel('chk', id, call);

/** No program can pay here. The payment of the request is neither read nor stored. */
export const completeCheckout = (
  { payment }: z.output<typeof completionSchema>,
  call: Call,
  id: string,
): Promise<Outcome> =>
  read(
    'chk',
    id,
    call,
    payment?.instruments?.length === 1
      ? []
      : [
          {
            type: 'error',
            code: 'payment_failed',
            content: call.messages.handOff,
            severity: 'recoverable',
            path: '$.payment.instruments',
          },
        ],
  );
