import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { products } from '../catalog/schema';
import { DEFAULT_VARIANT_ID, STORES_APP_ID_LEGACY } from '../core/platform';
import { openSandbox } from './open-sandbox';
import { post, rejection, visitorTokens } from './sdk-client';
import {
  add,
  type BuyingClient,
  buyingClient,
  INK_SMALL,
  idOf,
  lineOf,
  newMember,
  newVisitor,
  onlyLine,
  productOf,
  setStock,
  shopperClient,
  visitorClient,
} from './shopper';
import { control } from './sign-in';

const sandbox = await openSandbox({ resets: true });
let client: BuyingClient;

beforeEach(async () => {
  client = await visitorClient(sandbox);
});

describe('a cart that does not exist yet', () => {
  it('requires a token', async () => {
    expect((await rejection(buyingClient(sandbox, '').currentCart.getCurrentCart())).status).toBe(401);
  });
});

describe('adding', () => {
  it('returns the line with catalog data: name, choices, picture of the color, prices, stock', async () => {
    const cart = await add(client, 'lund-bowl', { options: INK_SMALL, quantity: 2 });
    const line = onlyLine(cart);
    expect(line).toMatchObject({
      _id: '00000000-0000-0000-0000-000000000001',
      quantity: 2,
      productName: { original: 'Lund Bowl', translated: 'Lund Bowl' },
      price: { amount: '28', formattedAmount: '$28.00' },
      fullPrice: { amount: '28' },
      lineItemPrice: { amount: '56', formattedConvertedAmount: '$56.00' },
      availability: { status: 'AVAILABLE', quantityAvailable: 3 },
      physicalProperties: { sku: 'LUNBOW-100-05', shippable: true, weight: 0.62 },
      itemType: { preset: 'PHYSICAL' },
      descriptionLines: [
        { name: { original: 'Glaze' }, colorInfo: { original: 'Ink', code: '#414B59' } },
        { name: { original: 'Size' }, plainText: { original: 'Small, 18 cm' } },
      ],
    });
    expect(line.url).toBe('/product-page/lund-bowl');
    const choices = (await productOf(client, 'lund-bowl')).productOptions?.[0]?.choices;
    const ink = choices?.find(({ description }) => description === 'Ink')?.media?.mainMedia?._id;
    expect(line.image).toMatch(new RegExp(`^wix:image://v1/${ink}/.*#originWidth=\\d+&originHeight=\\d+$`));
    expect(cart).toMatchObject({ currency: 'USD', subtotal: { amount: '56' } });
    expect(cart.buyerInfo?.visitorId).toBeTruthy();
  });

  it('G1: returns the fields that live carts were seen to have', async () => {
    const { access_token: authorization } = await visitorTokens(sandbox);
    const lineItems = [await lineOf(client, 'lund-bowl', { options: INK_SMALL, quantity: 2 })];
    const answer = await post(
      sandbox,
      '/ecom/v1/carts/current/add-to-cart',
      { lineItems },
      { authorization },
    );
    const { cart } = await answer.json();
    expect(cart).toMatchObject({
      checkoutId: cart.id,
      managedByV2: true,
      revision: '1',
      paymentCurrency: 'USD',
      subtotalAfterDiscounts: { amount: '56' },
      discount: { amount: '0' },
    });
    expect(cart).not.toHaveProperty('contactInfo');
    const [line] = cart.lineItems;
    expect(line).toMatchObject({
      originalPrice: '28',
      originalFullPrice: '28',
      policies: [],
      modifierGroups: [],
      membersOnly: false,
      savePaymentMethod: false,
      taxableAddress: { addressType: 'SHIPPING' },
      inventoryAppId: line.catalogReference.appId,
      modifiersTotalPrice: { amount: '0' },
    });
    expect(line.descriptionLines).toMatchObject([
      { lineType: 'COLOR', color: '#414B59', modifierDescriptionLine: false },
      { lineType: 'UNRECOGNISED', modifierDescriptionLine: false },
    ]);
    const { id, collectionIds = [] } = await productOf(client, 'lund-bowl');
    const scopes = line.couponScopes.map(({ group }: { group: { name: string; entityId: string } }) => group);
    expect(scopes.at(-1)).toEqual({ name: 'product', entityId: id });
    expect(scopes.slice(0, -1)).toEqual(collectionIds.map((entityId) => ({ name: 'collection', entityId })));
  });

  it('G3: has amounts without trailing zeros, its estimate all decimals', async () => {
    const { access_token: authorization } = await visitorTokens(sandbox);
    const send = async (call: string, body: object) =>
      (await post(sandbox, `/ecom/v1/carts/current/${call}`, body, { authorization })).json();
    const discounted = await lineOf(client, 'dagg-tumbler', { options: { Tint: 'Smoke' } });
    const { cart } = await send('add-to-cart', { lineItems: [discounted] });
    const { cart: estimated, priceSummary } = await send('estimate-totals', {});
    for (const { lineItems, subtotal } of [cart, estimated])
      expect([lineItems[0].price, subtotal]).toMatchObject([
        { amount: '30.6', convertedAmount: '30.6', formattedAmount: '$30.60' },
        { amount: '30.6' },
      ]);
    expect(priceSummary.subtotal).toMatchObject({ amount: '30.60', convertedAmount: '30.60' });
  });

  it('G2: gives a new cart the address that a control chooses', async () => {
    await control(sandbox, 'PUT', 'site', { newCartAddress: { country: 'US', subdivision: 'US-VA' } });
    const { access_token: authorization } = await visitorTokens(sandbox);
    const lineItems = [await lineOf(client, 'ora-serving-bowl')];
    const answer = await post(
      sandbox,
      '/ecom/v1/carts/current/add-to-cart',
      { lineItems },
      { authorization },
    );
    expect((await answer.json()).cart.contactInfo).toEqual({
      address: { country: 'US', subdivision: 'US-VA', countryFullname: 'United States' },
    });
    await control(sandbox, 'PUT', 'site', { newCartAddress: null });
  });

  it('accepts a managed variant by its id, under both ids of the Stores app', async () => {
    const { variants, id } = await productOf(client, 'havn-plate');
    const variantId = variants?.[0]?._id ?? '';
    const { cart } = await client.currentCart.addToCurrentCart({
      lineItems: [
        {
          catalogReference: { appId: STORES_APP_ID_LEGACY, catalogItemId: id, options: { variantId } },
          quantity: 1,
        },
      ],
    });
    await add(client, 'havn-plate', { variantId });
    const again = await client.currentCart.getCurrentCart();
    expect(onlyLine(cart ?? {}).catalogReference?.options).toMatchObject({ variantId });
    expect(onlyLine(again).quantity).toBe(2);
  });

  it('shows the discounted price with the full price beside it', async () => {
    const line = onlyLine(await add(client, 'dagg-tumbler', { options: { Tint: 'Smoke' } }));
    expect(line).toMatchObject({ price: { amount: '30.6' }, fullPrice: { amount: '36' } });
  });

  it('merges the same item into one line, and creates new ids for new lines only', async () => {
    await add(client, 'arc-vase', { options: { Glaze: 'Chalk' } });
    const twice = await add(client, 'arc-vase', { options: { Glaze: 'Chalk' } });
    expect(onlyLine(twice).quantity).toBe(2);
    await client.currentCart.removeLineItemsFromCurrentCart([idOf(onlyLine(twice))]);
    const fresh = await add(client, 'arc-vase', { options: { Glaze: 'Chalk' } });
    expect(idOf(onlyLine(fresh))).toBe('00000000-0000-0000-0000-000000000002');
  });

  it('limits the quantity to the stock across both additions', async () => {
    await add(client, 'lund-bowl', { options: INK_SMALL, quantity: 2 });
    const cart = await add(client, 'lund-bowl', { options: INK_SMALL, quantity: 5 });
    expect(onlyLine(cart).quantity).toBe(3);
  });

  it.each<[string, () => ReturnType<typeof lineOf>]>([
    ['a product with options but no variant', () => lineOf(client, 'lund-bowl')],
    ['a variant that does not exist', () => lineOf(client, 'lund-bowl', { variantId: crypto.randomUUID() })],
    ['half of the options', () => lineOf(client, 'lund-bowl', { options: { Glaze: 'Ink' } })],
    ['what is sold out', () => lineOf(client, 'dagg-tumbler', { options: { Tint: 'Amber' } })],
    [
      'an unknown product',
      async () => ({
        ...(await lineOf(client, 'flo-tray')),
        catalogReference: {
          appId: STORES_APP_ID_LEGACY,
          catalogItemId: crypto.randomUUID(),
          options: {},
        },
      }),
    ],
    [
      'another app’s item',
      async () => {
        const line = await lineOf(client, 'flo-tray');
        return { ...line, catalogReference: { ...line.catalogReference, appId: crypto.randomUUID() } };
      },
    ],
  ])('answers 200 and adds nothing for %s', async (_, line) => {
    await add(client, 'ora-serving-bowl');
    const { cart } = await client.currentCart.addToCurrentCart({ lineItems: [await line()] });
    expect(onlyLine(cart ?? {}).productName?.original).toBe('Ora Serving Bowl');
  });

  it('takes the default variant’s id for a product without options', async () => {
    const cart = await add(client, 'flo-tray', { variantId: DEFAULT_VARIANT_ID });
    expect(onlyLine(cart).quantity).toBe(1);
  });

  it('isolates carts: visitors from visitors, members from visitors', async () => {
    const visitor = newVisitor();
    const mine = await shopperClient(sandbox, visitor);
    await add(mine, 'flo-tray');
    const member = await shopperClient(sandbox, newMember(visitor.visitorId));
    for (const other of [client, member])
      expect((await rejection(other.currentCart.getCurrentCart())).status).toBe(404);
    const cart = await add(member, 'flo-tray');
    expect(cart.buyerInfo?.memberId).toBeTruthy();
  });

  it('loses nothing when one shopper adds five items concurrently', async () => {
    const line = await lineOf(client, 'ora-serving-bowl');
    await Promise.all(
      Array.from({ length: 5 }, () => client.currentCart.addToCurrentCart({ lineItems: [line] })),
    );
    expect(onlyLine(await client.currentCart.getCurrentCart()).quantity).toBe(5);
  });
});

