import 'server-only';
import { z } from 'zod';
import { SHOP } from '@/lib/config/shop';
import { getPageSlugs, pageHref } from '@/lib/content/pages';
import { format } from '@/lib/i18n/format';
import { ALL_MESSAGES } from '@/lib/i18n/messages/all';
import { pictureUrl } from '@/lib/media';
import { type Cart, type CartEstimate, type CartLine, isDelivered, isUnavailable } from '@/lib/model/cart';
import { cartLinkHref } from '@/lib/model/cart-link';
import { logger } from '@/lib/observe/logger';
import { absoluteUrl, itemId } from '@/lib/seo/product-facts';
import { type Call, plain } from './catalog';
import { VIOLATION_ERRORS } from './platform';
import { CURRENT, type Message, minorUnits, type Payload } from './protocol';
import type { CartChoice, IdKind, SealedCart } from './sealed-cart';

/** How the protocol writes carts and checkouts. The amounts are the platform's. */

export type CartState = {
  sealed: SealedCart;
  cart: Cart;
  /** For the place of the choice, or for the shop's own country. Null where there is none. */
  estimate: CartEstimate | null;
  choice: CartChoice;
  /** The codes of the request, or the applied one. */
  codes: readonly string[];
  /** About the content of the request. */
  messages: readonly Message[];
};

const MAX_TITLE = 300;

/** Ids of variants without options in Catalog V1, whose lines have none. */
const NO_VARIANT = '00000000-0000-0000-0000-000000000000';

/** The catalog's operations and the feeds have the same id. */
export const itemIdOf = ({ productId, addRequest }: CartLine): string =>
  itemId(productId, addRequest?.variantId ?? NO_VARIANT) ?? productId;

const quantityOf = ({ quantity, confirmed }: CartLine): number => confirmed ?? quantity;

const titleOf = ({ name, choices }: CartLine): string =>
  plain([name, ...choices.map(({ value }) => value)].join(', '), MAX_TITLE);

function toLine(line: CartLine): Payload {
  const total = minorUnits(line.total);
  return {
    id: line.id,
    item: {
      id: itemIdOf(line),
      title: titleOf(line),
      price: minorUnits(line.price),
      image_url: line.picture ? pictureUrl(line.picture, { width: 1200 }) : undefined,
    },
    quantity: quantityOf(line),
    totals: [
      { type: 'subtotal', amount: total },
      { type: 'total', amount: total },
    ],
  };
}

type Total = { type: string; amount: number; display_text?: string };

/** In the order shown. They add up to the last one, which has no delivery and no tax without a place. */
function totalsOf({ cart, estimate, choice }: CartState, { messages }: Call): Total[] {
  const subtotal = estimate?.subtotal ?? cart.subtotal;
  const parts: Total[] = [{ type: 'subtotal', amount: subtotal ? minorUnits(subtotal) : 0 }];
  if (estimate?.discount) parts.push({ type: 'discount', amount: -minorUnits(estimate.discount) });
  const isPlaced = estimate !== null && choice.country !== null;
  if (isPlaced) {
    const { shipping, tax, includedTaxes, fees } = estimate;
    if (shipping) parts.push({ type: 'fulfillment', amount: minorUnits(shipping) });
    if (tax && !includedTaxes) parts.push({ type: 'tax', amount: minorUnits(tax) });
    for (const { name, price } of fees)
      parts.push({ type: 'fee', amount: minorUnits(price), display_text: plain(name, MAX_TITLE) });
  }
  const sum = parts.reduce((all, { amount }) => all + amount, 0);
  const total = isPlaced ? minorUnits(estimate.total) : sum;
  if (total !== sum) {
    logger.error({ difference: total - sum }, 'the parts of an estimate do not add up to its total');
    parts.push({ type: 'other', amount: total - sum, display_text: messages.other });
  }
  return [...parts, { type: 'total', amount: total }];
}

