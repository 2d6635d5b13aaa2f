import { compact } from '@/lib/model/compact';
import 'server-only';
import type { currentCartV2 } from '@wix/ecom';
import { PlatformError } from '@/lib/errors/platform-error';
import { isRemovedCart } from '@/lib/errors/shop-error';
import type { CartEstimate, EstimatedCart, ShippingOption } from '@/lib/model/cart';
import { addMoney, compareMoney, isZero, type Money } from '@/lib/model/money';
import { processState } from '@/lib/process-state';
import { shownText } from '../../map/line';
import { callOrNull } from '../../platform-error';
import type { SessionClient } from '../../session-client';
import { expected } from '../../well-formed';
import type { CartPlatform, EstimateRequest, OfferPlace, Offers } from '../cart-platform';
import { callCart, fetchOpenCart, openCart, type PlatformCart } from './calls';
import {
  isShipped,
  METHOD_GONE,
  membershipsOf,
  removeMethod,
  storeMemberships,
  storePlace,
  violationsOf,
} from './choice';
import {
  chargedOf,
  discountsOf,
  moneyOf,
  problemsOf,
  type ReadMoney,
  toCart,
  toViolations,
} from './map-cart';

/** Stores the choices first, because the platform estimates the stored cart. Also refreshes its prices. */
export async function estimateTotals(
  list: ListOffers,
  client: SessionClient,
  request: EstimateRequest,
): Promise<EstimatedCart | null> {
  const found = await fetchOpenCart(client);
  if (found === null || found.lineItems.length === 0) return null;
  const listing = listOffers(list, client, found, request);
  const [offers, { estimated, parts, isPlaced, isComplete }] = await Promise.all([
    listing,
    storeAndEstimate(client, found, request, listing),
  ]);
  if (estimated === null) return null;
  const estimate = toCartEstimate(estimated, parts, offers);
  if (estimate === null) return null;
  const { problems } = estimate;
  return {
    estimate: {
      ...estimate,
      problems: [
        ...problems,
        ...compact<(typeof problems)[number]>(
          !isComplete && !problems.includes('membership') && 'membership',
          !isPlaced && !problems.includes('shipping') && 'shipping',
        ),
      ],
    },
    cart: toCart(estimated.cart),
  };
}

/** Waits for the list only where the shopper has chosen from it. `estimated` is null without a cart. */
async function storeAndEstimate(
  client: SessionClient,
  found: PlatformCart,
  { membershipIds, calculateTax, ...place }: EstimateRequest,
  listing: Promise<Offers | null>,
) {
  const { cart: placed, isPlaced } = await storePlace(client, found, place);
  const offers = membershipIds.length > 0 ? await listing : null;
  const { cart, isComplete } = await storeMemberships(client, placed, {
    requestedIds: membershipIds,
    offers,
  });
  const parts = { delivery: isPlaced && isShipped(cart), tax: isPlaced && calculateTax };
  const estimated = await callOrNull(() => estimateStored(client, cart, { ...parts, fees: isPlaced }));
  return { estimated, parts, isPlaced, isComplete };
}

type Parts = { delivery: boolean; tax: boolean; fees: boolean };
type Estimated = { cart: PlatformCart; summary: currentCartV2.CartSummary };

/** With current prices and stock. Removes a delivery method that is unavailable. @throws PlatformError */
export async function estimateStored(
  client: SessionClient,
  cart: PlatformCart,
  parts: Parts,
): Promise<Estimated> {
  const estimated = await estimate(client, cart, parts);
  const isMethodUnavailable = violationsOf(estimated.cart, estimated.summary).some(
    ({ code }) => code === METHOD_GONE,
  );
  if (!isMethodUnavailable || !cart.deliveryInfo?.method) return estimated;
  return estimate(client, await removeMethod(client, cart), parts);
}

const estimate = (client: SessionClient, cart: PlatformCart, parts: Parts): Promise<Estimated> =>
  callCart(async () => {
    const response = await client.currentCartV2.estimateCurrentCart({
      refreshCart: true,
      // A part without its input is not requested, because the platform would report 0 for it.
      calculateDelivery: parts.delivery,
      calculateTax: parts.tax,
      calculateAdditionalFees: parts.fees,
      calculateGiftCards: (cart.paymentInfo?.giftCards?.length ?? 0) > 0,
    });
    return { cart: openCart(response), summary: expected(response.summary) };
  });

/** Lists what can be chosen, by the calls of another generation. */
export type ListOffers = CartPlatform['listOffers'];

/** Milliseconds until a removed call is tried again: a proxy may have responded in its place. */
const RECHECK_MS = 24 * 60 * 60_000;

/** Until when these calls count as removed, in milliseconds of this process. */
const state = processState('cart-v1-offers', () => ({ removedUntil: 0 }));

/**
 * The delivery options and memberships to choose from, or null when unknown. No call of Cart V2 lists them:
 * V1 does, for the same cart, until Wix removes it (announced for 1 February 2027, but the response decides).
 * Then the shop shows what the platform resolves and says that the checkout page has more.
 */
export async function listOffers(
  list: ListOffers,
  client: SessionClient,
  cart: PlatformCart,
  { country, subdivision }: OfferPlace,
): Promise<Offers | null> {
  if (list === undefined || performance.now() < state.removedUntil || moreAtCheckoutFor(cart).length === 0)
    return null;
  try {
    return await list(client, { country, subdivision });
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    if (isRemovedCart(error)) state.removedUntil = performance.now() + RECHECK_MS;
    return null;
  }
}