describe('changing lines', () => {
  it('sets a quantity, limited to the stock', async () => {
    const line = onlyLine(await add(client, 'lund-bowl', { options: INK_SMALL }));
    const { cart } = await client.currentCart.updateCurrentCartLineItemQuantity([
      { _id: idOf(line), quantity: 9 },
    ]);
    expect(onlyLine(cart ?? {})).toMatchObject({ quantity: 3, lineItemPrice: { amount: '84' } });
  });

  it('reports the id of a line that does not exist', async () => {
    await add(client, 'flo-tray');
    const call = client.currentCart.updateCurrentCartLineItemQuantity([
      { _id: '00000000-0000-0000-0000-000000000099', quantity: 1 },
    ]);
    expect(await rejection(call)).toMatchObject({
      status: 404,
      details: { applicationError: { code: 'LINE_ITEM_NOT_FOUND' } },
    });
  });

  it('removes a line, and removing it again changes nothing', async () => {
    const id = idOf(onlyLine(await add(client, 'flo-tray')));
    for (let time = 0; time < 2; time += 1) {
      const { cart } = await client.currentCart.removeLineItemsFromCurrentCart([id]);
      expect(cart?.lineItems).toEqual([]);
    }
  });

  it('deletes the cart', async () => {
    await add(client, 'flo-tray');
    await client.currentCart.deleteCurrentCart();
    expect((await rejection(client.currentCart.getCurrentCart())).status).toBe(404);
  });
});