function messagesOf({ cart, estimate, choice, messages: own }: CartState, call: Call): Message[] {
  const { messages: texts, lang } = call;
  const lines = cart.lines.flatMap((line, index): Message[] => {
    const path = `$.line_items[${index}]`;
    const name = titleOf(line);
    if (isUnavailable(line))
      return [
        {
          type: 'error',
          code: line.availability === 'not-found' ? 'item_unavailable' : 'out_of_stock',
          content: format(texts.soldOut, { name }),
          severity: 'recoverable',
          path,
        },
      ];
    const isKnown = own.some((message) => message.path === path);
    if (line.availability !== 'partly' || isKnown) return [];
    const quantity = line.confirmed ?? line.available ?? 0;
    const content = format(texts.lowered, { name, quantity });
    return [{ type: 'warning', code: 'quantity_adjusted', content, path }];
  });
  const violations = (estimate?.violations ?? []).flatMap(({ kind }): Message[] =>
    kind === 'out-of-stock'
      ? []
      : [
          {
            type: 'warning',
            code: kind.replaceAll('-', '_'),
            content: ALL_MESSAGES[lang].errors[VIOLATION_ERRORS[kind]],
          },
        ],
  );
  const isPlaced = estimate !== null && choice.country !== null;
  const isTaxIncluded = cart.isTaxIncluded || estimate?.includedTaxes;
  const facts = [
    isPlaced ? null : texts.placeUnknown,
    isPlaced && estimate.tax === null && !isTaxIncluded ? texts.taxUnknown : null,
    isTaxIncluded ? texts.taxIncluded : null,
  ].flatMap((content): Message[] => (content === null ? [] : [{ type: 'info', content }]));
  return [...own, ...lines, ...violations, ...facts];
}

function discountsOf({ cart, estimate, codes }: CartState): Payload {
  const places = new Map(cart.lines.map(({ id }, index) => [id, `$.line_items[${index}]`]));
  const applied = (estimate?.discounts ?? [])
    // One on the delivery is in the delivery's amount.
    .filter(({ from }) => from === 'cart')
    .map(({ name, code, amount, lines }) => {
      const allocations = lines.flatMap((line) => {
        const path = places.get(line.id);
        return path === undefined ? [] : [{ path, amount: minorUnits(line.amount) }];
      });
      const whole = minorUnits(amount);
      const isComplete = allocations.reduce((sum, one) => sum + one.amount, 0) === whole;
      return {
        title: plain(name, MAX_TITLE),
        amount: whole,
        ...(code === null ? { automatic: true } : { code }),
        allocations: allocations.length > 0 && isComplete ? allocations : undefined,
      };
    });
  return { codes: [...codes], applied };
}

/** Pages that a shop may have, by what the protocol calls them. */
const LEGAL_PAGES: [type: string, slug: string][] = [
  ['privacy_policy', 'privacy'],
  ['terms_of_service', 'terms'],
  ['refund_policy', 'shipping-and-returns'],
  ['shipping_policy', 'shipping-and-returns'],
  ['faq', 'faq'],
];

async function linksOf({ lang }: Call): Promise<{ type: string; url: string }[]> {
  const slugs = await getPageSlugs();
  const privacy = SHOP.law?.pages?.privacy;
  return LEGAL_PAGES.flatMap(([type, slug]) => {
    const path =
      type === 'privacy_policy' && privacy ? privacy : slugs.includes(slug) ? pageHref(slug) : null;
    return path === null ? [] : [{ type, url: absoluteUrl(lang, path) }];
  });
}

/** The page asks before it adds the items. The URL has no secret, and outlives the program's cart. */
function handOverUrl({ lines, couponCode }: Cart, { lang }: Pick<Call, 'lang'>): string {
  const path = cartLinkHref({ lines: lines.map(withoutChoices) });
  if (path === null) return absoluteUrl(lang, '/cart');
  const url = new URL(absoluteUrl(lang, path));
  if (couponCode) url.searchParams.set('coupon', couponCode);
  return url.href;
}

