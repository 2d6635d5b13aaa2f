import type { orders } from '@wix/ecom';
import { FACTS } from '#shop-facts';
import { fullName } from '@/lib/model/full-name';
import { addMoney, isZero, type Money, toMoney } from '@/lib/model/money';
import {
  type Address,
  ORDER_ACTIVITIES,
  type Order,
  type OrderActivity,
  type OrderDelivery,
  type OrderDetail,
  type OrderDetailLine,
  type OrderLine,
} from '@/lib/model/order';
import { isGiftCard, toAddRequest } from './catalog-reference';
import { isoDate } from './date';
import { lineChoices, lineKind, shownText, termsOf } from './line';
import { linePicture } from './picture';
import { toPlace } from './place';
import { webHref } from './web-href';

/** Null when a required field is absent. */
export function toOrder(order: orders.Order): Order | null {
  const currency = order.currency || FACTS.currency;
  const money = (price: { amount?: string } | undefined): Money | null =>
    toMoney(price?.amount, currency) ?? null;
  const charged = (price: { amount?: string } | undefined): Money | null => {
    const amount = money(price);
    return amount && !isZero(amount) ? amount : null;
  };
  const summary = order.priceSummary;
  const subtotal = money(summary?.subtotal);
  const total = money(summary?.total);
  const balance = charged(order.balanceSummary?.balance);
  if (!order._id || !order.number || !subtotal || !total) return null;
  return {
    id: order._id,
    number: order.number,
    placedAt: isoDate(order.purchasedDate ?? order._createdDate) ?? '',
    status: STATUSES.get(order.status) ?? 'approved',
    paymentStatus: PAYMENT_STATUSES.get(order.paymentStatus) ?? 'not-paid',
    fulfillmentStatus: FULFILLMENT_STATUSES.get(order.fulfillmentStatus) ?? 'not-fulfilled',
    email: order.buyerInfo?.email ?? null,
    lines: (order.lineItems ?? []).flatMap((item) => toOrderLine(item, currency) ?? []),
    subtotal,
    discount: charged(summary?.discount),
    shipping: order.shippingInfo ? money(summary?.shipping) : null,
    tax: charged(summary?.tax),
    includedTaxes: order.taxIncludedInPrices === true ? taxesOf(order, charged) : undefined,
    ...feesOf(order, charged),
    total,
    balance: balance && Number(balance.amount) > 0 ? balance : null,
    delivery: deliveryOf(order.shippingInfo),
    note: order.buyerNote || null,
  };
}

function feesOf(
  { additionalFees = [] }: orders.Order,
  money: (price: { amount?: string } | undefined) => Money | null,
): Pick<Order, 'fees'> {
  const fees = additionalFees.flatMap(({ name, price }) => {
    const amount = money(price);
    return amount ? [{ name: name || 'Fee', amount }] : [];
  });
  return fees.length > 0 ? { fees } : {};
}

/** Those that the prices include, one for each name. */
function taxesOf(
  { taxInfo, priceSummary }: orders.Order,
  money: (price: { amount?: string } | undefined) => Money | null,
): NonNullable<Order['includedTaxes']> {
  const amounts = new Map<string | null, Money>();
  for (const { taxName, aggregatedTaxAmount } of taxInfo?.taxBreakdown ?? []) {
    const amount = money(aggregatedTaxAmount);
    if (!taxName || !amount) continue;
    const sum = amounts.get(taxName);
    amounts.set(taxName, sum ? addMoney(sum, amount) : amount);
  }
  const whole = money(priceSummary?.tax);
  if (amounts.size === 0 && whole) amounts.set(null, whole);
  return [...amounts].map(([name, amount]) => ({ name, amount }));
}

function toOrderLine(item: orders.OrderLineItem, currency: string): OrderLine | null {
  const price = toMoney(item.price?.amount, currency);
  if (!item._id || !price) return null;
  const name = shownText(item.productName) ?? 'Item';
  return {
    id: item._id,
    productId: item.catalogReference?.catalogItemId || undefined,
    sku: item.physicalProperties?.sku || undefined,
    name,
    choices: lineChoices(item.descriptionLines),
    picture: linePicture(item.image, name),
    quantity: item.quantity ?? 1,
    price,
    total: toMoney(item.lineItemPrice?.amount ?? item.totalPriceBeforeTax?.amount, currency) ?? price,
    kind: lineKind(item.itemType?.preset),
    paymentOption: paymentOptionOf(item.paymentOption),
    ...termsOf(item.catalogReference, orderPlan(item.subscriptionInfo)),
  };
}

function paymentOptionOf(option: string | undefined): OrderLine['paymentOption'] {
  switch (option) {
    case 'FULL_PAYMENT_OFFLINE':
      return 'in-person';
    case 'MEMBERSHIP':
      return 'membership';
    case 'MEMBERSHIP_OFFLINE':
      return 'membership-in-person';
    case 'DEPOSIT_ONLINE':
      return 'deposit';
    default:
      return null;
  }
}

/** The platform renames the title. The type has only the name with the announced end. */
type SubscriptionInfo = orders.SubscriptionInfo & {
  title?: { original?: string; translated?: string | null };
};

