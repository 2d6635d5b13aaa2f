import type { currentCartV2 } from '@wix/ecom';
import { FACTS } from '#shop-facts';
import type { Cart, CartDiscount, CartEstimate, CartLine, CartViolation } from '@/lib/model/cart';
import { isZero, type Money, toMoney } from '@/lib/model/money';
import { own } from '@/lib/model/own';
import { processState } from '@/lib/process-state';
import { isGiftCard } from '@/lib/wix/map/catalog-reference';
import { toAddRequest } from '../../map/catalog-reference';
import { hrefOf, lineChoices, lineKind, shownText, termsOf } from '../../map/line';
import { linePicture } from '../../map/picture';
import { formerLinePrice } from '../../map/stated-price';
import { malformedAnswer } from '../../well-formed';
import { cartKey } from '../cart-key';
import type { PlatformCart } from './calls';

/** @throws PlatformError for a partly readable cart, which would look like one with fewer lines */
export function toCart(cart: PlatformCart): Cart {
  const money = moneyOf(cart);
  const lines = cart.lineItems.flatMap((item) => toCartLine(item, money, chargedOf(cart)) ?? []);
  if (lines.length < cart.lineItems.length) throw malformedAnswer();
  return {
    ...cartKey(cart._id),
    lines,
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal: lines.length > 0 ? money(cart.subtotal) : null,
    isTaxIncluded: cart.taxInfo?.pricesIncludeTax === true || undefined,
    ...chargedFor(cart, lines.length > 0),
    couponCode: cart.coupons?.find(({ code }) => code)?.code ?? null,
    note: cart.note || undefined,
    giftCard: canPayByGiftCard(cart)
      ? { code: cart.paymentInfo?.giftCards?.[0]?.obfuscatedCode ?? null }
      : undefined,
  };
}

function chargedFor(cart: PlatformCart, hasLines: boolean): Pick<Cart, 'charged'> {
  const charged = hasLines ? chargedOf(cart)?.(cart.subtotal) : null;
  return charged ? { charged } : {};
}

function toCartLine(
  item: currentCartV2.V2LineItem,
  money: ReadMoney,
  chargedMoney: ReadMoney | null,
): CartLine | null {
  const { _id: id, attributes, pricing, source, status } = item;
  const price = money(pricing?.unitPrice);
  if (!id || !price) return null;
  const name = shownText(item.name) ?? 'Item';
  const { quantity, confirmed } = quantitiesOf(item.quantityInfo);
  const availability = availabilityOf(status);
  const charged = chargedMoney?.(pricing?.unitPrice);
  const { fullPrice, salePrice } = pricing?.breakdown ?? {};
  return {
    id,
    productId: source?.catalogReference?.catalogItemId ?? source?.rootCatalogItemId ?? '',
    sku: attributes?.physicalProperties?.sku || undefined,
    href: hrefOf(attributes?.url, { isGiftCard: isGiftCard(source?.catalogReference) }),
    name,
    choices: [...lineChoices(attributes?.descriptionLines), ...modifiersOf(item.modifierGroups)],
    picture: linePicture(attributes?.image, name),
    quantity,
    confirmed: confirmed < quantity && availability === 'partly' ? confirmed : undefined,
    isQuantityFixed: item.quantityInfo?.fixedQuantity === true || undefined,
    available: item.quantityInfo?.availableQuantity ?? null,
    availability,
    price,
    charged: charged ?? undefined,
    // A product that has left the catalog has outdated prices, so it is not shown as on sale.
    fullPrice:
      availability === 'not-found' ? null : formerLinePrice(price, money(fullPrice), money(salePrice)),
    total: money(pricing?.totalPrice) ?? price,
    ...savingsOf(item.discounts, money),
    kind: lineKind(attributes?.itemType?.preset),
    ...termsOf(source?.catalogReference, attributes?.subscriptionInfo),
    // A product that is gone cannot be restored by undo either.
    addRequest:
      availability === 'not-found'
        ? null
        : toAddRequest({ catalogReference: source?.catalogReference, quantity }),
  };
}