/** Only members have memberships. */
const moreAtCheckoutFor = (cart: PlatformCart): NonNullable<CartEstimate['moreAtCheckout']> =>
  compact(isShipped(cart) && 'delivery', cart.customerInfo?.memberId && 'membership');

/** The parts that the estimate was requested with. The platform reports 0 for all others. */
type EstimatedParts = { delivery: boolean; tax: boolean };

/** Null when the platform's estimate has no total. */
export function toCartEstimate(
  { cart, summary }: { cart: PlatformCart; summary: currentCartV2.CartSummary },
  parts: EstimatedParts,
  offers: Offers | null,
): CartEstimate | null {
  const money = moneyOf(cart);
  const { priceSummary, deliverySummary, taxSummary, additionalFees = [] } = summary;
  const subtotal = money(priceSummary?.subtotal);
  const total = money(priceSummary?.total);
  if (!subtotal || !total) return null;
  const discount = money(priceSummary?.discount);
  const violations = violationsOf(cart, summary);
  const problems = problemsOf(violations);
  const resolved = parts.delivery ? resolvedMethod(deliverySummary, money) : null;
  const listed = offers?.shippingOptions ?? [];
  const shippingOptions = listed.length > 0 ? listed : resolved ? [resolved] : [];
  const moreAtCheckout = offers === null ? moreAtCheckoutFor(cart) : (offers.moreAtCheckout ?? []);
  const isTaxIncluded = taxSummary?.pricesIncludeTax ?? cart.taxInfo?.pricesIncludeTax ?? false;
  const hasTax = parts.tax && !problems.includes('tax');
  return {
    subtotal,
    discount: discount && !isZero(discount) ? discount : null,
    ...discountsOf(summary.discounts, cart.lineItems.length, money),
    shipping: resolved ? (money(priceSummary?.delivery) ?? resolved.cost) : null,
    tax: hasTax ? money(priceSummary?.tax) : null,
    includedTaxes: hasTax && isTaxIncluded ? taxesOf(taxSummary, money) : undefined,
    fees: additionalFees.flatMap((fee) => {
      const price = money(fee.price);
      return price && !isZero(price) ? [{ name: shownText(fee.name) ?? 'Fee', price }] : [];
    }),
    total,
    ...chargedFor(cart, summary),
    shippingOptions,
    selectedShippingCode: resolved?.code ?? null,
    moreAtCheckout: moreAtCheckout.length > 0 ? moreAtCheckout : undefined,
    problems:
      parts.delivery && !resolved && !problems.includes('shipping') ? [...problems, 'shipping'] : problems,
    memberships: membershipsOf(cart, offers),
    giftCard: giftCardOf(summary, money),
    ...dueOf(summary, money),
    violations: toViolations(violations, money),
  };
}

function chargedFor(
  cart: PlatformCart,
  { priceSummary, paymentSummary }: currentCartV2.CartSummary,
): Pick<CartEstimate, 'charged'> {
  const money = chargedOf(cart);
  const subtotal = money?.(priceSummary?.subtotal);
  const total = money?.(paymentSummary?.totalAfterGiftCards ?? priceSummary?.total);
  return subtotal && total ? { charged: { subtotal, total } } : {};
}

function resolvedMethod(
  summary: currentCartV2.DeliverySummary | undefined,
  money: ReadMoney,
): ShippingOption | null {
  const cost = money(summary?.price);
  const { code, title, pickup } = summary?.method ?? {};
  if (!code || !cost) return null;
  // The address of a pickup is not part of a cart.
  return {
    code,
    title: shownText(title) ?? code,
    deliveryTime: '',
    cost,
    pickupAddress: pickup ? '' : null,
  };
}

/** One entry for each name, because the rates of one tax may have the same. */
function taxesOf(
  summary: currentCartV2.V2TaxSummary | undefined,
  money: ReadMoney,
): NonNullable<CartEstimate['includedTaxes']> {
  const amounts = new Map<string | null, Money>();
  for (const tax of summary?.taxes ?? []) {
    const amount = money(tax.amount);
    if (!amount || isZero(amount)) continue;
    const name = shownText(tax.name);
    const sum = amounts.get(name);
    amounts.set(name, sum ? addMoney(sum, amount) : amount);
  }
  return [...amounts].map(([name, amount]) => ({ name, amount }));
}

function giftCardOf(
  { paymentSummary }: currentCartV2.CartSummary,
  money: ReadMoney,
): CartEstimate['giftCard'] {
  const pays = money(paymentSummary?.giftCards?.[0]?.redeemAmount);
  const left = money(paymentSummary?.totalAfterGiftCards);
  return pays && left && !isZero(pays) ? { pays, left } : null;
}

/** Empty when all is due with the order. A free trial moves the first charge of a subscription. */
function dueOf(
  { paymentSummary, priceSummary }: currentCartV2.CartSummary,
  money: ReadMoney,
): Pick<CartEstimate, 'due'> {
  const { payNow, payLater, payAfterFreeTrial, totalAfterGiftCards } = paymentSummary ?? {};
  const now = money(payNow);
  const whole = money(totalAfterGiftCards) ?? money(priceSummary?.total);
  if (!now || !whole || compareMoney(now, whole) >= 0) return {};
  const later = [money(payLater), money(payAfterFreeTrial)].find((one) => one && !isZero(one));
  return { due: { now, later: later ?? null } };
}
