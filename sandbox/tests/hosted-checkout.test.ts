import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { coupons } from '../ecom/quote/schema';
import {
  BUYER,
  buy,
  CARD,
  checkoutUrl,
  type HostedPage,
  newOrders,
  openCheckout,
  openPage,
  SHOP,
} from './hosted-page';
import { openSandbox } from './open-sandbox';
import { type Client, rejects, visitorClient } from './sdk-client';
import { add, BOWL, CHALK, INK_SMALL, productOf, type Selection, setStock, stockOf } from './shopper';
import { mailsOf } from './sign-in';

const sandbox = await openSandbox({ resets: true });
let client: Client;
beforeEach(async () => {
  client = await visitorClient(sandbox);
});

const selectionOf = (slug: string): Selection => (slug.endsWith('vase') ? CHALK : {});

/** Opens the page with one product in the cart, by default a vase of $78 that ships free of charge. */
async function pageWith(slug = 'arc-vase', selection?: Selection, shopper = client) {
  await add(shopper, slug, selection ?? selectionOf(slug));
  return openCheckout(sandbox, shopper);
}
async function ordered(slug = 'arc-vase', fields: Record<string, string> = {}) {
  await add(client, slug, selectionOf(slug));
  return client.orders.getOrder(await buy(sandbox, client, fields));
}
const setCoupon = (change: Partial<typeof coupons.$inferInsert>) =>
  sandbox.platform.db.write((tx) => tx.update(coupons).set(change).where(eq(coupons.code, 'WELCOME10')));
const welcome = (shopper = client) => shopper.currentCart.updateCurrentCart({ couponCode: 'WELCOME10' });

describe('the page', () => {
  it('has the labeled fields, the test cards, the summary and the links back', async () => {
    const page = await pageWith();
    expect(page.status).toBe(200);
    const names = ['Email', 'First name', 'Last name', 'Phone'];
    for (const label of [...names, 'Address', 'City', 'Postal code', 'Card number'])
      expect(page.field(label).value, label).toBe('');
    expect(page.field('Country').value).toBe('US');
    for (const text of ['Arc Vase', ...Object.values(CARD)]) expect(page.text).toContain(text);
    const links = [...page.document.querySelectorAll('main a')];
    expect(links.map((a) => [a.textContent, a.getAttribute('href')])).toEqual([
      ['Back to the shop', `${SHOP}/`],
      ['Edit cart', `${SHOP}/cart`],
    ]);
    expect(page.sums()).toEqual({ Subtotal: '$78.00', Shipping: 'Free', Tax: '$0.00', Total: '$78.00' });
  });

  it('has the colors and the fonts of the brand', async () => {
    const page = await pageWith();
    const sheets = [...page.document.querySelectorAll('link[rel=stylesheet]')];
    expect(sheets.map((link) => link.getAttribute('href'))).toEqual([
      '/_hosted/page.css',
      '/_hosted/brand.css',
    ]);
    const css = await (await sandbox.fetch(new Request(`${sandbox.url}/_hosted/brand.css`))).text();
    expect(css).toContain('--button-text: light-dark(#fbf9f5, #1f1c18);');
    expect(css).toContain('--headings: Instrument Serif,');
  });

  it('taxes downloads by the address that the checkout already had', async () => {
    await add(client, 'glaze-recipe-book');
    const billingAddress = { country: 'DE' };
    await client.currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB', billingAddress });
    const page = await openCheckout(sandbox, client);
    expect(page.sums()).toMatchObject({ VAT: '$1.26', Total: '$19.26' });
    await page.submit(BUYER);
    expect(await newOrders(sandbox)).toMatchObject([{ priceSummary: { total: { amount: '19.26' } } }]);
  });

  it('prefills the buyer’s details from the cart', async () => {
    await add(client, 'arc-vase', CHALK);
    const contactInfo = { address: { country: 'DE', city: 'Kiel' }, contactDetails: { firstName: 'Mira' } };
    const cartInfo = { buyerInfo: { email: 'mira@example.com' }, contactInfo };
    await client.currentCart.updateCurrentCart({ cartInfo });
    const page = await openCheckout(sandbox, client);
    const values = ['Email', 'First name', 'Country'].map((label) => page.field(label).value);
    expect(values).toEqual(['mira@example.com', 'Mira', 'DE']);
    expect(page.text).toContain('International standard');
  });

  it('updates totals and delivery options without a script, and preserves everything typed', async () => {
    const page = await pageWith('rille-bud-vase');
    expect(page.sums()).toMatchObject({ Shipping: '$6.00', Total: '$36.00' });
    const fields = { ...BUYER, subdivision: 'US-NY', delivery: 'express' };
    const inNewYork = (await page.submit(fields, 'update')).page;
    expect(inNewYork?.sums()).toEqual({
      Subtotal: '$30.00',
      Shipping: '$14.50',
      'New York sales tax': '$3.95',
      Total: '$48.45',
    });
    expect(inNewYork?.field('Card number').value).toBe(CARD.pays);
    expect(inNewYork?.field('Email').value).toBe(BUYER.email);
    const abroad = (await inNewYork?.submit({ country: 'GB' }, 'update'))?.page;
    expect(abroad?.sums()).toMatchObject({ Shipping: '$18.00', VAT: '$9.60', Total: '$57.60' });
    expect(await newOrders(sandbox)).toEqual([]);
  });

  it('shows an error next to each invalid field, and preserves what was typed, with markup escaped', async () => {
    const page = await pageWith();
    const name = '"><img src=x onerror=alert(1)>';
    const typed = { email: 'mira', firstName: name, cardNumber: '4111 1111 1111 1111' };
    const rejected = (await page.submit(typed)).page;
    expect(rejected?.status).toBe(400);
    expect(rejected?.document.querySelector('img[src=x]')).toBeNull();
    const errors = {
      Email: ['mira', 'Enter an email address like name@example.com'],
      'First name': [name, undefined],
      'Last name': ['', 'Enter your last name'],
      Address: ['', 'Enter your street address'],
      City: ['', 'Enter your city'],
      'Postal code': ['', 'Enter your postal code'],
      'Card number': [typed.cardNumber, 'Only the test cards below work here'],
      Phone: ['', undefined],
    };
    for (const [label, [value, error]] of Object.entries(errors))
      expect(rejected?.field(label), label).toEqual({ value, error });
    expect(await newOrders(sandbox)).toEqual([]);
  });

  it('requires no address for downloads', async () => {
    const page = await pageWith('glaze-recipe-book');
    expect(() => page.field('Address')).toThrow();
    const { email, firstName, lastName, cardNumber } = BUYER;
    const { location } = await page.submit({ email, firstName, lastName, cardNumber });
    expect(location?.pathname).toBe('/thank-you');
  });

  it('sends its URL to no other site', async () => {
    await add(client, 'arc-vase', CHALK);
    const { headers } = await sandbox.fetch(new Request(await checkoutUrl(client)));
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
  });
});

