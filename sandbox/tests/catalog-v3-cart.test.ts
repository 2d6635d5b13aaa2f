import { currentCartV2 } from '@wix/ecom';
import { beforeEach, describe, expect, it } from 'vitest';
import { STORES_APP_ID } from '../core/platform';
import { adoptVisitorCart } from '../ecom/checkout/adopt-cart';
import { bySlug, openV3Sandbox, v3Merchant, v3Visitor } from './catalog-v3-client';
import { buy } from './hosted-page';
import { rejects } from './sdk-client';
import { newMember, newVisitor, shopperClient } from './shopper';
import { control } from './sign-in';

const sandbox = await openV3Sandbox();
const reader = await v3Visitor(sandbox);
let visitor: Awaited<ReturnType<typeof shopperClient>>;
beforeEach(async () => {
  visitor = await shopperClient(sandbox);
});

const changeCatalog = (catalogVersion: string) => control(sandbox, 'PUT', 'site', { catalogVersion });
const variantsOf = async (slug: string) => {
  const { _id, variantsInfo } = (await bySlug(reader, slug)) ?? {};
  return { id: _id ?? '', variants: variantsInfo?.variants?.map((one) => one._id ?? '') ?? [] };
};

/** Adds a product by its slug, with the other properties of its reference. Returns the lines of the cart. */
async function add(
  slug: string,
  { variant = 0, ...chosen }: { variant?: number; [property: string]: unknown } = {},
  quantity = 1,
) {
  const { id, variants } = await variantsOf(slug);
  return addReference(id, { variantId: variants[variant] ?? '', ...chosen }, quantity);
}

async function addReference(catalogItemId: string, options: Record<string, unknown>, quantity = 1) {
  const { cart } = await visitor.currentCart.addToCurrentCart({
    lineItems: [{ catalogReference: { appId: STORES_APP_ID, catalogItemId, options }, quantity }],
  });
  return cart?.lineItems ?? [];
}

const BOARD = 'rund-cutting-board';
const WAXED = { options: { Finish: 'Dark wax' }, customTextFields: { 'Up to three initials': 'AB' } };
const PACK = 'studio-wallpaper-pack';
/** The monthly and the quarterly subscription to a pack. */
const subscriptions = async () => {
  const [monthly, quarterly] = (await bySlug(reader, PACK))?.subscriptionDetails?.subscriptions ?? [];
  return { monthly: { ...monthly, id: monthly?._id ?? '' }, quarterly };
};

