import { currentCartV2 } from '@wix/ecom';
import { AppStrategy, createClient } from '@wix/sdk';
import { describe, expect, it } from 'vitest';
import { adoptVisitorCart } from '../ecom/checkout/adopt-cart';
import { addV2, type CartV2Client, errorV2, HUDSON, idOf, rejects, shopperV2 } from './cart-v2-shopper';
import { openSandbox } from './open-sandbox';
import { newMember, newVisitor } from './shopper';
import { control } from './sign-in';
import { eventsOf, publicKeyOf, startReceiver } from './webhook-receiver';

const sandbox = await openSandbox({ resets: true });

describe('signing in', () => {
  const signIn = (visitorId: string, memberId: string) =>
    sandbox.platform.db.write((tx) => adoptVisitorCart(tx, sandbox.platform, { visitorId, memberId }));

  it('transfers the visitor’s cart with its address, note and delivery method', async () => {
    const visitor = newVisitor();
    const before = await shopperV2(sandbox, visitor);
    await addV2(before, 'ora-serving-bowl');
    await before.current.updateCurrentCart({ note: 'n', deliveryInfo: { address: HUDSON } });
    const { cart } = await before.current.setDeliveryMethodForCurrentCart({ code: 'express' });
    const member = newMember(visitor.visitorId);
    await signIn(visitor.visitorId, member.memberId);
    const after = await shopperV2(sandbox, member);
    expect((await after.current.getCurrentCart()).cart).toMatchObject({
      _id: cart?._id,
      note: 'n',
      customerInfo: { memberId: member.memberId },
      deliveryInfo: { address: { city: 'Hudson' }, method: { code: 'express' } },
    });
    await rejects(before.current.getCurrentCart(), 404, 'CURRENT_CART_NOT_FOUND');
  });

  it('adds the visitor’s lines to the cart that the member has', async () => {
    const member = newMember();
    const own = await shopperV2(sandbox, member);
    const cart = await addV2(own, 'ora-serving-bowl');
    const visitor = newVisitor();
    const other = await addV2(await shopperV2(sandbox, visitor), 'ora-serving-bowl');
    await signIn(visitor.visitorId, member.memberId);
    const merged = (await own.current.getCurrentCart()).cart;
    expect(merged).toMatchObject({
      _id: cart?._id,
      lineItems: [{ quantityInfo: { requestedQuantity: 2 } }],
    });
    await rejects(own.byId.getCart(idOf(other)), 404, 'CART_NOT_FOUND');
  });
});

describe('events', () => {
  it('of V2 reach the SDK’s handlers, with the cart as the calls return it', async () => {
    const receiver = await startReceiver();
    const types = ['created', 'updated', 'calculated', 'deleted'].map((slug) => `wix.ecom.v2.cart_${slug}`);
    await control(sandbox, 'PUT', 'webhooks', { subscriptions: [{ url: receiver.url, events: types }] });
    const client: CartV2Client = await shopperV2(sandbox);
    const created = await addV2(client, 'ora-serving-bowl');
    const { cart: updated } = await client.current.updateCurrentCart({ note: 'n' });
    const { summary } = await client.current.calculateCurrentCart();
    await client.current.deleteCurrentCart();

    const app = createClient({
      auth: AppStrategy({ appId: 'app', appSecret: 'secret', publicKey: await publicKeyOf(sandbox) }),
      modules: { currentCartV2 },
    });
    const seen: unknown[] = [];
    app.currentCartV2.onCartCreated(({ entity }) => void seen.push(entity));
    app.currentCartV2.onCartUpdated(({ entity, modifiedFields }) => void seen.push(entity, modifiedFields));
    app.currentCartV2.onCartCalculated(({ data }) => void seen.push(data));
    app.currentCartV2.onCartDeleted(({ metadata }) => void seen.push(metadata.entityId));
    for (const body of await receiver.received(4)) await app.webhooks.process(body);
    expect(seen).toEqual([created, updated, {}, summary, created?._id]);
    await receiver.close();
  });

  it('of V1 end with V1', async () => {
    await control(sandbox, 'PUT', 'clock', { now: '2027-02-01T00:00:00Z' });
    await addV2(await shopperV2(sandbox), 'ora-serving-bowl');
    expect((await eventsOf(sandbox)).map(({ eventType }) => eventType)).toEqual(['wix.ecom.v2.cart_created']);
  });
});

it('an app has no current cart, and a call without a token is a 401', async () => {
  const { current } = await shopperV2(sandbox);
  expect((await errorV2(current.getCurrentCart())).status).toBe(404);
  for (const [authorization, status] of [
    ['', 401],
    [sandbox.platform.apiKey, 403],
  ] as const) {
    const answer = await sandbox.fetch(
      new Request(`${sandbox.url}/ecom/v2/carts/current`, { headers: { Authorization: authorization } }),
    );
    expect(answer.status).toBe(status);
  }
});
