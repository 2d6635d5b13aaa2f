import { currentCartV2 } from '@wix/ecom';
import { beforeEach, describe, expect, it } from 'vitest';
import { STORES_APP_ID } from '../core/platform';
import { adoptVisitorCart } from '../ecom/checkout/adopt-cart';
import { rejects, shopperV2 } from './cart-v2-shopper';
import { bySlug, openV3Sandbox, v3Merchant, v3Visitor } from './catalog-v3-client';
import { buy } from './hosted-page';
import { newMember, newVisitor, shopperClient } from './shopper';
import { control } from './sign-in';

const sandbox = await openV3Sandbox();
const reader = await v3Visitor(sandbox);
let visitor: Awaited<ReturnType<typeof shopperClient>>;
beforeEach(async () => {
  visitor = await shopperClient(sandbox, newVisitor());
});

type Chosen = {
  variant?: number;
  options?: Record<string, string>;
  customTextFields?: Record<string, string>;
  subscriptionOptionId?: string;
  preOrderRequested?: boolean;
};

/** Adds a product by its slug. Returns the lines of the cart. */
async function add(slug: string, { variant = 0, ...chosen }: Chosen = {}, quantity = 1) {
  const product = await bySlug(reader, slug);
  const variantId = product?.variantsInfo?.variants?.[variant]?._id ?? '';
  return addReference(product?._id ?? '', { variantId, ...chosen }, quantity);
}

async function addReference(catalogItemId: string, options: Record<string, unknown>, quantity = 1) {
  const { cart } = await visitor.currentCart.addToCurrentCart({
    lineItems: [{ catalogReference: { appId: STORES_APP_ID, catalogItemId, options }, quantity }],
  });
  return cart?.lineItems ?? [];
}