/** The variant has the choices, too. Without them, the link is shorter. */
const withoutChoices = (line: CartLine): CartLine =>
  line.addRequest?.variantId ? { ...line, addRequest: { ...line.addRequest, choices: {} } } : line;

async function commonOf(kind: IdKind, state: CartState, call: Call): Promise<Payload> {
  const { sealed, cart } = state;
  return {
    id: `${kind}_${sealed.sealed}`,
    line_items: cart.lines.map(toLine),
    currency: state.estimate?.total.currency ?? cart.subtotal?.currency ?? SHOP.currency,
    totals: totalsOf(state, call),
    links: await linksOf(call),
    expires_at: new Date(sealed.expiresAt).toISOString(),
    discounts: call.shared.has('discount') ? discountsOf(state) : undefined,
  };
}

const withMessages = (messages: readonly Message[]): Payload => (messages.length > 0 ? { messages } : {});

/** @param isOver whether the cart was canceled with this answer */
export const cartAnswer = async (state: CartState, call: Call, isOver = false): Promise<Payload> => ({
  ...(await commonOf('cart', state, call)),
  ...withMessages(messagesOf(state, call)),
  continue_url: isOver ? undefined : handOverUrl(state.cart, call),
});

/**
 * A checkout is `incomplete` while the program can and must correct something, and else waits for a person.
 * It is never `complete`, because the shop does not know what the person did.
 */
export async function checkoutAnswer(state: CartState, call: Call, isOver = false): Promise<Payload> {
  const messages = messagesOf(state, call);
  const needsChange = messages.some(
    (message) =>
      message.type === 'error' && message.severity === 'recoverable' && message.code !== 'payment_failed',
  );
  const handOff: Message = {
    type: 'error',
    code: 'buyer_handoff_required',
    content: call.messages.handOff,
    severity: 'requires_buyer_input',
  };
  const status = isOver ? 'canceled' : needsChange ? 'incomplete' : 'requires_escalation';
  return {
    ...(await commonOf('chk', state, call)),
    status,
    ...withMessages(status === 'requires_escalation' ? [...messages, handOff] : messages),
    fulfillment:
      call.shared.has('fulfillment') && isDelivered(state.cart) ? fulfillmentOf(state, call) : undefined,
    continue_url: isOver ? undefined : handOverUrl(state.cart, call),
  };
}

const SHIPPING = 'shipping';
const PICKUP = 'pickup';