/** Totals count the confirmed quantity. Without a requested one, both are the same. */
function quantitiesOf(info: currentCartV2.ItemQuantityInfo | undefined) {
  const confirmed = info?.confirmedQuantity ?? info?.requestedQuantity ?? 0;
  return { quantity: info?.requestedQuantity ?? confirmed, confirmed };
}

function modifiersOf(groups: currentCartV2.ModifierGroup[] | undefined): CartLine['choices'] {
  return (groups ?? []).flatMap(({ name, modifiers = [] }) => {
    const label = shownText(name);
    return modifiers.flatMap((modifier) => {
      const value = shownText(modifier.label);
      const count = modifier.quantity ?? 1;
      return label && value ? [{ name: label, value: count > 1 ? `${count} × ${value}` : value }] : [];
    });
  });
}

function availabilityOf(status: string | undefined): CartLine['availability'] {
  switch (status) {
    case 'REMOVED_FROM_CATALOG':
      return 'not-found';
    case 'OUT_OF_STOCK':
      return 'unavailable';
    case 'PARTIALLY_IN_STOCK':
      return 'partly';
    default:
      return 'available';
  }
}

/** A coupon is a part of the totals. */
function savingsOf(
  discounts: currentCartV2.ItemDiscount[] | undefined,
  money: ReadMoney,
): Pick<CartLine, 'savings'> {
  const savings = (discounts ?? []).flatMap(({ name, amountOff, source }) => {
    const [label, amount] = [shownText(name), money(amountOff)];
    const isCoupon = source?.sourceType === 'COUPON';
    return label && amount && !isZero(amount) && !isCoupon ? [{ name: label, amount }] : [];
  });
  return savings.length > 0 ? { savings } : {};
}

/** Leaves out discounts by a rule of the scope LINE_ITEM: they are in the prices, and so in the subtotal. */
export function discountsOf(
  discounts: currentCartV2.Discount[] | undefined,
  lineCount: number,
  money: ReadMoney,
): Pick<CartEstimate, 'discounts'> {
  const found = (discounts ?? []).flatMap((discount): CartDiscount[] => {
    const { name, scope, source, total, lineItemDiscounts = [] } = discount;
    const code = source?.couponCode || null;
    const [label, amount] = [shownText(name) ?? code, money(total)];
    if (!label || !amount || isZero(amount)) return [];
    if (scope === 'LINE_ITEM' && source?.sourceType !== 'COUPON') return [];
    const lines = lineItemDiscounts.flatMap(({ lineItemId: id, amountOff }) => {
      const off = money(amountOff);
      return id && off && !isZero(off) ? [{ id, amount: off }] : [];
    });
    const from = scope === 'DELIVERY' ? 'delivery' : 'cart';
    return [{ name: label, code, amount, from, lines: lines.length < lineCount ? lines : [] }];
  });
  return found.length > 0 ? { discounts: found } : {};
}

/** Wix does not document whether visitors may pay by gift card: the shop offers it until it is denied. */
const denied = processState('gift-card-access', () => new Set<'visitor' | 'member'>());

const roleOf = ({ customerInfo }: currentCartV2.Cart) => (customerInfo?.memberId ? 'member' : 'visitor');

const canPayByGiftCard = (cart: currentCartV2.Cart): boolean =>
  (cart.paymentInfo?.giftCards?.length ?? 0) > 0 ||
  (cart.settings?.lockGiftCard !== true && !denied.has(roleOf(cart)));

/** Hides the field for this kind of shopper until the process ends. */
export const denyGiftCards = (cart: currentCartV2.Cart): void => void denied.add(roleOf(cart));

export type ReadMoney = (price: currentCartV2.ConvertedMoney | null | undefined) => Money | null;

/** In the buyer's currency where the platform has converted amounts, otherwise in the shop's. */
export function moneyOf({ businessInfo, customerInfo }: currentCartV2.Cart): ReadMoney {
  const own = businessInfo?.currencyCode || FACTS.currency;
  const buyers = customerInfo?.currencyCode;
  return (price) =>
    (buyers ? toMoney(price?.convertedAmount, buyers) : undefined) ?? toMoney(price?.amount, own) ?? null;
}

