import { beforeEach, describe, expect, it } from 'vitest';
import { BUYER, CARD, checkoutUrl, newOrders, openCheckout, openPage, SHOP } from './hosted-page';
import { openSandbox } from './open-sandbox';
import { get } from './sdk-client';
import { add, type BuyingClient, visitorClient } from './shopper';

const CHALK = { options: { Glaze: 'Chalk' } };

const sandbox = await openSandbox({ resets: true });
let client: BuyingClient;

beforeEach(async () => {
  client = await visitorClient(sandbox);
});

describe('the page', () => {
  it('has the labeled fields, the test cards, the summary and the links back', async () => {
    await add(client, 'arc-vase', CHALK);
    const page = await openCheckout(sandbox, client);
    expect(page.status).toBe(200);
    for (const label of [
      'Email',
      'First name',
      'Last name',
      'Phone',
      'Address',
      'City',
      'Postal code',
      'Card number',
    ])
      expect(page.field(label).value, label).toBe('');
    expect(page.field('Country').value).toBe('US');
    expect(page.text).toContain('Arc Vase');
    for (const card of Object.values(CARD)) expect(page.text).toContain(card);
    const links = [...page.document.querySelectorAll('main a')].map((a) => [
      a.textContent,
      a.getAttribute('href'),
    ]);
    expect(links).toEqual([
      ['Back to the shop', `${SHOP}/`],
      ['Edit cart', `${SHOP}/cart`],
    ]);
    expect(page.sums()).toEqual({ Subtotal: '$78.00', Shipping: 'Free', Tax: '$0.00', Total: '$78.00' });
  });

  it('taxes downloads by the address that the checkout already had', async () => {
    await add(client, 'glaze-recipe-book');
    const { checkoutId } = await client.currentCart.createCheckoutFromCurrentCart({
      channelType: 'WEB',
      billingAddress: { country: 'DE' },
    });
    const { redirectSession } = await client.redirects.createRedirectSession({
      ecomCheckout: { checkoutId },
      callbacks: { thankYouPageUrl: `${SHOP}/thank-you` },
    });
    const page = await openPage(sandbox, redirectSession?.fullUrl ?? '');
    expect(page.sums()).toMatchObject({ VAT: '$1.26', Total: '$19.26' });
    await page.submit({ ...BUYER, cardNumber: CARD.pays });
    expect(await newOrders(sandbox)).toMatchObject([{ priceSummary: { total: { amount: '19.26' } } }]);
  });

  it('prefills the buyer’s details from the cart', async () => {
    await add(client, 'arc-vase', CHALK);
    await client.currentCart.updateCurrentCart({
      cartInfo: {
        buyerInfo: { email: 'mira@example.com' },
        contactInfo: { address: { country: 'DE', city: 'Kiel' }, contactDetails: { firstName: 'Mira' } },
      },
    });
    const page = await openCheckout(sandbox, client);
    expect(page.field('Email').value).toBe('mira@example.com');
    expect(page.field('First name').value).toBe('Mira');
    expect(page.field('Country').value).toBe('DE');
    expect(page.text).toContain('International standard');
  });

  it('updates totals and delivery options without a script, and preserves everything typed', async () => {
    await add(client, 'rille-bud-vase', CHALK);
    const page = await openCheckout(sandbox, client);
    expect(page.sums()).toMatchObject({ Shipping: '$6.00', Total: '$36.00' });
    const inNewYork = (await page.submit({ ...BUYER, subdivision: 'US-NY', delivery: 'express' }, 'update'))
      .page;
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

  it('shows an error next to each invalid field, and preserves what was typed', async () => {
    await add(client, 'arc-vase', CHALK);
    const page = await openCheckout(sandbox, client);
    const rejected = (
      await page.submit({ email: 'mira', firstName: 'Mira', cardNumber: '4111 1111 1111 1111' })
    ).page;
    expect(rejected?.status).toBe(400);
    expect(rejected?.field('Email')).toEqual({
      value: 'mira',
      error: 'Enter an email address like name@example.com',
    });
    expect(rejected?.field('First name')).toEqual({ value: 'Mira', error: undefined });
    expect(rejected?.field('Last name').error).toBe('Enter your last name');
    expect(rejected?.field('Address').error).toBe('Enter your street address');
    expect(rejected?.field('City').error).toBe('Enter your city');
    expect(rejected?.field('Postal code').error).toBe('Enter your postal code');
    expect(rejected?.field('Card number').error).toBe('Only the test cards below work here');
    expect(rejected?.field('Phone').error).toBeUndefined();
    expect(await newOrders(sandbox)).toEqual([]);
  });

  it('escapes what is typed', async () => {
    await add(client, 'arc-vase', CHALK);
    const page = await openCheckout(sandbox, client);
    const name = '"><img src=x onerror=alert(1)>';
    const rejected = (await page.submit({ firstName: name })).page;
    expect(rejected?.field('First name').value).toBe(name);
    expect(rejected?.document.querySelector('img[src=x]')).toBeNull();
  });

  it('requires no address for downloads', async () => {
    await add(client, 'glaze-recipe-book');
    const page = await openCheckout(sandbox, client);
    expect(() => page.field('Address')).toThrow();
    const { email, firstName, lastName, cardNumber } = BUYER;
    const { location } = await page.submit({ email, firstName, lastName, cardNumber });
    expect(location?.pathname).toBe('/thank-you');
  });

  it('returns "not found" for a URL without its secret', async () => {
    for (const path of ['/__ecom/checkout', `/__ecom/checkout?sessionId=${crypto.randomUUID()}`])
      expect((await get(sandbox, path)).status).toBe(404);
  });

  it('sends its URL to no other site', async () => {
    await add(client, 'arc-vase', CHALK);
    const response = await sandbox.fetch(new Request(await checkoutUrl(client)));
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
  });
});