/** Groups the platform's methods: one for delivery, and one for places to pick up. */
function fulfillmentOf({ cart, estimate, choice }: CartState, { version }: Call): Payload {
  const lineIds = cart.lines.filter(({ kind }) => kind === 'physical').map(({ id }) => id);
  const options = choice.country === null ? [] : (estimate?.shippingOptions ?? []);
  const selected = choice.country === null ? null : (estimate?.selectedShippingCode ?? null);
  const toOption = ({ code, title, deliveryTime, cost }: (typeof options)[number]) => ({
    id: code,
    title: plain(title, MAX_TITLE),
    description: deliveryTime
      ? version === CURRENT
        ? { plain: plain(deliveryTime, MAX_TITLE) }
        : plain(deliveryTime, MAX_TITLE)
      : undefined,
    totals: [{ type: 'total', amount: minorUnits(cost) }],
  });
  const shipped = options.filter(({ pickupAddress }) => pickupAddress === null);
  const places = options.filter(({ pickupAddress }) => pickupAddress !== null);
  const place = places.find(({ code }) => code === selected);
  // The older version distinguishes places and addresses by their other fields, so that a place
  // fits both. It gets the places as options.
  const hasPlaces = version === CURRENT;
  const typeOf = (type: string) => (hasPlaces ? { type } : {});
  const offered = hasPlaces ? places.filter(({ code }) => code === place?.code) : places;
  const destination = {
    ...typeOf('shipping_address'),
    id: 'destination',
    address_country: choice.country,
    address_region: choice.subdivision?.split('-').at(-1),
    postal_code: choice.postalCode || undefined,
  };
  return {
    methods: [
      {
        id: SHIPPING,
        type: SHIPPING,
        line_item_ids: lineIds,
        destinations: choice.country === null ? [] : [destination],
        selected_destination_id: choice.country === null ? null : destination.id,
        groups:
          shipped.length === 0
            ? []
            : [
                {
                  id: SHIPPING,
                  line_item_ids: lineIds,
                  options: shipped.map(toOption),
                  selected_option_id: shipped.some(({ code }) => code === selected) ? selected : null,
                },
              ],
      },
      ...(places.length === 0
        ? []
        : [
            {
              id: PICKUP,
              type: PICKUP,
              line_item_ids: lineIds,
              ...(hasPlaces
                ? {
                    destinations: places.map(({ code, title }) => ({
                      ...typeOf('business_location'),
                      id: code,
                      name: plain(title, MAX_TITLE),
                    })),
                    selected_destination_id: place?.code ?? null,
                  }
                : {}),
              groups:
                offered.length > 0
                  ? [
                      {
                        id: PICKUP,
                        line_item_ids: lineIds,
                        options: offered.map(toOption),
                        selected_option_id: place?.code ?? null,
                      },
                    ]
                  : [],
            },
          ]),
    ],
  };
}

const destinationSchema = z.object({
  id: z.string().max(200).optional(),
  address_country: z.string().max(100).optional(),
  address_region: z.string().max(100).optional(),
  postal_code: z.string().max(40).optional(),
});

/** How a program chooses a delivery. Names and streets in it are not read. */
export const fulfillmentSchema = z.object({
  methods: z
    .array(
      z.object({
        id: z.string().max(200).optional(),
        type: z.enum([SHIPPING, PICKUP]).optional(),
        destinations: z.array(destinationSchema).max(20).optional(),
        selected_destination_id: z.string().max(200).nullish(),
        groups: z
          .array(
            z.object({
              id: z.string().max(200).optional(),
              selected_option_id: z.string().max(200).nullish(),
            }),
          )
          .max(5)
          .optional(),
      }),
    )
    .max(5)
    .optional(),
});

/** `path` is where the request has it. */
export type WantedDelivery = {
  destination: z.output<typeof destinationSchema> | null;
  destinationPath: string;
  option: string | null;
  optionPath: string;
};

/** Null for a request without a choice. */
export function readFulfillment({ methods = [] }: z.output<typeof fulfillmentSchema>): WantedDelivery | null {
  const at = (type: string) => methods.findIndex((one) => (one.type ?? one.id ?? SHIPPING) === type);
  const pickup = at(PICKUP);
  const inGroup = methods[pickup]?.groups?.[0]?.selected_option_id;
  const chosenPlace = methods[pickup]?.selected_destination_id ?? inGroup;
  const shipping = at(SHIPPING);
  const method = methods[shipping];
  const { destinations = [], selected_destination_id: chosen } = method ?? {};
  const found = chosen ? destinations.findIndex(({ id }) => id === chosen) : 0;
  const destination = destinations[found] ?? null;
  const base = `$.fulfillment.methods[${Math.max(0, shipping)}]`;
  const destinationPath = `${base}.destinations[${Math.max(0, found)}]`;
  if (chosenPlace)
    return {
      destination,
      destinationPath,
      option: chosenPlace,
      optionPath: `$.fulfillment.methods[${pickup}].${inGroup ? 'groups[0].selected_option_id' : 'selected_destination_id'}`,
    };
  const option = method?.groups?.[0]?.selected_option_id ?? null;
  if (!destination && option === null) return null;
  return { destination, destinationPath, option, optionPath: `${base}.groups[0].selected_option_id` };
}
