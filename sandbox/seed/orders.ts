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
import { ADA_ID } from './members';
import { PAST_ORDERS, type PastOrder } from './past-orders';

const BUYER = {
  address: {
    country: 'US',
    subdivision: 'US-NY',
    city: 'Hudson',
    postalCode: '12534',
    addressLine: '1 Warren Street',
    formattedAddress: '1 Warren Street, Hudson, NY 12534, United States',
  },
  contactDetails: { firstName: 'Ada', lastName: 'Berg', phone: '+1 518 555 0142' },
};

/** Stores Ada's orders at the catalog's prices. Stock stays as it is. */
export async function seedOrders(tx: Writer): Promise<void> {
  for (const seed of PAST_ORDERS) await tx.insert(orders).values(await orderRow(tx, seed));
}

/** Returns the options of a reference: V3 names the variant, V1 the choices. */
function chosenOptions(item: CatalogItem | undefined, options: Record<string, string>) {
  if (item?.v3 === undefined) return { options };
  const variant = item.variants.find(({ choices }) =>
    Object.entries(options).every(([name, choice]) => choices[name] === choice),
  );
  return { variantId: variant?.guid };
}

async function orderRow(
  tx: Writer,
  { number, placedAt, delivery, lines: orderedLines, payment, since }: PastOrder,
): Promise<Order> {
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
    ownerId: ADA_ID,
    ownerType: 'member' as const,
    lines,
    couponCode: null,
    channelType: 'WEB',
    completed: true,
    orderId: id,
    createdAt: placedAt,
    updatedAt: placedAt,
    document: {
      email: 'ada@example.com',
      billingInfo: BUYER,
      shippingDestination: BUYER,
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
    memberId: ADA_ID,
    email: checkout.document.email,
    status: 'APPROVED',
    paymentStatus: isPaid ? 'PAID' : 'PENDING',
    fulfillmentStatus: isPaid && !quote.needsShipping ? 'FULFILLED' : 'NOT_FULFILLED',
    total,
    createdAt: placedAt,
    updatedAt: placedAt,
    document: orderDocument(checkout, quote, {
      buyer: { memberId: ADA_ID },
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
  const after = since?.(placed) ?? placed;
  const last = after.document.activities.at(-1)?.createdDate ?? at;
  return { ...after, updatedAt: Date.parse(last) };
}
