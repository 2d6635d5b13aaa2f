import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeShownCart } from '@/lib/model/shown-cart';
import { control } from '../../sandbox/tests/sign-in';
import { usd } from '../fixtures/money';
import { framework } from './framework';
import { newVisitor, openShop, usdOfLine } from './shop-visitor';

const sandbox = await openShop();
// Modules that are loaded here have the environment of the sandbox.
await import('@/lib/wix/catalog/current-catalog');
let visitor: ReturnType<typeof newVisitor>;

beforeEach(() => {
  visitor = newVisitor();
});

const apply = (code: string) => visitor.apply(code);

/** Returns the total on the platform's checkout page. */
async function charged(request: Record<string, unknown>): Promise<string> {
  const { json } = await visitor.checkOut(request);
  const page = await (await fetch(json.url)).text();
  return /<dd class="total">([^<]*)/.exec(page)?.[1] ?? '';
}

describe('a coupon', () => {
  it('is applied and removed', async () => {
    await visitor.add('ora-serving-bowl');
    const on = await apply(' welcome10 ');
    expect(on.status).toBe(200);
    expect(on.json.cart).toMatchObject({ couponCode: 'WELCOME10', count: 1 });
    const off = await visitor.withdraw('coupon');
    expect(off.json.cart).toMatchObject({ couponCode: null, count: 1 });
    expect((await visitor.withdraw('coupon')).status).toBe(200);
  });

  it('cannot be guessed without end: a code may be a gift card, which is money', async () => {
    await visitor.add('ora-serving-bowl');
    const statuses: number[] = [];
    for (let turn = 0; turn < 12; turn++) statuses.push((await apply(`GUESS${turn}`)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429, 429]);
  });

  it.each([
    ['NOSUCHCODE', 'code-unknown'],
    ['SUMMER25', 'coupon-expired'],
    ['LASTONE', 'coupon-used-up'],
  ])('that cannot be used is rejected with the reason: %s', async (code, reason) => {
    await visitor.add('ora-serving-bowl');
    const { status, json } = await apply(code);
    expect(status).toBe(422);
    expect(json.error.code).toBe(reason);
    expect((await visitor.cart()).couponCode).toBeNull();
  });

  it('reports the amount missing to its minimum, and is accepted above it', async () => {
    await visitor.add('studio-wallpaper-pack');
    expect((await apply('TAKE5')).json.error.code).toBe('coupon-minimum');
    await visitor.add('ora-serving-bowl');
    expect((await apply('TAKE5')).json.cart.couponCode).toBe('TAKE5');
  });

  it('requires a cart', async () => {
    const { status, json } = await apply('WELCOME10');
    expect(status).toBe(409);
    expect(json.error.code).toBe('cart-empty');
  });
});

describe('the estimate', () => {
  beforeEach(() => visitor.add('bue-bookends'));

  it('covers the country, with every delivery option there', async () => {
    expect(await visitor.estimate({ country: 'US' })).toEqual({
      subtotal: usd('98.00'),
      discount: null,
      shipping: usd('0.00'),
      tax: null,
      fees: [],
      total: usd('98.00'),
      shippingOptions: [
        expect.objectContaining({ code: 'standard', title: 'Standard', deliveryTime: '3–5 business days' }),
        expect.objectContaining({ code: 'express', cost: usd('14.50'), pickupAddress: null }),
        expect.objectContaining({
          code: 'studio-pickup',
          pickupAddress: expect.stringContaining('412 Warren Street'),
        }),
      ],
      selectedShippingCode: 'standard',
      problems: [],
      memberships: { eligible: [], invalid: [], selectedIds: [] },
      giftCard: null,
      violations: [],
    });
    expect(await visitor.estimate({ country: 'DE' })).toMatchObject({
      shipping: usd('18.00'),
      tax: usd('22.04'),
      total: usd('138.04'),
    });
  });

  it('includes the selected delivery option', async () => {
    expect(await visitor.estimate({ country: 'US', shippingCode: 'express' })).toMatchObject({
      shipping: usd('14.50'),
      total: usd('112.50'),
      selectedShippingCode: 'express',
    });
  });

  it('includes the tax of the region', async () => {
    expect(await visitor.estimate({ country: 'US', subdivision: 'US-NY' })).toMatchObject({
      subtotal: usd('98.00'),
      tax: usd('8.70'),
      total: usd('106.70'),
    });
  });

  it('equals the checkout’s charge for the selected place and delivery', async () => {
    const choice = { country: 'US', subdivision: 'US-NY', shippingCode: 'express' };
    const { total } = await visitor.estimate(choice);
    expect(total).toEqual(usd('122.48'));
    expect(await charged(choice)).toBe('$122.48');
  });

  it('includes the discount', async () => {
    await apply('WELCOME10');
    expect(await visitor.estimate({ country: 'US' })).toMatchObject({
      discount: usd('9.80'),
      subtotal: usd('98.00'),
    });
  });

  it('falls back to the first delivery option where the selected one is unavailable', async () => {
    expect(await visitor.estimate({ country: 'DE', shippingCode: 'express' })).toMatchObject({
      selectedShippingCode: 'international-standard',
    });
  });

  it('names the problem where nothing is delivered', async () => {
    expect(await visitor.estimate({ country: 'XK' })).toMatchObject({
      shippingOptions: [],
      problems: ['shipping'],
    });
  });
});