/** Reads what is charged, in the shop's currency. Null where `moneyOf` reads the same amounts. */
export function chargedOf({ businessInfo, customerInfo }: currentCartV2.Cart): ReadMoney | null {
  const own = businessInfo?.currencyCode || FACTS.currency;
  const buyers = customerInfo?.currencyCode;
  return !buyers || buyers === own ? null : (price) => toMoney(price?.amount, own) ?? null;
}

type PlatformViolation = currentCartV2.V2Violation;

const COUPON_ON_GIFT_CARD = 'CANNOT_APPLY_COUPON_DISCOUNT_WHEN_PURCHASING_GIFT_CARD';

/** Only those with a message: before the checkout, a cart always lacks a delivery address or method. */
export const toViolations = (violations: PlatformViolation[], money: ReadMoney): CartViolation[] =>
  violations.flatMap((violation) => toViolation(violation, money) ?? []);

function toViolation(violation: PlatformViolation, money: ReadMoney): CartViolation | null {
  const isBlocking = violation.severity === 'ERROR';
  const whole = { lineIds: [], minimum: null, isBlocking };
  switch (violation.code) {
    case 'LINE_ITEMS_OUT_OF_STOCK':
      return {
        ...whole,
        kind: 'out-of-stock',
        lineIds: violation.lineItemsOutOfStockData?.lineItemIds ?? [],
      };
    case 'MEMBERS_ONLY_ITEM':
      return { ...whole, kind: 'members-only', lineIds: violation.membersOnlyItemData?.lineItemIds ?? [] };
    case 'SUBTOTAL_BELOW_ORDER_MINIMUM': {
      const data = violation.subtotalBelowOrderMinimumData;
      const [subtotal, remaining] = [money(data?.minimumOrderSubtotal), money(data?.remainingAmount)];
      return { ...whole, kind: 'order-minimum', minimum: subtotal && remaining && { subtotal, remaining } };
    }
    case 'INVALID_COUPON_CODE':
    case 'INVALID_COUPON_STATUS':
      return { ...whole, kind: 'coupon', ...couponNeeds(violation, money) };
    case COUPON_ON_GIFT_CARD:
      return { ...whole, kind: 'gift-card-coupon' };
    case 'CUSTOM_VALIDATION':
    case 'GENERAL_CODE':
      // The platform's text is in one language only. The checkout page shows it.
      return violation.scope === 'GLOBAL' || violation.scope === 'LINE_ITEM'
        ? { ...whole, kind: 'not-accepted', isBlocking: false }
        : null;
    default:
      return null;
  }
}

function couponNeeds(
  { invalidCouponStatusData: data }: PlatformViolation,
  money: ReadMoney,
): Pick<CartViolation, 'couponNeeds'> {
  const subtotal = money(data?.minSubtotalNotReachedDetails?.requiredMinimumSubtotal);
  if (subtotal) return { couponNeeds: { subtotal } };
  const quantity = data?.minLineItemQuantityNotReachedDetails?.requiredMinimumQuantity;
  return quantity ? { couponNeeds: { quantity } } : {};
}

const PROBLEM_OF_SCOPE: Partial<Record<string, CartEstimate['problems'][number]>> = {
  DISCOUNT: 'coupon',
  DELIVERY: 'shipping',
  TAX: 'tax',
  MEMBERSHIP: 'membership',
  GIFT_CARD: 'gift-card',
};

/** Violations that are normal before the checkout, or have their own message. */
const NO_PROBLEM = new Set<string | undefined>([
  COUPON_ON_GIFT_CARD,
  'MISSING_DELIVERY_ADDRESS',
  'MISSING_DELIVERY_METHOD',
]);

export const problemsOf = (violations: PlatformViolation[]): CartEstimate['problems'] => [
  ...new Set(
    violations.flatMap(({ scope, code }) =>
      NO_PROBLEM.has(code) ? [] : (own(PROBLEM_OF_SCOPE, scope ?? '') ?? []),
    ),
  ),
];
