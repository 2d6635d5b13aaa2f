import { members } from '@wix/members';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buy } from './hosted-page';
import { posOrder } from './merchant';
import { openSandbox } from './open-sandbox';
import { type Client, merchantClient } from './sdk-client';
import { add, newMember, paymentOf, productOf, shopperClient, stockOf } from './shopper';
import { control, mailsTo } from './sign-in';
import { eventsOf } from './webhook-receiver';

const sandbox = await openSandbox({ resets: true });
let admin: Client;
let orderId: string;
beforeAll(async () => {
  await sandbox.listen(0);
  admin = merchantClient(sandbox);
});

const show = async (path: string) => {
  const response = await fetch(`${sandbox.url}/_console/${path}`);
  return { status: response.status, text: await response.text() };
};
/** Submits a form as a browser does, and returns the text of the resulting page. */
async function send(path: string, fields: Record<string, string> = {}) {
  const response = await fetch(`${sandbox.url}/_console/${path}`, {
    method: 'POST',
    headers: { origin: sandbox.url },
    body: new URLSearchParams(fields),
  });
  const text = await response.text();
  return { status: response.status, said: /role="(?:status|alert)">(?:<p>)?([^<]*)/.exec(text)?.[1] };
}
async function bought(): Promise<string> {
  const buyer = await shopperClient(sandbox, newMember());
  await add(buyer, 'ora-serving-bowl', { quantity: 2 });
  return buy(sandbox, buyer);
}
const types = async () => (await eventsOf(sandbox)).map(({ eventType }) => eventType.replace(/^.*\./, ''));

describe('orders', () => {
  beforeEach(async () => {
    orderId = await bought();
  });

  it('are listed, and shown with the available actions', async () => {
    expect((await show('orders')).text).toContain(`/_console/orders/${orderId}`);
    expect((await show(`orders/${orderId}`)).text).toContain('Ora Serving Bowl');
    expect((await show(`orders/${crypto.randomUUID()}`)).status).toBe(404);
  });

  it('are fulfilled with tracking, and reject a second, empty parcel', async () => {
    const form = { shippingProvider: 'ups', trackingNumber: '1Z999' };
    expect(await send(`orders/${orderId}/fulfil`, form)).toEqual({ status: 200, said: 'Fulfilled.' });
    const { orderWithFulfillments } = await admin.orderFulfillments.listFulfillmentsForSingleOrder(orderId);
    expect(orderWithFulfillments?.fulfillments).toMatchObject([
      { trackingInfo: { trackingNumber: '1Z999', trackingLink: expect.stringContaining('ups.com') } },
    ]);
    expect(await types()).toContain('order_fulfilled');
    const again = await send(`orders/${orderId}/fulfil`);
    expect(again).toEqual({ status: 400, said: expect.stringContaining('no items are left') });
  });

  it('are refunded in part and canceled, with stock, mail and events', async () => {
    const payment = await paymentOf(admin, orderId);
    const refund = (amount: string) => send(`orders/${orderId}/refund`, { payment, amount, mail: '1' });
    expect((await refund('10.5')).said).toBe('Refunded.');
    expect(await admin.orders.getOrder(orderId)).toMatchObject({
      paymentStatus: 'PARTIALLY_REFUNDED',
      balanceSummary: { refunded: { amount: '10.50' } },
    });
    expect((await refund('9999')).status).toBe(400);
    expect((await refund('a lot')).status).toBe(400);
    const left = () => stockOf(admin, 'ora-serving-bowl');
    const before = await left();
    const cancel = { restock: '1', mail: '1', message: 'Sorry' };
    expect((await send(`orders/${orderId}/cancel`, cancel)).said).toBe('Canceled.');
    expect((await admin.orders.getOrder(orderId)).status).toBe('CANCELED');
    expect(await left()).toBe(before + 2);
    const email = (await admin.orders.getOrder(orderId)).buyerInfo?.email ?? '';
    const subjects = (await mailsTo(sandbox, email ?? '')).map(({ subject }) => subject).join();
    for (const part of [/canceled/, /refund/i]) expect(subjects).toMatch(part);
    expect(await types()).toEqual(
      expect.arrayContaining(['order_transactions_refund_completed', 'order_canceled']),
    );
    expect((await eventsOf(sandbox)).at(-1)?.identity?.identityType).toBe('APP');
  });

  it('are marked as paid only once', async () => {
    const id = (await admin.orders.createOrder(posOrder()))._id ?? '';
    expect((await send(`orders/${id}/paid`)).said).toBe('Marked as paid.');
    expect((await admin.orders.getOrder(id)).paymentStatus).toBe('PAID');
    expect((await send(`orders/${id}/paid`)).status).toBe(400);
  });
});

