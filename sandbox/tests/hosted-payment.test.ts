import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { coupons } from '../ecom/quote/schema';
import { BUYER, buy, CARD, checkoutUrl, newOrders, openCheckout, openPage, SHOP } from './hosted-page';
import { openSandbox } from './open-sandbox';
import { get, rejection } from './sdk-client';
import { add, type BuyingClient, productOf, setStock, visitorClient } from './shopper';

const CHALK = { options: { Glaze: 'Chalk' } };

const sandbox = await openSandbox({ resets: true });
let client: BuyingClient;

beforeEach(async () => {
  client = await visitorClient(sandbox);
});

async function stockOf(slug: string, choices: Record<string, string>): Promise<number | undefined> {
  const { variants } = await productOf(client, slug);
  const matches = (variant: { choices?: Record<string, string> }) =>
    Object.entries(choices).every(([name, value]) => variant.choices?.[name] === value);
  return variants?.find(matches)?.stock?.quantity ?? undefined;
}

describe('paying', () => {
  it('places the order, reduces stock, empties the cart, sends mail, and returns with the order’s id', async () => {
    await add(client, 'arc-vase', { ...CHALK, quantity: 2 });
    const before = await stockOf('arc-vase', { Glaze: 'Chalk' });
    const page = await openCheckout(sandbox, client);
    const { location } = await page.submit({ ...BUYER, phone: '+1 555 0100' });
    expect(location?.origin).toBe(SHOP);
    expect(location?.pathname).toBe('/thank-you');
    const order = await client.orders.getOrder(location?.searchParams.get('orderId') ?? '');
    expect(order).toMatchObject({
      number: '10001',
      status: 'APPROVED',
      paymentStatus: 'PAID',
      fulfillmentStatus: 'NOT_FULFILLED',
      lineItems: [{ productName: { original: 'Arc Vase' }, quantity: 2, price: { amount: '78.00' } }],
      priceSummary: { total: { amount: '156.00', formattedAmount: '$156.00' } },
      balanceSummary: { balance: { amount: '0.00' }, paid: { amount: '156.00' } },
      billingInfo: { contactDetails: { firstName: 'Mira', lastName: 'Holm', phone: '+1 555 0100' } },
      recipientInfo: { address: { country: 'US', city: 'Hudson', postalCode: '12534' } },
      shippingInfo: { code: 'standard', title: 'Standard' },
      buyerInfo: { email: BUYER.email },
    });
    expect(await stockOf('arc-vase', { Glaze: 'Chalk' })).toBe((before ?? 0) - 2);
    expect((await rejection(client.currentCart.getCurrentCart())).status).toBe(404);
    const { mails } = await (await get(sandbox, '/_sandbox/mail')).json();
    expect(mails).toMatchObject([
      { to: BUYER.email, subject: 'Order 10001: thank you', links: [location?.href] },
    ]);
  });

  it('places the order when Enter is pressed in a field', async () => {
    await add(client, 'arc-vase', CHALK);
    const page = await openCheckout(sandbox, client);
    expect((await page.pressEnter(BUYER)).location?.pathname).toBe('/thank-you');
    expect(await newOrders(sandbox)).toHaveLength(1);
  });

  it('increments order numbers', async () => {
    const numbers: (string | undefined)[] = [];
    for (const slug of ['flo-tray', 'ora-serving-bowl']) {
      await add(client, slug);
      numbers.push((await client.orders.getOrder(await buy(sandbox, client))).number);
    }
    expect(numbers).toEqual(['10001', '10002']);
  });

  it('creates one order for a double submit', async () => {
    await add(client, 'arc-vase', CHALK);
    const page = await openCheckout(sandbox, client);
    const sent = await Promise.all([page.submit(BUYER), page.submit(BUYER), page.submit(BUYER)]);
    expect(new Set(sent.map(({ location }) => location?.href)).size).toBe(1);
    expect(await newOrders(sandbox)).toHaveLength(1);
    const again = await page.submit(BUYER);
    expect(again.location?.href).toBe(sent[0].location?.href);
  });

  it('redirects to the order when the page is opened again', async () => {
    await add(client, 'arc-vase', CHALK);
    const url = await checkoutUrl(client);
    const { location } = await (await openPage(sandbox, url)).submit(BUYER);
    const reopened = await sandbox.fetch(new Request(url));
    expect([reopened.status, reopened.headers.get('location')]).toEqual([303, location?.href]);
  });

  it('charges nothing on a declined card, shows the reason, and accepts another card', async () => {
    await add(client, 'arc-vase', CHALK);
    const page = await openCheckout(sandbox, client);
    const declined = (await page.submit({ ...BUYER, cardNumber: CARD.declined })).page;
    expect(declined?.status).toBe(402);
    expect(declined?.alert).toContain('declined');
    expect(declined?.field('City').value).toBe('Hudson');
    expect(await newOrders(sandbox)).toEqual([]);
    expect((await client.currentCart.getCurrentCart()).lineItems).toHaveLength(1);
    const { location } = (await declined?.submit({ cardNumber: CARD.pays })) ?? {};
    expect(location?.searchParams.get('orderId')).toBeTruthy();
  });

  it('keeps an order pending until its payment is confirmed', async () => {
    await add(client, 'arc-vase', CHALK);
    const order = await client.orders.getOrder(await buy(sandbox, client, { cardNumber: CARD.pending }));
    expect(order).toMatchObject({
      paymentStatus: 'PENDING',
      balanceSummary: {
        paid: { amount: '0.00' },
        pending: { amount: '78.00' },
        balance: { amount: '78.00' },
      },
    });
    const { orderTransactions } = await client.orderTransactions.listTransactionsForSingleOrder(
      order._id ?? '',
    );
    expect(orderTransactions?.payments).toMatchObject([{ regularPaymentDetails: { status: 'PENDING' } }]);
  });

  it('applies and shows the coupon until it is used up', async () => {
    await sandbox.platform.db.write(async (tx) => {
      await tx.update(coupons).set({ usageLimit: 1 }).where(eq(coupons.code, 'WELCOME10'));
    });
    await add(client, 'arc-vase', CHALK);
    await client.currentCart.updateCurrentCart({ couponCode: 'WELCOME10' });
    const other = await visitorClient(sandbox);
    await add(other, 'arc-vase', CHALK);
    await other.currentCart.updateCurrentCart({ couponCode: 'WELCOME10' });
    const waiting = await openCheckout(sandbox, other);
    expect(waiting.sums()).toMatchObject({ 'Coupon WELCOME10': '−$7.80', Total: '$70.20' });

    const order = await client.orders.getOrder(await buy(sandbox, client));
    expect(order.appliedDiscounts).toMatchObject([
      { coupon: { code: 'WELCOME10', amount: { amount: '7.80' } } },
    ]);
    const late = (await waiting.submit(BUYER)).page;
    expect(late?.status).toBe(409);
    expect(late?.alert).toContain('total has changed');
    expect(late?.text).toContain('Coupon usage limit is exceeded');
    expect(await newOrders(sandbox)).toHaveLength(1);
  });

  it('requires no card when there is nothing to pay', async () => {
    await sandbox.platform.db.write(async (tx) => {
      await tx.update(coupons).set({ value: 100 }).where(eq(coupons.code, 'WELCOME10'));
    });
    await add(client, 'arc-vase', CHALK);
    await client.currentCart.updateCurrentCart({ couponCode: 'WELCOME10' });
    const order = await client.orders.getOrder(await buy(sandbox, client, { cardNumber: '' }));
    expect(order).toMatchObject({ paymentStatus: 'PAID', priceSummary: { total: { amount: '0.00' } } });
  });

  it('shows its own thank-you page for shops without one', async () => {
    await add(client, 'arc-vase', CHALK);
    const page = await openPage(sandbox, await checkoutUrl(client, { postFlowUrl: `${SHOP}/home` }));
    const { location } = await page.submit(BUYER);
    expect(location?.origin).toBe(sandbox.url);
    const thanks = await openPage(sandbox, location?.href ?? '');
    expect(thanks.text).toContain('Order 10001 is placed');
    expect(thanks.document.querySelector('main a')?.getAttribute('href')).toBe(`${SHOP}/home`);
  });

  it('links to bought files in order and mail, as long as the link is valid, and not before payment', async () => {
    await add(client, 'glaze-recipe-book');
    const order = await client.orders.getOrder(await buy(sandbox, client));
    const file = order.lineItems?.[0]?.digitalFile;
    expect(file?.expirationDate?.getTime()).toBeGreaterThan(sandbox.platform.clock.now());
    const link = file?.link ?? '';
    const { mails } = await (await get(sandbox, '/_sandbox/mail')).json();
    expect(mails[0].links[0]).toBe(link);
    const download = await sandbox.fetch(new Request(link));
    expect(download.status).toBe(200);
    expect((await download.arrayBuffer()).byteLength).toBeGreaterThan(100);
    sandbox.platform.clock.advance(31 * 24 * 60 * 60 * 1000);
    expect((await sandbox.fetch(new Request(link))).status).toBe(410);
    sandbox.platform.clock.set(null);

    await add(client, 'glaze-recipe-book');
    const unpaid = await client.orders.getOrder(await buy(sandbox, client, { cardNumber: CARD.pending }));
    expect(unpaid.lineItems?.[0]?.digitalFile).toBeUndefined();
  });
});