describe('the estimate of other carts', () => {
  it('is absent for a shopper without a cart, without a call', async () => {
    expect(await visitor.estimate({ country: 'US' })).toBeNull();
  });

  it('has no delivery option for digital items', async () => {
    await visitor.add('glaze-recipe-book');
    expect(await visitor.estimate({ country: 'US' })).toMatchObject({
      shipping: null,
      shippingOptions: [],
      total: usd('18.00'),
      problems: [],
    });
  });
});

describe('the selection for the totals', () => {
  const choose = (form: Record<string, string>) =>
    visitor.send('/api/cart/estimate', { form: { returnTo: '/de/cart', ...form } });
  const stored = async () => {
    framework.jar = visitor.jar;
    return (await import('@/lib/cart/totals-choice')).readTotalsChoice();
  };

  it('is stored by a plain form, which redirects to the cart, and applies to a checkout without a selection', async () => {
    await visitor.add('bue-bookends');
    const { status, location } = await choose({
      shownCountry: 'US',
      country: 'US',
      subdivision: 'US-NY',
      shippingCode: 'express',
    });
    expect([status, location]).toEqual([303, '/de/cart']);
    expect(await stored()).toEqual({
      country: 'US',
      subdivision: 'US-NY',
      shippingCode: 'express',
      membershipIds: [],
    });
    expect(await charged({})).toBe('$122.48');
  });

  it('is stored when a script changes it, not when it requests the current selection', async () => {
    await visitor.add('bue-bookends');
    await visitor.estimate({ country: 'US' });
    expect([...visitor.jar.keys()].filter((name) => name.includes('totals'))).toEqual([]);
    await visitor.estimate({ country: 'DE' });
    expect(await stored()).toMatchObject({ country: 'DE' });
  });

  it('does not carry over to the next shopper, and is ignored when damaged', async () => {
    await visitor.add('bue-bookends');
    await choose({ country: 'DE' });
    const totalsCookie = visitor.jar.get('totals') ?? '';
    visitor.jar.set('totals', `${totalsCookie}}`);
    expect(await stored()).toMatchObject({ country: 'US' });
    const next = newVisitor();
    visitor = next;
    await visitor.add('bue-bookends');
    next.jar.set('totals', totalsCookie);
    expect(await stored()).toMatchObject({ country: 'US' });
  });

  it('taxes a download by the billing address, in the estimate and in the checkout', async () => {
    await visitor.add('glaze-recipe-book');
    expect(await visitor.estimate({ country: 'DE' })).toMatchObject({ shipping: null, total: usd('19.26') });
    expect(await charged({ country: 'DE' })).toBe('$19.26');
  });
});

describe('a cart with a product that was hidden', () => {
  it('has an error on its line, and cannot be checked out until the line is removed', async () => {
    await visitor.add('bue-bookends');
    await visitor.add('flo-tray');
    const setVisible = (visible: boolean) => control(sandbox, 'PATCH', 'products/flo-tray', { visible });
    await setVisible(false);
    const { lines } = await visitor.cart();
    expect(lines).toMatchObject([
      { availability: 'available' },
      { name: 'Flo Tray', availability: 'not-found', fullPrice: null, addRequest: null },
    ]);
    const { status, json } = await visitor.checkOut();
    expect([status, json.error.code]).toEqual([409, 'lines-unavailable']);
    const form = await visitor.send('/checkout', { form: { returnTo: '/cart' } });
    expect(form.location).toBe('/cart?error=lines-unavailable');

    await visitor.remove(lines[1].id);
    expect((await visitor.checkOut()).status).toBe(200);
    await setVisible(true);
  });
});