describe('products', () => {
  it('are searched, priced, stocked and hidden', async () => {
    expect((await show('products?name=lund')).text).toContain('/_console/products/lund-bowl');
    expect((await show('products?name=lund')).text).not.toContain('/_console/products/arc-vase');
    const { text } = await show('products/ora-serving-bowl');
    const stock = /name="(stock-[^"]+)"/.exec(text)?.[1] ?? '';
    const form = { price: '12.5', [stock]: '3', visible: '1' };
    expect((await send('products/ora-serving-bowl', form)).said).toBe('Saved.');
    const changed = { priceData: { price: 12.5 }, stock: { quantity: 3 }, visible: true };
    expect(await productOf(admin, 'ora-serving-bowl')).toMatchObject(changed);
    expect(await types()).toContain('ProductChanged');
    await send('products/ora-serving-bowl', { price: '12.5' });
    expect((await productOf(admin, 'ora-serving-bowl')).visible).toBe(false);
  });

  it('reject an invalid price or stock, and then change nothing', async () => {
    const stock = 'stock-00000000-0000-0000-0000-000000000000';
    for (const [field, value] of [
      ['price', 'x'],
      ['price', '-1'],
      [stock, '-5'],
    ] as const) {
      const form = { visible: '1', price: '12', [field]: value };
      expect((await send('products/ora-serving-bowl', form)).status).toBe(400);
    }
    expect(await eventsOf(sandbox)).toEqual([]);
    expect((await send('products/nope', { price: '1' })).status).toBe(404);
  });
});

const pending = async () => {
  const people = merchantClient(sandbox)
    .use(members)
    .queryMembers({ fieldsets: ['FULL'] });
  return (await people.eq('loginEmail', 'pending@example.com').find()).items[0];
};

it('members are approved, blocked and deleted', async () => {
  const member = await pending();
  expect((await show('members')).text).toContain('approve pending@example.com');
  expect((await send(`members/${member?._id}/approve`)).said).toBe('Approved.');
  expect((await pending())?.status).toBe('APPROVED');
  expect((await send(`members/${member?._id}/block`)).status).toBe(200);
  expect((await pending())?.status).toBe('BLOCKED');
  expect((await send(`members/${member?._id}/promote`)).status).toBe(404);
  await send(`members/${member?._id}/delete`);
  expect(await pending()).toBeUndefined();
  expect(await types()).toEqual(['member_updated', 'member_updated', 'member_deleted']);
});

describe('policy, webhooks and calls', () => {
  it('changes how shoppers register and sign in', async () => {
    const form = { emailVerification: 'always', captchaWhen: 'never', failures: '3', captchaKind: 'any' };
    expect((await send('policy', { ...form, ownerApproval: '1' })).said).toBe('Saved.');
    const set = { emailVerification: 'always', ownerApproval: true };
    expect(await control(sandbox, 'GET', 'policy')).toMatchObject(set);
    expect((await send('policy', { ...form, failures: '0' })).status).toBe(400);
    expect((await show('policy')).text).toMatch(/<option selected>always/);
  });

  it('lists subscribers and logs events, which can be sent again', async () => {
    const url = 'http://127.0.0.1:1/hook';
    expect((await send('webhooks', { urls: url })).said).toBe('Saved.');
    expect((await send('webhooks', { urls: 'nowhere' })).status).toBe(400);
    await bought();
    expect((await show('webhooks')).text).toContain('wix.ecom.v1.order_created');
    const [event] = await eventsOf(sandbox);
    expect((await send('webhooks/redeliver', { eventId: event?.id ?? '' })).said).toBe('On its way again.');
  });

  it('lists the recorded calls, and clears them', async () => {
    await admin.collections.getCollectionBySlug('vases');
    const { url, headers } = await fetch(`${sandbox.url}/_console`);
    expect([url, headers.get('cache-control')]).toEqual([`${sandbox.url}/_console/`, 'no-store']);
    expect((await show('console.css')).text).toContain('nav.console');
    const { text } = await show('');
    expect(text).toContain('GET /v2/collections/slug/{slug}');
    expect(text).toContain('/collections/slug/vases');
    await send('forget');
    expect(await control(sandbox, 'GET', 'calls')).toEqual({ calls: {}, total: 0 });
    expect((await show('')).text).not.toContain('/collections/slug/vases');
  });
});
