import type { orders } from '@wix/ecom';
import { FACTS } from '#shop-facts';
import { isZero, type Money, toMoney } from '@/lib/model/money';
import type { Address, Order, OrderLine } from '@/lib/model/order';
import { choicesOf, kindOf, messagesOf, termsOf } from './line';
import { linePicture } from './picture';
import { addressLines, isoDate } from './values';

/** Returns an order as its buyer sees it, or null when a required field is absent. */
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
    status: statusOf(order.status),
    paymentStatus: paymentStatusOf(order.paymentStatus),
    fulfillmentStatus: fulfillmentStatusOf(order.fulfillmentStatus),
    email: order.buyerInfo?.email ?? null,
    lines: (order.lineItems ?? []).flatMap((item) => toOrderLine(item, currency) ?? []),
    subtotal,
    discount: charged(summary?.discount),
    shipping: order.shippingInfo ? money(summary?.shipping) : null,
    tax: charged(summary?.tax),
    total,
    balance: balance && Number(balance.amount) > 0 ? balance : null,
    delivery: deliveryOf(order.shippingInfo),
    note: order.buyerNote || null,
  };
}

export function toOrderLine(item: orders.OrderLineItem, currency: string): OrderLine | null {
  const price = toMoney(item.price?.amount, currency);
  if (!item._id || !price) return null;
  const name = messagesOf(item.productName) ?? 'Item';
  return {
    id: item._id,
    ...(item.catalogReference?.catalogItemId ? { productId: item.catalogReference.catalogItemId } : {}),
    ...(item.physicalProperties?.sku ? { sku: item.physicalProperties.sku } : {}),
    name,
    choices: choicesOf(item.descriptionLines),
    picture: linePicture(item.image, name),
    quantity: item.quantity ?? 1,
    price,
    total: toMoney(item.lineItemPrice?.amount ?? item.totalPriceBeforeTax?.amount, currency) ?? price,
    kind: kindOf(item.itemType?.preset),
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

/** Orders name the title of a plan differently from carts. */
const orderPlan = (info: orders.SubscriptionInfo | undefined) =>
  info && {
    title: { original: info.subscriptionOptionTitle ?? '' },
    ...(info.subscriptionSettings ? { subscriptionSettings: info.subscriptionSettings } : {}),
  };

function deliveryOf(info: orders.V1ShippingInformation | undefined): Order['delivery'] {
  if (!info) return null;
  const destination = info.logistics?.shippingDestination;
  const pickup = info.logistics?.pickupDetails?.address;
  const place = destination?.address ?? pickup;
  const { firstName, lastName } = destination?.contactDetails ?? {};
  const address: Address | null = place
    ? { lines: addressLines(place), recipient: [firstName, lastName].filter(Boolean).join(' ') || null }
    : null;
  const kind = info.logistics?.pickupDetails ? 'pickup' : 'delivery';
  return { kind, title: info.title ?? '', time: info.logistics?.deliveryTime ?? '', address };
}

// A value that a newer platform adds must not break a page. Each falls back to the mildest state.

function statusOf(status: string | undefined): Order['status'] {
  switch (status) {
    case 'INITIALIZED':
    case 'CANCELED':
    case 'PENDING':
    case 'REJECTED':
      return status;
    default:
      return 'APPROVED';
  }
}

function paymentStatusOf(status: string | undefined): Order['paymentStatus'] {
  switch (status) {
    case 'NOT_PAID':
    case 'PAID':
    case 'PARTIALLY_REFUNDED':
    case 'FULLY_REFUNDED':
    case 'PENDING':
    case 'PARTIALLY_PAID':
    case 'PENDING_MERCHANT':
    case 'CANCELED':
    case 'DECLINED':
      return status;
    default:
      return 'UNSPECIFIED';
  }
}

function fulfillmentStatusOf(status: string | undefined): Order['fulfillmentStatus'] {
  return status === 'FULFILLED' || status === 'PARTIALLY_FULFILLED' ? status : 'NOT_FULFILLED';
}