describe('paying', () => {
  it('places the order, reduces stock, empties the cart, sends mail, and returns with the order’s id', async () => {
    const before = await stockOf(client, 'arc-vase', CHALK.options);
    const page = await pageWith('arc-vase', { ...CHALK, quantity: 2 });
    // As the Enter key in a field does.
    const { location } = await page.pressEnter({ ...BUYER, phone: '+1 555 0100' });
    expect(`${location?.origin}${location?.pathname}`).toBe(`${SHOP}/thank-you`);
    expect(await client.orders.getOrder(location?.searchParams.get('orderId') ?? '')).toMatchObject({
      number: '10001',
      paymentStatus: 'PAID',
      fulfillmentStatus: 'NOT_FULFILLED',
      lineItems: [{ productName: { original: 'Arc Vase' }, quantity: 2, price: { amount: '78.00' } }],
      balanceSummary: { balance: { amount: '0.00' }, paid: { amount: '156.00' } },
      billingInfo: { contactDetails: { firstName: 'Mira', lastName: 'Holm', phone: '+1 555 0100' } },
      recipientInfo: { address: { country: 'US', city: 'Hudson', postalCode: '12534' } },
      shippingInfo: { code: 'standard', title: 'Standard' },
      buyerInfo: { email: BUYER.email },
    });
    expect(await stockOf(client, 'arc-vase', CHALK.options)).toBe(before - 2);
    await rejects(client.currentCart.getCurrentCart(), 404);
    expect(await mailsOf(sandbox)).toMatchObject([
      { to: BUYER.email, subject: 'Order 10001: thank you', links: [location?.href] },
    ]);
    expect((await ordered('flo-tray')).number).toBe('10002');
  });

  it('creates one order for a double submit, to which the page then redirects', async () => {
    await add(client, 'arc-vase', CHALK);
    const url = await checkoutUrl(client);
    const page = await openPage(sandbox, url);
    const sent = await Promise.all([page.submit(BUYER), page.submit(BUYER), page.submit(BUYER)]);
    const address = sent[0].location?.href;
    for (const { location } of [...sent, await page.submit(BUYER)]) expect(location?.href).toBe(address);
    expect(await newOrders(sandbox)).toHaveLength(1);
    const reopened = await sandbox.fetch(new Request(url));
    expect([reopened.status, reopened.headers.get('location')]).toEqual([303, address]);
  });

  it('charges nothing on a declined card, shows the reason, and accepts another card', async () => {
    const declined = (await (await pageWith()).submit({ ...BUYER, cardNumber: CARD.declined })).page;
    expect(declined?.status).toBe(402);
    expect(declined?.alert).toContain('declined');
    expect(declined?.field('City').value).toBe('Hudson');
    expect(await newOrders(sandbox)).toEqual([]);
    expect((await client.currentCart.getCurrentCart()).lineItems).toHaveLength(1);
    const { location } = (await declined?.submit({ cardNumber: CARD.pays })) ?? {};
    expect(location?.searchParams.get('orderId')).toBeTruthy();
  });

  it('keeps an order pending until its payment is confirmed', async () => {
    const order = await ordered('arc-vase', { cardNumber: CARD.pending });
    const [none, due] = [{ amount: '0.00' }, { amount: '78.00' }];
    const balanceSummary = { paid: none, pending: due, balance: due };
    expect(order).toMatchObject({ paymentStatus: 'PENDING', balanceSummary });
    const { orderTransactions } = await client.orderTransactions.listTransactionsForSingleOrder(
      order._id ?? '',
    );
    expect(orderTransactions?.payments).toMatchObject([{ regularPaymentDetails: { status: 'PENDING' } }]);
  });

  it('applies and shows the coupon until it is used up', async () => {
    await setCoupon({ usageLimit: 1 });
    await add(client, 'arc-vase', CHALK);
    await welcome();
    const other = await visitorClient(sandbox);
    await add(other, 'arc-vase', CHALK);
    await welcome(other);
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
    await setCoupon({ value: 100 });
    await add(client, 'arc-vase', CHALK);
    await welcome();
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

  it('links to bought files in order and mail, as long as the link is valid', async () => {
    const file = (await ordered('glaze-recipe-book')).lineItems?.[0]?.digitalFile;
    expect(file?.expirationDate?.getTime()).toBeGreaterThan(sandbox.platform.clock.now());
    const link = file?.link ?? '';
    expect((await mailsOf(sandbox))[0]?.links[0]).toBe(link);
    const download = await sandbox.fetch(new Request(link));
    expect(download.status).toBe(200);
    expect((await download.arrayBuffer()).byteLength).toBeGreaterThan(100);
    sandbox.platform.clock.advance(31 * 24 * 3_600_000);
    expect((await sandbox.fetch(new Request(link))).status).toBe(410);
    sandbox.platform.clock.set(null);
  });
});

describe('changes while the page is open', () => {
  /** Expects that the buyer has to look again, and returns the page that says why. */
  async function rejectedPage(page: HostedPage, change: Record<string, string>, alert: string) {
    const changed = (await page.submit({ ...BUYER, ...change })).page;
    expect([changed?.status, changed?.alert]).toEqual([409, expect.stringContaining(alert)]);
    expect(await newOrders(sandbox)).toEqual([]);
    return changed;
  }
  const orderFrom = async (page: HostedPage | undefined) =>
    client.orders.getOrder((await page?.submit({}))?.location?.searchParams.get('orderId') ?? '');

  it('sells the last item once: the second buyer sees a message, pays nothing, and gets a link back', async () => {
    const choices = { Glaze: 'Sage' };
    const teapot = { options: choices };
    const pages = [
      await pageWith('mira-teapot', teapot),
      await pageWith('mira-teapot', teapot, await visitorClient(sandbox)),
    ];
    const sent = await Promise.all(pages.map((page) => page.submit(BUYER)));
    expect(sent.filter(({ location }) => location)).toHaveLength(1);
    const loser = sent.find(({ page }) => page)?.page;
    expect(loser?.status).toBe(409);
    expect(loser?.alert).toMatch(/Mira Teapot just sold out\. Nothing was charged/);
    expect(loser?.document.querySelector('main a')?.getAttribute('href')).toBe(`${SHOP}/`);
    expect(await newOrders(sandbox)).toHaveLength(1);
    expect(await stockOf(client, 'mira-teapot', choices)).toBe(0);
    const availability = await client.products.getProduct((await productOf(client, 'mira-teapot')).id);
    expect(availability.product?.stock?.inventoryStatus).toBe('PARTIALLY_OUT_OF_STOCK');
  });

  it('reserves nothing when only a part of the order is in stock', async () => {
    await add(client, 'lund-bowl', { ...BOWL, quantity: 3 });
    const page = await pageWith();
    await setStock(sandbox, 'lund-bowl', INK_SMALL, 2);
    const before = await stockOf(client, 'arc-vase', CHALK.options);
    await rejectedPage(page, {}, 'Only 2 of Lund Bowl left');
    expect(await stockOf(client, 'arc-vase', CHALK.options)).toBe(before);
  });

  it.each([
    ['the state', { subdivision: 'US-NY' }, 'The total has changed', '3.20'],
    ['the country', { country: 'GB' }, 'shipping options have changed', '9.60'],
  ])('charges no total that was not shown: %s changed', async (_, change, alert, tax) => {
    const changed = await rejectedPage(await pageWith('rille-bud-vase'), change, alert);
    expect((await orderFrom(changed)).taxSummary?.totalTax?.amount).toBe(tax);
  });
});