describe('a price that rises while the cart is open', () => {
  const setPrice = (price: number) => control(sandbox, 'PATCH', 'products/bue-bookends', { price });
  afterEach(() => setPrice(98));
  const choice = { country: 'US', subdivision: 'US-NY', shippingCode: 'express' };
  /** The fields that the cart page, or the drawer, sends with its checkout form. */
  const shownIn = async (page: 'cart' | 'drawer') =>
    writeShownCart(await visitor.cart(), page === 'cart' ? await visitor.estimate(choice) : null);

  it('stops the plain form once, and the page then names the line, both prices and both totals', async () => {
    await visitor.add('bue-bookends');
    const [line] = (await visitor.cart()).lines;
    const shown = await shownIn('cart');
    await setPrice(118);
    const form = { ...choice, returnTo: '/de/cart', buyerNote: 'Wrap it.', shown };
    expect((await visitor.send('/checkout', { form })).location).toBe('/de/cart?error=price-raised');
    const { readSentForm } = await import('@/lib/cart/plain-forms');
    framework.jar = visitor.jar;
    expect(await readSentForm()).toEqual({
      message: null,
      note: 'Wrap it.',
      orderValues: null,
      increase: {
        lines: [{ id: line?.id, from: usdOfLine('98.00'), to: usdOfLine('118.00') }],
        total: { from: usd('122.48'), to: usd('144.26') },
      },
    });
    const next = { ...form, shown: await shownIn('cart') };
    const { location } = await visitor.send('/checkout', { form: next });
    expect(await (await fetch(location ?? '')).text()).toContain('144,26\u00a0$');
  });

  it('stops the form of the drawer, which shows no total', async () => {
    await visitor.add('bue-bookends');
    const shown = await shownIn('drawer');
    await setPrice(118);
    const stopped = await visitor.checkOut({ shown });
    expect([stopped.status, stopped.json.error.code]).toEqual([409, 'price-raised']);
    await visitor.estimate({ country: 'US' });
    const next = await visitor.checkOut({ shown: await shownIn('drawer') });
    expect(next.status).toBe(200);
  });

  it('does not stop a lower price, an equal one, and a form without or with broken prices', async () => {
    await visitor.add('bue-bookends');
    for (const shown of [await shownIn('cart'), undefined, 'USD 1 x_y', 'USD - '])
      expect((await visitor.checkOut({ ...choice, shown })).status).toBe(200);
    const shown = await shownIn('cart');
    await setPrice(88);
    expect((await visitor.checkOut({ ...choice, shown })).status).toBe(200);
  });

  it('is the total alone where no line costs more', async () => {
    await visitor.add('bue-bookends');
    await apply('WELCOME10');
    const shown = await shownIn('cart');
    await visitor.withdraw('coupon');
    const { location } = await visitor.send('/checkout', { form: { ...choice, shown } });
    expect(location).toBe('/cart?error=price-raised');
    const { readSentForm } = await import('@/lib/cart/plain-forms');
    framework.jar = visitor.jar;
    expect((await readSentForm()).increase).toMatchObject({ lines: [], total: { to: usd('122.48') } });
  });
});

describe('a cart that is gone at the checkout', () => {
  const checkOut = async (shown: string) =>
    (await visitor.send('/checkout', { form: { shown, returnTo: '/de/cart' } })).location;

  it('is reported as lost, not as empty, to a page that showed it', async () => {
    await visitor.add('ora-serving-bowl');
    const shown = writeShownCart(await visitor.cart(), null);
    visitor.jar.clear();
    expect(await checkOut(shown)).toBe('/de/cart?error=cart-lost');
    await visitor.add('ora-serving-bowl');
    await visitor.empty();
    expect(await checkOut(shown)).toBe('/de/cart?error=cart-lost');
    expect(await checkOut('')).toBe('/de/cart?error=cart-empty');
    await visitor.add('ora-serving-bowl');
    await visitor.remove((await visitor.cart()).lines[0]?.id);
    expect(await checkOut('')).toBe('/de/cart?error=cart-empty');
  });
});

describe('a note to the merchant', () => {
  it('is stored with the cart, whose lines stay unchanged', async () => {
    await visitor.add('ora-serving-bowl');
    const { status, json } = await visitor.writeNote('Please wrap it.');
    expect(status).toBe(200);
    expect(json.cart).toMatchObject({ count: 1, note: 'Please wrap it.' });
    expect((await visitor.cart()).note).toBe('Please wrap it.');
    const removed = await visitor.writeNote('');
    expect(removed.json.cart.note).toBeUndefined();
  });

  it('is stored by a plain form, whose line breaks have two characters', async () => {
    await visitor.add('ora-serving-bowl');
    const { status, location } = await visitor.send('/api/cart', {
      form: { buyerNote: ' Wrap it.\r\nRing twice. ', returnTo: '/de/cart', country: 'US' },
    });
    expect([status, location]).toEqual([303, '/de/cart']);
    expect((await visitor.cart()).note).toBe('Wrap it.\nRing twice.');
  });

  it('is stored by the checkout, which leaves it unchanged without the field', async () => {
    await visitor.add('ora-serving-bowl');
    expect((await visitor.checkOut({ buyerNote: 'Wrap it.' })).status).toBe(200);
    expect((await visitor.checkOut()).status).toBe(200);
    expect((await visitor.cart()).note).toBe('Wrap it.');
  });

  it('is in the cookie for the cart page when its plain form fails', async () => {
    const { readSentForm } = await import('@/lib/cart/plain-forms');
    const { status, location } = await visitor.send('/api/cart', { form: { buyerNote: 'Hi' } });
    expect([status, location]).toEqual([303, '/cart?error=not-found']);
    expect(await readSentForm()).toEqual({ message: null, note: 'Hi', orderValues: null, increase: null });
  });

  it('requires a cart', async () => {
    const { status, json } = await visitor.writeNote('Hi');
    expect(status).toBe(404);
    expect(json.error.code).toBe('not-found');
  });
});
