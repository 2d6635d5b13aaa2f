import type { orders } from '@wix/ecom';
import { isZero, type Money, toMoney } from '@/lib/model/money';
import type { Address, OrderDelivery, OrderDetail, OrderDetailLine } from '@/lib/model/order';
import { toAddRequest } from './catalog-reference';
import { isGiftCard } from './gift-card';
import { toOrder, toOrderLine } from './order';
import { addressLines, isoDate, webHref } from './values';

/**
 * Returns an order with everything that its page shows, or null when a required field is absent.
 */
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
    delivery: deliveryOf(order.shippingInfo),
    fees: (order.additionalFees ?? []).flatMap(({ name, price }) => {
      const amount = some(price);
      return amount ? [{ name: name || 'Fee', amount }] : [];
    }),
    couponCode: order.appliedDiscounts?.find(({ coupon }) => coupon?.code)?.coupon?.code ?? null,
    paid: some(order.balanceSummary?.paid),
    refunded: some(order.balanceSummary?.refunded),
    billing: addressOf(order.billingInfo),
    activities: (order.activities ?? [])
      .flatMap(({ _id, _createdDate, type, activityType }, index) => {
        const at = isoDate(_createdDate);
        const name = type ?? activityType;
        return at && name ? [{ id: _id ?? String(index), at, type: name }] : [];
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

function deliveryOf(info: orders.V1ShippingInformation | undefined): OrderDelivery | null {
  if (!info) return null;
  const { logistics } = info;
  const pickup = logistics?.pickupDetails?.address;
  const from = isoDate(logistics?.deliveryTimeSlot?.from);
  const to = isoDate(logistics?.deliveryTimeSlot?.to);
  return {
    kind: logistics?.pickupDetails ? 'pickup' : 'delivery',
    title: info.title ?? '',
    time: logistics?.deliveryTime ?? '',
    address: pickup
      ? { lines: addressLines(pickup), recipient: null }
      : addressOf(logistics?.shippingDestination),
    instructions: logistics?.instructions || null,
    slot: from && to ? { from, to } : null,
    deliverBy: isoDate(logistics?.deliverByDate),
  };
}

/** Returns null when both address and recipient are empty. */
function addressOf(info: orders.AddressWithContact | undefined): Address | null {
  const lines = info?.address ? addressLines(info.address) : [];
  const { firstName, lastName, company } = info?.contactDetails ?? {};
  const recipient = [[firstName, lastName].filter(Boolean).join(' '), company].filter(Boolean).join(', ');
  return lines.length > 0 || recipient ? { lines, recipient: recipient || null } : null;
}
