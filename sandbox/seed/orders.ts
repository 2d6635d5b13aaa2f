import { orderMoney } from '../core/money';
import { STORES_APP_ID } from '../core/platform';
import type { Writer } from '../db/database';
import { quoteCheckout } from '../ecom/checkout/checkout';
import { readCatalogItems } from '../ecom/lines/catalog';
import { addLines } from '../ecom/lines/edit';
import type { CatalogItem } from '../ecom/lines/types';
import { orderDocument } from '../ecom/orders/create/document';
import { orders } from '../ecom/orders/schema';
import type { Order } from '../ecom/orders/store';
import { stableId } from './ids';
import { changeOrder } from './order-changes';
import type { PastOrder, SeedMember } from './shop-file';

/** Stores the members' orders at the catalog's prices. Stock stays as it is. */
export async function seedOrders(tx: Writer, placed: PastOrder[], members: SeedMember[]): Promise<void> {
  for (const seed of placed) {
    const member = members.find(({ email }) => email === seed.member);
    if (member === undefined) throw new Error(`Order ${seed.number} belongs to no member: ${seed.member}`);
    await tx.insert(orders).values(await orderRow(tx, seed, member));
  }
}

/** Returns the options of a reference: V3 specifies the variant, V1 the choices. */
function chosenOptions(item: CatalogItem | undefined, options: Record<string, string>) {
  if (item?.v3 === undefined) return { options };
  const variant = item.variants.find(({ choices }) =>
    Object.entries(options).every(([name, choice]) => choices[name] === choice),
  );
  return { variantId: variant?.guid };
}

async function orderRow(
  tx: Writer,
  { number, placedAt, delivery, lines: orderedLines, payment, changes }: PastOrder,
  member: SeedMember,
): Promise<Order> {
  const memberId = stableId(`member:${member.email}`);
  const buyer = {
    ...(member.address && { address: member.address }),
    contactDetails: { firstName: member.firstName, lastName: member.lastName, phone: member.phone },
  };
  const ids = orderedLines.map(({ slug }) => ({ catalogItemId: stableId(`product:${slug}`) }));
  const items = await readCatalogItems(tx, ids);
  const requests = orderedLines.map(({ slug, options = {}, quantity }) => {
    const catalogItemId = stableId(`product:${slug}`);
    return {
      catalogReference: {
        appId: STORES_APP_ID,
        catalogItemId,
        options: chosenOptions(items.get(catalogItemId), options),
      },
      quantity,
    };
  });
  const { lines } = addLines({ lines: [], nextLine: 1 }, requests, items);
  if (lines.length !== orderedLines.length)
    throw new Error(`Order ${number} has lines that cannot be bought`);
  const id = stableId(`order:${number}`);
  const checkout = {
    id: stableId(`checkout:${number}`),
    cartId: null,
    ownerId: memberId,
    ownerType: 'member' as const,
    lines,
    couponCode: null,
    channelType: 'WEB',
    completed: true,
    orderId: id,
    createdAt: placedAt,
    updatedAt: placedAt,
    document: {
      email: member.email,
      billingInfo: buyer,
      shippingDestination: buyer,
      ...(delivery ? { selectedShippingOption: { code: delivery } } : {}),
    },
  };
  const quote = await quoteCheckout(tx, placedAt, checkout);
  const { total } = quote.priced;
  const isPaid = payment === undefined;
  const at = new Date(placedAt).toISOString();
  const placed: Order = {
    id,
    number,
    checkoutId: checkout.id,
    visitorId: null,
    memberId,
    email: checkout.document.email,
    status: 'APPROVED',
    paymentStatus: isPaid ? 'PAID' : 'PENDING',
    fulfillmentStatus: isPaid && !quote.needsShipping ? 'FULFILLED' : 'NOT_FULFILLED',
    total,
    createdAt: placedAt,
    updatedAt: placedAt,
    document: orderDocument(checkout, quote, {
      buyer: { memberId },
      now: placedAt,
      paid: { paid: isPaid ? total : 0, pending: isPaid ? 0 : total },
    }),
    transactions: {
      payments: [
        {
          id: stableId(`payment:${number}`),
          createdDate: at,
          updatedDate: at,
          amount: orderMoney(total),
          refundDisabled: false,
          regularPaymentDetails: {
            paymentOrderId: stableId(`payment-order:${number}`),
            gatewayTransactionId: stableId(`gateway:${number}`),
            paymentMethod: 'CreditCard',
            offlinePayment: false,
            status: isPaid ? 'APPROVED' : 'PENDING',
            savedPaymentMethod: false,
            creditCardDetails: { lastFourDigits: '4242', brand: 'Visa' },
          },
        },
      ],
      refunds: [],
    },
    fulfillments: [],
  };
  const after = changes.reduce(changeOrder, placed);
  const last = after.document.activities.at(-1)?.createdDate ?? at;
  return { ...after, updatedAt: Date.parse(last) };
}
