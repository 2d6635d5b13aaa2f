import { sql } from 'drizzle-orm';
import { V1_ALL_PRODUCTS_ID } from '../catalog/all-products';
import { DEFAULT_VARIANT_ID, SANDBOX_API_KEY, SANDBOX_CLIENT_ID, STORES_APP_ID } from '../core/platform';
import type { Sandbox } from '../create-sandbox';
import { ADA_ID } from '../seed/members';
import { merchantClient } from './sdk-client';
import { add, checkoutOf, newVisitor, paymentOf, productOf, shopperClient } from './shopper';

/** Ids of existing entities, by kind. The cart and the checkout are those of the visitor. */
export type Things = Awaited<ReturnType<typeof stockSite>>['things'];

/** Returns the ids of one entity of every kind, and a token of each kind of caller. */
export async function stockSite(sandbox: Sandbox) {
  const visitor = newVisitor();
  const client = await shopperClient(sandbox, visitor);
  const cart = await add(client, 'ora-serving-bowl');
  const checkout = await checkoutOf(client);
  const admin = merchantClient(sandbox);
  const { orders } = await admin.orders.searchOrders({ filter: { paymentStatus: 'PAID' } });
  const order = orders?.[0];
  const product = await productOf(client, 'ora-serving-bowl');
  const { mintAccessToken } = sandbox.platform.tokens;
  return {
    things: {
      cart: cart._id ?? '',
      checkout,
      order: order?._id ?? '',
      payment: await paymentOf(admin, order?._id ?? ''),
      line: order?.lineItems?.[0]?._id ?? '',
      member: ADA_ID,
      product: product.id,
      variant: DEFAULT_VARIANT_ID,
      media: product.media?.mainMedia?._id ?? '',
      collection: product.collectionIds?.find((id) => id !== V1_ALL_PRODUCTS_ID) ?? '',
    },
    bearers: {
      visitor: await mintAccessToken(visitor),
      member: await mintAccessToken({ ...newVisitor(), kind: 'member', memberId: ADA_ID }),
      app: SANDBOX_API_KEY,
    },
  };
}

export function fittingId(path: string, parameter: string, things: Things): string {
  if (parameter === 'paymentId') return things.payment;
  if (path.includes('/media/')) return things.media;
  if (path.includes('/carts/')) return things.cart;
  if (path.includes('/checkouts/')) return things.checkout;
  if (/\/(orders|payments|fulfillments)/.test(path) || parameter === 'orderId') return things.order;
  if (path.includes('/members/')) return things.member;
  if (parameter === 'slug') return path.includes('collections') ? 'tableware' : 'arc-vase';
  if (path.includes('collections')) return things.collection;
  return path.includes('/variants/{') ? `${things.product}-${things.variant}` : things.product;
}

const address = { country: 'US', subdivision: 'US-NY', city: 'Hudson', addressLine: '1 Warren Street' };
const buyerInfo = { email: 'a@b.co' };
const amount = { amount: '1' };

/** Returns valid arguments of many calls, which ignore unknown ones. */
export function goodArguments(things: Things): Record<string, unknown> {
  const { checkout, order, payment, line: id, member, product, variant, collection } = things;
  const line = {
    id,
    quantity: 1,
    catalogReference: { appId: STORES_APP_ID, catalogItemId: product, options: { variantId: variant } },
  };
  const filter = { $and: [{ id: { $in: ['x'] } }], createdDate: { $gt: '2026-01-01T00:00:00.000Z' } };
  return {
    query: { filter, sort: [{ fieldName: 'name', order: 'ASC' }], paging: { limit: 10, offset: 0 } },
    search: { filter, cursorPaging: { limit: 10 }, expression: 'a' },
    fieldsets: ['FULL'],
    lineItems: [line],
    lineItemIds: [id],
    cartInfo: { buyerInfo, contactInfo: { address, contactDetails: { firstName: 'A' } } },
    couponCode: 'WELCOME10',
    channelType: 'WEB',
    shippingAddress: address,
    selectedShippingOption: { code: 'standard' },
    checkout: { buyerInfo, buyerNote: 'Taken', billingInfo: { address } },
    order: {
      id: order,
      buyerNote: 'Taken',
      lineItems: [
        { ...line, productName: { original: 'Cup' }, price: amount, itemType: { preset: 'PHYSICAL' } },
      ],
      priceSummary: { subtotal: amount, total: amount },
      channelInfo: { type: 'WEB' },
      buyerInfo,
      billingInfo: { address },
    },
    orders: [{ order: { id: order, archived: true } }],
    orderId: order,
    orderIds: [order],
    amount,
    payments: [{ paymentId: payment, amount, regularPaymentDetails: { status: 'PENDING' } }],
    paymentIds: [payment],
    fulfillment: { lineItems: [{ id, quantity: 1 }], trackingInfo: { trackingNumber: '1' } },
    member: { loginEmail: 'a@b.co', contact: { firstName: 'Taken', phones: ['1'], addresses: [address] } },
    memberId: member,
    memberIds: [member],
    identityId: member,
    slug: 'taken-over',
    product: { name: 'Cup', productType: 'physical', priceData: { price: 12.5 } },
    collection: { name: 'Cups', slug: 'cups' },
    productIds: [product],
    collectionIds: [collection],
    variants: [{ choices: { Size: 'S' }, price: 1, quantity: 1, variantId: variant }],
    media: [{ url: 'https://static.wixstatic.com/media/x.jpg', mediaId: 'x' }],
    inventoryItem: { trackQuantity: true, variants: [{ variantId: variant, quantity: 1 }] },
    decrementData: [{ productId: product, variantId: variant, decrementBy: 1 }],
    incrementData: [{ productId: product, variantId: variant, incrementBy: 1 }],
    loginId: { email: 'a@b.co' },
    email: 'a@b.co',
    newEmail: 'taken-over@example.com',
    newPassword: 'corrupted-1',
    identifier: { email: 'a@b.co' },
    redirect: { url: 'http://localhost:3000/', clientId: SANDBOX_CLIENT_ID },
    grantType: 'anonymous',
    clientId: SANDBOX_CLIENT_ID,
    ecomCheckout: { checkoutId: checkout },
    callbacks: { postFlowUrl: 'http://localhost:3000/' },
  };
}

/** Converts a route such as `GET /a/{id}` to its method and a matching path. */
export function targetOf(route: string): [method: string, path: string] {
  const [method = '', path = ''] = route.split(' ');
  return [method, path.replaceAll(/\{[^}]*\}/g, 'x')];
}

/** A value that changes if and only if a transaction has written something. */
export const versionOf = (sandbox: Sandbox) =>
  sandbox.platform.db.read.values<[number]>(sql`pragma data_version`);