const orderPlan = (info: SubscriptionInfo | undefined) =>
  info && {
    title: info.title ?? { original: info.subscriptionOptionTitle ?? '' },
    subscriptionSettings: info.subscriptionSettings,
  };

function deliveryOf(info: orders.V1ShippingInformation | undefined): Order['delivery'] {
  if (!info) return null;
  const destination = info.logistics?.shippingDestination;
  const pickup = info.logistics?.pickupDetails?.address;
  const place = destination?.address ?? pickup;
  const { firstName, lastName } = destination?.contactDetails ?? {};
  const address: Address | null = place
    ? { ...toPlace(place), recipient: fullName(firstName, lastName) || null }
    : null;
  const kind = info.logistics?.pickupDetails ? 'pickup' : 'delivery';
  return { kind, title: info.title ?? '', time: info.logistics?.deliveryTime ?? '', address };
}

// A value that a newer platform adds must not break a page. Each falls back to the mildest state.

const STATUSES = new Map<string | undefined, Order['status']>([
  ['INITIALIZED', 'initialized'],
  ['CANCELED', 'canceled'],
  ['PENDING', 'pending'],
  ['REJECTED', 'rejected'],
]);

const PAYMENT_STATUSES = new Map<string | undefined, Order['paymentStatus']>([
  ['PAID', 'paid'],
  ['PARTIALLY_REFUNDED', 'partly-refunded'],
  ['FULLY_REFUNDED', 'refunded'],
  ['PENDING', 'pending'],
  ['PARTIALLY_PAID', 'partly-paid'],
  ['PENDING_MERCHANT', 'under-review'],
  ['CANCELED', 'canceled'],
  ['DECLINED', 'declined'],
]);

const FULFILLMENT_STATUSES = new Map<string | undefined, Order['fulfillmentStatus']>([
  ['FULFILLED', 'fulfilled'],
  ['PARTIALLY_FULFILLED', 'partly-fulfilled'],
]);

/** The platform's names are the same in capitals. It has others, for the merchant. */
const ACTIVITIES = new Map<string, OrderActivity['type']>(
  ORDER_ACTIVITIES.map((type) => [type.toUpperCase().replaceAll('-', '_'), type]),
);

/** Null when a required field is absent. */
export function toOrderDetail(order: orders.Order): OrderDetail | null {
  const basis = toOrder(order);
  if (!basis) return null;
  const { currency } = basis.total;
  const some = (price: { amount?: string } | undefined): Money | null => {
    const amount = toMoney(price?.amount, currency);
    return amount && !isZero(amount) ? amount : null;
  };
  return {
    ...basis,
    lines: (order.lineItems ?? []).flatMap((item) => toDetailLine(item, currency) ?? []),
    delivery: deliveryDetailOf(order.shippingInfo),
    couponCode: order.appliedDiscounts?.find(({ coupon }) => coupon?.code)?.coupon?.code ?? null,
    paid: some(order.balanceSummary?.paid),
    refunded: some(order.balanceSummary?.refunded),
    billing: addressOf(order.billingInfo),
    activities: (order.activities ?? [])
      .flatMap(({ _id, _createdDate, type, activityType }, index) => {
        const at = isoDate(_createdDate);
        const known = ACTIVITIES.get(activityType ?? type ?? '');
        return at && known ? [{ id: _id ?? String(index), at, type: known }] : [];
      })
      // The sort is stable, so activities of the same instant stay in reverse order.
      .reverse()
      .sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0)),
  };
}

function toDetailLine(item: orders.OrderLineItem, currency: string): OrderDetailLine | null {
  const line = toOrderLine(item, currency);
  if (!line) return null;
  const file = webHref(item.digitalFile?.link);
  return {
    ...line,
    // An order has only the product's id. The catalog has its address.
    href: null,
    download: file ? { href: file, expiresAt: isoDate(item.digitalFile?.expirationDate) } : null,
    // A gift card was for one occasion and one recipient.
    again: isGiftCard(item.catalogReference) ? null : toAddRequest(item),
    refunded: item.refundQuantity ?? 0,
  };
}

function deliveryDetailOf(info: orders.V1ShippingInformation | undefined): OrderDelivery | null {
  if (!info) return null;
  const { logistics } = info;
  const pickup = logistics?.pickupDetails?.address;
  const from = isoDate(logistics?.deliveryTimeSlot?.from);
  const to = isoDate(logistics?.deliveryTimeSlot?.to);
  return {
    kind: logistics?.pickupDetails ? 'pickup' : 'delivery',
    title: info.title ?? '',
    time: logistics?.deliveryTime ?? '',
    address: pickup ? { ...toPlace(pickup), recipient: null } : addressOf(logistics?.shippingDestination),
    instructions: logistics?.instructions || null,
    slot: from && to ? { from, to } : null,
    deliverBy: isoDate(logistics?.deliverByDate),
  };
}

/** Null when both address and recipient are empty. */
function addressOf(info: orders.AddressWithContact | undefined): Address | null {
  const { lines, country } = toPlace(info?.address ?? {});
  const { firstName, lastName, company } = info?.contactDetails ?? {};
  const recipient = [fullName(firstName, lastName), company].filter(Boolean).join(', ');
  return lines.length > 0 || country || recipient ? { lines, country, recipient: recipient || null } : null;
}