describe('a cart on a site with V3', () => {
  it('takes a variant by its GUID, and names it so in the reference', async () => {
    const { id, variants } = await variantsOf('lund-bowl');
    const lines = await add('lund-bowl', { variant: 1 });
    expect(lines).toMatchObject([
      {
        catalogReference: { catalogItemId: id, options: { variantId: variants[1] } },
        price: { amount: '38' },
        descriptionLines: [{ name: { original: 'Glaze' } }, { name: { original: 'Size' } }],
      },
    ]);
    expect(lines[0]?.catalogReference?.options).not.toHaveProperty('options');
  });

  it('adds nothing without a variant of several, with an id of V1, or with unknown choices', async () => {
    const { id } = await variantsOf('lund-bowl');
    await changeCatalog('V1_CATALOG');
    const v1 = (await visitor.products.getProduct(id)).product?.variants?.[0]?._id ?? '';
    await changeCatalog('V3_CATALOG');
    for (const options of [{}, { variantId: v1 }, { options: { Glaze: 'Oat', Size: 'Small, 18 cm' } }])
      expect(await addReference(id, options)).toEqual([]);
    expect(await add(BOARD, { options: { Finish: 'Gold' } })).toEqual([]);
    // The only variant of a product needs no id.
    expect(await addReference((await variantsOf('flo-tray')).id, {})).toHaveLength(1);
  });

  it('adds the prices of modifiers, and needs the mandatory ones', async () => {
    expect(await add(BOARD)).toEqual([]);
    const tooLong = { ...WAXED, customTextFields: { 'Up to three initials': 'ABCD' } };
    expect(await add(BOARD, tooLong)).toEqual([]);
    const [plain] = await add(BOARD, { options: { Finish: 'Natural oil' } });
    expect(plain?.price?.amount).toBe('62');
    const [, engraved] = await add(BOARD, WAXED);
    expect(engraved).toMatchObject({
      price: { amount: '82' },
      catalogReference: { options: WAXED },
      descriptionLines: [
        { name: { original: 'Size' } },
        { name: { original: 'Finish' }, plainText: { original: 'Dark wax' } },
        { name: { original: 'Engraving' }, plainText: { original: 'AB' } },
      ],
    });
    // The other variant has one item only.
    const [, , last] = await add(BOARD, { ...WAXED, variant: 1 }, 5);
    expect(last).toMatchObject({ quantity: 1, price: { amount: '104' } });
    const { priceSummary } = await visitor.currentCart.estimateCurrentCartTotals({});
    expect(priceSummary?.subtotal?.amount).toBe('248.00');
  });

  it('sells a subscription at its own price, next to a single purchase', async () => {
    const { monthly } = await subscriptions();
    await add(PACK);
    expect(await add(PACK, { subscriptionOptionId: monthly.id })).toMatchObject([
      { price: { amount: '6' } },
      {
        price: { amount: '5.1' },
        catalogReference: { options: { subscriptionOptionId: monthly.id } },
        subscriptionOptionInfo: {
          subscriptionSettings: { frequency: 'MONTH', autoRenewal: true },
          title: { original: monthly.title },
        },
      },
    ]);
    expect(await add(PACK, { subscriptionOptionId: crypto.randomUUID() })).toHaveLength(2);
  });

  it('says in Cart V2 and on the order what a subscription charges, and takes no gift card', async () => {
    const v2 = await shopperClient(sandbox);
    const { quarterly } = await subscriptions();
    const { id: catalogItemId, variants } = await variantsOf(PACK);
    const options = { variantId: variants[0], subscriptionOptionId: quarterly?._id };
    const catalogReference = { appId: STORES_APP_ID, catalogItemId, options };
    const addPack = async () =>
      (await v2.current.addLineItemsToCurrentCart({ catalogItems: [{ catalogReference, quantity: 1 }] }))
        .cart;
    const [line] = (await addPack())?.lineItems ?? [];
    const { summary } = await v2.current.estimateCurrentCart({});
    expect(summary?.paymentSummary?.subscriptionCharges).toMatchObject([
      {
        lineItemIds: [line?._id],
        description: '$6.00 every 3 months for 4 payments',
        charges: [{ cycleFrom: 1, cycleCount: 4, cycleBillingDate: expect.any(Date) }],
      },
    ]);
    const order = await v2.orders.getOrder(await buy(sandbox, v2));
    expect(order.lineItems?.[0]?.subscriptionInfo).toMatchObject({
      cycleNumber: 1,
      subscriptionSettings: { frequency: 'MONTH', interval: 3, billingCycles: 4 },
      subscriptionOptionTitle: quarterly?.title,
    });
    const next = await addPack();
    await v2.current.addGiftCardToCurrentCart({ code: 'HALDEN-GIFT-50' });
    await rejects(v2.byId.placeOrder(next?._id ?? ''), 428, 'CANNOT_PAY_FOR_SUBSCRIPTION_WITH_GIFT_CARD');
  });

  it('has the prices of modifiers and the subscription in Cart V2, too', async () => {
    const { monthly } = await subscriptions();
    await add(BOARD, WAXED);
    await add(PACK, { subscriptionOptionId: monthly.id });
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
    const preorders = reader.inventory.queryInventoryItems().eq('availabilityStatus', 'PREORDER');
    expect((await preorders.find()).items).toMatchObject([
      { quantity: 0, preorderInfo: { counter: 5, quantity: 7 } },
    ]);
  });

  it('orders with the GUID, and a canceled order returns the stock', async () => {
    const { id, variants } = await variantsOf('flo-tray');
    const quantity = async () =>
      (await reader.inventory.queryInventoryItems().eq('productId', id).find()).items[0]?.quantity;
    await add('flo-tray', {}, 2);
    const orderId = await buy(sandbox, visitor);
    const [line] = (await visitor.orders.getOrder(orderId)).lineItems ?? [];
    expect(line?.catalogReference?.options?.variantId).toBe(variants[0]);
    expect(await quantity()).toBe(1);
    await v3Merchant(sandbox).orders.cancelOrder(orderId, { restockAllItems: true });
    expect(await quantity()).toBe(3);
  });

  it('keeps modifiers when a visitor’s cart joins that of a member', async () => {
    const visitorId = crypto.randomUUID();
    const member = newMember(visitorId);
    const memberClient = await shopperClient(sandbox, member);
    visitor = memberClient;
    await add('flo-tray');
    visitor = await shopperClient(sandbox, { ...newVisitor(), visitorId });
    const customTextFields = { 'Name on the base': 'Ada' };
    await add('torv-utensil-crock', { customTextFields });
    await sandbox.platform.db.write((tx) =>
      adoptVisitorCart(tx, sandbox.platform, { visitorId, memberId: member.memberId }),
    );
    const { lineItems } = await memberClient.currentCart.getCurrentCart();
    expect(lineItems).toMatchObject([{}, { catalogReference: { options: { customTextFields } } }]);
  });
});

it('a cart that is filled before the site gets V3 keeps its lines, whose references name GUIDs', async () => {
  await changeCatalog('V1_CATALOG');
  const [product] = (await visitor.products.queryProducts().eq('slug', 'lund-bowl').find()).items;
  const variantId = product?.variants?.[3]?._id ?? '';
  const [before] = await addReference(product?._id ?? '', { variantId });
  expect(before?.catalogReference?.options?.variantId).toBe(variantId);
  await changeCatalog('V3_CATALOG');
  const { variants } = await variantsOf('lund-bowl');
  expect((await visitor.currentCart.getCurrentCart()).lineItems).toMatchObject([
    {
      _id: before?._id,
      price: before?.price,
      availability: { status: 'AVAILABLE' },
      catalogReference: { options: { variantId: variants[3] } },
    },
  ]);
});