describe('lines follow the catalog', () => {
  it('reports insufficient stock, then no stock', async () => {
    await add(client, 'lund-bowl', { options: INK_SMALL, quantity: 3 });
    await setStock(sandbox, 'lund-bowl', INK_SMALL, 2);
    expect(onlyLine(await client.currentCart.getCurrentCart()).availability).toEqual({
      status: 'PARTIALLY_AVAILABLE',
      quantityAvailable: 2,
    });
    await setStock(sandbox, 'lund-bowl', INK_SMALL, 0);
    expect(onlyLine(await client.currentCart.getCurrentCart()).availability).toEqual({
      status: 'NOT_AVAILABLE',
      quantityAvailable: 0,
    });
  });

  it('preserves the name of a product that was deleted from the catalog', async () => {
    await add(client, 'flo-tray');
    await sandbox.platform.db.write(async (tx) => {
      await tx.delete(products).where(eq(products.slug, 'flo-tray'));
    });
    expect(onlyLine(await client.currentCart.getCurrentCart())).toMatchObject({
      productName: { original: 'Flo Tray' },
      availability: { status: 'NOT_FOUND' },
    });
  });
});

it('accepts REST clients that send a scheme and empty bodies', async () => {
  const token = await sandbox.platform.tokens.mintAccessToken(newVisitor());
  const headers = { Authorization: `Bearer ${token}` };
  const response = await post(sandbox, '/ecom/v1/carts/current/add-to-cart', {}, headers);
  expect(response.status).toBe(200);
  const { id, lineItems } = (await response.json()).cart;
  expect({ id: typeof id, lineItems }).toEqual({ id: 'string', lineItems: [] });
});