describe('changes while the page is open', () => {
  it('sells the last item once: the second buyer sees a message, pays nothing, and gets a link back', async () => {
    const shoppers = [client, await visitorClient(sandbox)];
    const choices = { Glaze: 'Sage' };
    const pages = await Promise.all(
      shoppers.map(async (shopper) => {
        await add(shopper, 'mira-teapot', { options: choices });
        return openCheckout(sandbox, shopper);
      }),
    );
    const sent = await Promise.all(pages.map((page) => page.submit(BUYER)));
    expect(sent.filter(({ location }) => location)).toHaveLength(1);
    const loser = sent.find(({ page }) => page)?.page;
    expect(loser?.status).toBe(409);
    expect(loser?.alert).toMatch(/Mira Teapot just sold out\. Nothing was charged/);
    expect(loser?.document.querySelector('main a')?.getAttribute('href')).toBe(`${SHOP}/`);
    expect(await newOrders(sandbox)).toHaveLength(1);
    expect(await stockOf('mira-teapot', choices)).toBe(0);
    const availability = await client.products.getProduct((await productOf(client, 'mira-teapot')).id);
    expect(availability.product?.stock?.inventoryStatus).toBe('PARTIALLY_OUT_OF_STOCK');
  });

  it('reserves nothing when only a part of the order is in stock', async () => {
    await add(client, 'lund-bowl', { options: { Glaze: 'Ink', Size: 'Small, 18 cm' }, quantity: 3 });
    await add(client, 'arc-vase', CHALK);
    const page = await openCheckout(sandbox, client);
    await setStock(sandbox, 'lund-bowl', { Glaze: 'Ink', Size: 'Small, 18 cm' }, 2);
    const before = await stockOf('arc-vase', { Glaze: 'Chalk' });
    const rejected = (await page.submit(BUYER)).page;
    expect(rejected?.alert).toContain('Only 2 of Lund Bowl left');
    expect(await stockOf('arc-vase', { Glaze: 'Chalk' })).toBe(before);
    expect(await newOrders(sandbox)).toEqual([]);
  });

  it('charges no total that was not shown: price, state or delivery changed', async () => {
    await add(client, 'rille-bud-vase', CHALK);
    const page = await openCheckout(sandbox, client);
    const changed = (await page.submit({ ...BUYER, subdivision: 'US-NY' })).page;
    expect(changed?.status).toBe(409);
    expect(changed?.alert).toContain('The total has changed');
    expect(await newOrders(sandbox)).toEqual([]);
    const { location } = (await changed?.submit({})) ?? {};
    const order = await client.orders.getOrder(location?.searchParams.get('orderId') ?? '');
    expect(order.taxSummary?.totalTax?.amount).toBe('3.20');
  });

  it('asks the buyer to check the delivery when the selected option is not offered in the country', async () => {
    await add(client, 'rille-bud-vase', CHALK);
    const page = await openCheckout(sandbox, client);
    const changed = (await page.submit({ ...BUYER, country: 'GB' })).page;
    expect(changed?.status).toBe(409);
    expect(changed?.alert).toContain('shipping options have changed');
    expect(changed?.text).toContain('International standard');
    const { location } = (await changed?.submit({})) ?? {};
    expect(location?.searchParams.get('orderId')).toBeTruthy();
  });
});