describe('a cart on a site with V3', () => {
  it('takes a variant by its GUID, and names it so in the reference', async () => {
    const bowl = await bySlug(reader, 'lund-bowl');
    const variant = bowl?.variantsInfo?.variants?.[1];
    const lines = await add('lund-bowl', { variant: 1 });
    expect(lines).toMatchObject([
      {
        catalogReference: { catalogItemId: bowl?._id, options: { variantId: variant?._id } },
        price: { amount: '38' },
        descriptionLines: [{ name: { original: 'Glaze' } }, { name: { original: 'Size' } }],
      },
    ]);
    expect(lines[0]?.catalogReference?.options).not.toHaveProperty('options');
  });

  it('adds nothing without a variant of several, with an id of V1, or with unknown choices', async () => {
    const bowl = await bySlug(reader, 'lund-bowl');
    const id = bowl?._id ?? '';
    await control(sandbox, 'PUT', 'site', { catalogVersion: 'V1_CATALOG' });
    const v1 = (await visitor.products.getProduct(id)).product?.variants?.[0]?._id ?? '';
    await control(sandbox, 'PUT', 'site', { catalogVersion: 'V3_CATALOG' });
    expect(await addReference(id, {})).toEqual([]);
    expect(await addReference(id, { variantId: v1 })).toEqual([]);
    expect(await addReference(id, { options: { Glaze: 'Oat', Size: 'Small, 18 cm' } })).toEqual([]);
    expect(await add('rund-cutting-board', { options: { Finish: 'Gold' } })).toEqual([]);
    // The only variant of a product needs no id.
    const tray = await bySlug(reader, 'flo-tray');
    expect(await addReference(tray?._id ?? '', {})).toHaveLength(1);
  });

  it('adds the prices of modifiers, and needs the mandatory ones', async () => {
    expect(await add('rund-cutting-board')).toEqual([]);
    const long = { options: { Finish: 'Dark wax' }, customTextFields: { 'Up to three initials': 'ABCD' } };
    expect(await add('rund-cutting-board', long)).toEqual([]);
    const [plain] = await add('rund-cutting-board', { options: { Finish: 'Natural oil' } });
    expect(plain?.price?.amount).toBe('62');
    const chosen = { options: { Finish: 'Dark wax' }, customTextFields: { 'Up to three initials': 'AB' } };
    const [, engraved] = await add('rund-cutting-board', chosen);
    expect(engraved).toMatchObject({
      price: { amount: '82' },
      catalogReference: { options: chosen },
      descriptionLines: [
        { name: { original: 'Size' } },
        { name: { original: 'Finish' }, plainText: { original: 'Dark wax' } },
        { name: { original: 'Engraving' }, plainText: { original: 'AB' } },
      ],
    });
    // The other variant has one item only.
    expect(await add('rund-cutting-board', { ...chosen, variant: 1 }, 5)).toMatchObject([
      {},
      {},
      { quantity: 1, price: { amount: '104' } },
    ]);
    const { priceSummary } = await visitor.currentCart.estimateCurrentCartTotals({});
    expect(priceSummary?.subtotal?.amount).toBe('248.00');
  });

  it('sells a subscription at its own price, beside a single purchase', async () => {
    const pack = await bySlug(reader, 'studio-wallpaper-pack');
    const [monthly] = pack?.subscriptionDetails?.subscriptions ?? [];
    await add('studio-wallpaper-pack');
    const lines = await add('studio-wallpaper-pack', { subscriptionOptionId: monthly?._id ?? '' });
    expect(lines).toMatchObject([
      { price: { amount: '6' } },
      {
        price: { amount: '5.1' },
        catalogReference: { options: { subscriptionOptionId: monthly?._id } },
        subscriptionOptionInfo: {
          subscriptionSettings: { frequency: 'MONTH', autoRenewal: true },
          title: { original: monthly?.title },
        },
      },
    ]);
    expect(await add('studio-wallpaper-pack', { subscriptionOptionId: crypto.randomUUID() })).toHaveLength(2);
  });

  it('says in Cart V2 and on the order what a subscription charges, and takes no gift card', async () => {
    const v2 = await shopperV2(sandbox, newVisitor());
    const pack = await bySlug(reader, 'studio-wallpaper-pack');
    const [, quarterly] = pack?.subscriptionDetails?.subscriptions ?? [];
    const options = {
      variantId: pack?.variantsInfo?.variants?.[0]?._id,
      subscriptionOptionId: quarterly?._id,
    };
    const { cart } = await v2.current.addLineItemsToCurrentCart({
      catalogItems: [
        {
          catalogReference: { appId: STORES_APP_ID, catalogItemId: pack?._id ?? '', options },
          quantity: 1,
        },
      ],
    });
    const [line] = cart?.lineItems ?? [];
    const { summary } = await v2.current.estimateCurrentCart({});
    expect(summary?.paymentSummary?.subscriptionCharges).toMatchObject([
      {
        lineItemIds: [line?._id],
        description: '$6.00 every 3 months for 4 payments',
        charges: [{ cycleFrom: 1, cycleCount: 4, cycleBillingDate: expect.any(Date) }],
      },
    ]);
    const orderId = await buy(sandbox, v2);
    const order = await v2.orders.getOrder(orderId);
    expect(order.lineItems?.[0]?.subscriptionInfo).toMatchObject({
      cycleNumber: 1,
      subscriptionSettings: { frequency: 'MONTH', interval: 3, billingCycles: 4 },
      subscriptionOptionTitle: quarterly?.title,
    });

    const { cart: next } = await v2.current.addLineItemsToCurrentCart({
      catalogItems: [
        {
          catalogReference: { appId: STORES_APP_ID, catalogItemId: pack?._id ?? '', options },
          quantity: 1,
        },
      ],
    });
    await v2.current.addGiftCardToCurrentCart({ code: 'HALDEN-GIFT-50' });
    await rejects(v2.byId.placeOrder(next?._id ?? ''), 428, 'CANNOT_PAY_FOR_SUBSCRIPTION_WITH_GIFT_CARD');
  });

  it('has the prices of modifiers and the subscription in Cart V2, too', async () => {
    const chosen = { options: { Finish: 'Dark wax' }, customTextFields: { 'Up to three initials': 'AB' } };
    await add('rund-cutting-board', chosen);
    const pack = await bySlug(reader, 'studio-wallpaper-pack');
    const [monthly] = pack?.subscriptionDetails?.subscriptions ?? [];
    await add('studio-wallpaper-pack', { subscriptionOptionId: monthly?._id ?? '' });
    const { cart } = await visitor.use(currentCartV2).getCurrentCart();
    expect(cart?.lineItems).toMatchObject([
      {
        pricing: { unitPrice: { amount: '82.00' }, breakdown: { totalModifiersPrice: { amount: '20.00' } } },
        attributes: { descriptionLines: [{}, { plainText: { original: 'Dark wax' } }, {}] },
      },
      {
        pricing: { unitPrice: { amount: '5.10' } },
        attributes: { subscriptionInfo: { subscriptionSettings: { frequency: 'MONTH' } } },
      },
    ]);
  });

  it('takes a pre-order up to its limit, which an order uses up', async () => {
    expect(await add('halo-pendant', { variant: 2 })).toEqual([]);
    const lines = await add('halo-pendant', { variant: 2, preOrderRequested: true }, 20);
    expect(lines).toMatchObject([
      {
        quantity: 12,
        availability: { status: 'AVAILABLE' },
        catalogReference: { options: { preOrderRequested: true } },
      },
    ]);
    await visitor.currentCart.updateCurrentCartLineItemQuantity([{ _id: lines[0]?._id ?? '', quantity: 5 }]);
    await buy(sandbox, visitor);
    const { items } = await reader.inventory
      .queryInventoryItems()
      .eq('availabilityStatus', 'PREORDER')
      .find();
    expect(items).toMatchObject([{ quantity: 0, preorderInfo: { counter: 5, quantity: 7 } }]);
  });

  it('orders with the GUID, and a canceled order returns the stock', async () => {
    await add('flo-tray', {}, 2);
    const orderId = await buy(sandbox, visitor);
    const order = await visitor.orders.getOrder(orderId);
    const tray = await bySlug(reader, 'flo-tray');
    const [line] = order.lineItems ?? [];
    expect(line?.catalogReference?.options?.variantId).toBe(tray?.variantsInfo?.variants?.[0]?._id);
    const quantity = async () =>
      (
        await reader.inventory
          .queryInventoryItems()
          .eq('productId', tray?._id ?? '')
          .find()
      ).items[0]?.quantity;
    expect(await quantity()).toBe(1);
    await v3Merchant(sandbox).orders.cancelOrder(orderId, { restockAllItems: true });
    expect(await quantity()).toBe(3);
  });

  it('keeps modifiers when a visitor’s cart joins that of a member', async () => {
    const visitorId = crypto.randomUUID();
    const member = newMember(visitorId);
    visitor = await shopperClient(sandbox, member);
    await add('flo-tray');
    const memberClient = visitor;
    visitor = await shopperClient(sandbox, { ...newVisitor(), visitorId });
    await add('torv-utensil-crock', { customTextFields: { 'Name on the base': 'Ada' } });
    await sandbox.platform.db.write((tx) =>
      adoptVisitorCart(tx, sandbox.platform, { visitorId, memberId: member.memberId }),
    );
    const { lineItems } = await memberClient.currentCart.getCurrentCart();
    expect(lineItems).toMatchObject([
      {},
      { catalogReference: { options: { customTextFields: { 'Name on the base': 'Ada' } } } },
    ]);
  });
});

describe('a cart that is filled before the site gets V3', () => {
  it('keeps its lines, whose references name GUIDs', async () => {
    await control(sandbox, 'PUT', 'site', { catalogVersion: 'V1_CATALOG' });
    const { items } = await visitor.products.queryProducts().eq('slug', 'lund-bowl').find();
    const [product] = items;
    const variantId = product?.variants?.[3]?._id ?? '';
    const [before] = await addReference(product?._id ?? '', { variantId });
    expect(before?.catalogReference?.options?.variantId).toBe(variantId);
    await control(sandbox, 'PUT', 'site', { catalogVersion: 'V3_CATALOG' });
    const { lineItems } = await visitor.currentCart.getCurrentCart();
    const bowl = await bySlug(reader, 'lund-bowl');
    expect(lineItems).toMatchObject([
      {
        _id: before?._id,
        price: before?.price,
        availability: { status: 'AVAILABLE' },
        catalogReference: { options: { variantId: bowl?.variantsInfo?.variants?.[3]?._id } },
      },
    ]);
  });
});
