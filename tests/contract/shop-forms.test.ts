import { beforeEach, describe, expect, it } from 'vitest';
import { newVisitor, openShop } from './shop-visitor';

const sandbox = await openShop();
const { catalogPlatform } = await import('@/lib/wix/catalog/current-catalog');
const { cookieCheckHref } = await import('@/lib/http/cookie-check');
const visitor = newVisitor();
beforeEach(() => visitor.jar.clear());
const productIdOf = async (slug: string) => (await catalogPlatform.queryProductBySlug(slug))?.id ?? '';

type Path = '/api/cart/items' | '/api/cart/code' | '/checkout' | '/sign-out';
const post = (path: Path, form: Record<string, string>) => visitor.send(path, { form });
const addMug = async (rest: Record<string, string> = {}) =>
  post('/api/cart/items', {
    productId: await productIdOf('solveig-mug'),
    variantId: '',
    'option:Glaze': 'Oat',
    quantity: '2',
    ...rest,
  });

describe('a plain form', () => {
  it('adds to the cart by the names of choices alone, and returns to its page', async () => {
    const { status, location, headers, json } = await addMug({ returnTo: '/products/solveig-mug?added=1' });
    expect(status).toBe(303);
    // The first cookie of a browser.
    expect(location).toBe(cookieCheckHref('/products/solveig-mug?added=1'));
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(json).toBeNull();
    expect((await visitor.cart()).lines).toMatchObject([
      { quantity: 2, choices: [{ name: 'Glaze', value: 'Oat' }] },
    ]);
  });

  it('changes a quantity and removes a line', async () => {
    await addMug();
    const [{ id: lineId }] = (await visitor.cart()).lines;
    const changed = await post('/api/cart/items', {
      _method: 'PATCH',
      lineId,
      quantity: '5',
      returnTo: '/cart',
    });
    expect(changed).toMatchObject({ status: 303, location: '/cart' });
    expect(await visitor.cart()).toMatchObject({ count: 5 });
    await post('/api/cart/items', { _method: 'DELETE', lineId });
    expect(await visitor.cart()).toMatchObject({ lines: [] });
  });

  it('has the cart say that the stock has cut a quantity, in the language of its page', async () => {
    const { readSentForm } = await import('@/lib/cart/plain-forms');
    const said = async () => (await readSentForm()).message;
    await addMug({ quantity: '4' });
    expect(await said()).toBeNull();
    await addMug({ quantity: '7', returnTo: '/cart' });
    expect(await said()).toBe('We could only add 5. That’s all we have left.');
    const [{ id: lineId }] = (await visitor.cart()).lines;
    await post('/api/cart/items', { _method: 'PATCH', lineId, quantity: '50', returnTo: '/de/cart' });
    expect(await said()).toBe('Solveig Mug: nur noch 9 vorrätig; so viele liegen jetzt in Ihrem Warenkorb.');
  });

  it('with an empty quantity changes nothing', async () => {
    await addMug();
    const [{ id: lineId }] = (await visitor.cart()).lines;
    const cleared = await post('/api/cart/items', { _method: 'PATCH', lineId, quantity: '' });
    expect(cleared.location).toBe('/cart?error=bad-quantity');
    expect(await visitor.cart()).toMatchObject({ count: 2 });
  });

  it('applies and removes a coupon', async () => {
    await addMug();
    expect((await post('/api/cart/code', { code: 'WELCOME10' })).location).toBe('/cart');
    expect((await visitor.cart()).couponCode).toBe('WELCOME10');
    await post('/api/cart/code', { _method: 'DELETE', kind: 'coupon' });
    expect((await visitor.cart()).couponCode).toBeNull();
  });

  it.each([
    ['sold out', 'sold-out', { 'option:Glaze': 'Sage' }],
    ['no quantity', 'bad-quantity', { quantity: '0' }],
    ['no product', 'bad-request', { productId: '' }],
  ])('that fails redirects back with the reason: %s', async (_, code, fields) => {
    const { status, location } = await addMug({ ...fields, returnTo: '/products/solveig-mug?a=b#buy' });
    expect(status).toBe(303);
    expect(location).toBe(`/products/solveig-mug?a=b&error=${code}#buy`);
  });

  it('without a choice for an option redirects to the product, with an error and all submitted values', async () => {
    const productId = await productIdOf('lund-bowl');
    const { status, location } = await post('/api/cart/items', {
      productId,
      'option:Glaze': 'Sage',
      'text:Engraving': 'For Ada',
      quantity: '3',
      returnTo: '/cart',
    });
    expect({ status, location }).toEqual({ status: 303, location: '/products/lund-bowl/options' });
    const { readBuyForm } = await import('@/lib/cart/plain-forms');
    expect(await readBuyForm('lund-bowl', productId)).toEqual({
      choices: { Glaze: 'Sage' },
      customText: { Engraving: 'For Ada' },
      modifiers: {},
      quantity: 3,
      errors: { Size: 'Please choose a size.' },
      message: 'Please choose a size.',
    });
    expect(await readBuyForm('solveig-mug', productId)).toBeNull();
    expect((await visitor.cart()).lines).toEqual([]);
  });

  it('without any choice names every option, in the language of its page', async () => {
    const productId = await productIdOf('lund-bowl');
    const { location } = await post('/api/cart/items', { productId, returnTo: '/de/cart' });
    expect(location).toBe('/de/products/lund-bowl/options');
    const { readBuyForm } = await import('@/lib/cart/plain-forms');
    expect(await readBuyForm('lund-bowl', productId)).toMatchObject({
      choices: {},
      quantity: 1,
      errors: { Glaze: 'Bitte wählen Sie: Glasur.', Size: 'Bitte wählen Sie: Größe.' },
    });
  });

  it('sent as JSON without its options gets an error about the options, not "sold out"', async () => {
    const productId = await productIdOf('lund-bowl');
    const { status, json } = await visitor.send('/api/cart/items', { json: { productId } });
    expect({ status, code: json.error.code }).toEqual({ status: 422, code: 'options-missing' });
  });

  it('with an invalid coupon redirects to the cart with the reason', async () => {
    await addMug();
    expect((await post('/api/cart/code', { code: 'SUMMER25' })).location).toBe('/cart?error=coupon-expired');
  });

  it('shows only the latest reason', async () => {
    const { location } = await addMug({ quantity: '0', returnTo: '/cart?error=sold-out' });
    expect(location).toBe('/cart?error=bad-quantity');
  });

  it.each([
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/.//elsewhere.example',
    '',
  ])('cannot redirect out of the shop: %j', async (returnTo) => {
    expect((await addMug({ returnTo })).location).toBe(cookieCheckHref('/cart'));
    expect((await addMug({ returnTo, quantity: '0' })).location).toBe('/cart?error=bad-quantity');
    expect((await post('/sign-out', { returnTo })).location).toBe('/');
  });
});

describe('checking out', () => {
  it('redirects a form to the platform’s page', async () => {
    await addMug();
    const { status, location } = await post('/checkout', { shippingCode: '', country: '' });
    expect(status).toBe(303);
    expect(location).toMatch(
      new RegExp(`^${sandbox.url}/__ecom/checkout\\?sessionId=[0-9a-f-]{36}&lang=en$`),
    );
  });

  it.each([
    ['/de/cart', 'de', 'ltr', 'Kasse'],
    ['/he/cart', 'he', 'rtl', 'קופה'],
  ])('leads from %s to a page in that language', async (returnTo, lang, direction, heading) => {
    await addMug();
    const { location } = await post('/checkout', { shippingCode: '', country: '', returnTo });
    const page = await (await fetch(location ?? '')).text();
    expect(page).toContain(`<html lang="${lang}" dir="${direction}">`);
    expect(page).toContain(`<h1>${heading}</h1>`);
  });

  it('returns the URL of that page to a script, with the selected options', async () => {
    await addMug();
    const { status, json } = await visitor.checkOut({ shippingCode: 'express', country: 'US' });
    expect(status).toBe(200);
    const page = await (await fetch(json.url)).text();
    expect(page).toContain('Solveig Mug');
    expect(page).toMatch(/value="express"[^>]*checked|checked[^>]*value="express"/);
  });

  it('is rejected for an empty cart', async () => {
    expect(await post('/checkout', {})).toMatchObject({ status: 303, location: '/cart?error=cart-empty' });
    await addMug();
    await visitor.empty();
    expect((await visitor.checkOut()).json.error.code).toBe('cart-empty');
    await addMug();
    const [{ id: lineId }] = (await visitor.cart()).lines;
    await post('/api/cart/items', { _method: 'DELETE', lineId });
    expect((await visitor.checkOut()).json.error.code).toBe('cart-empty');
  });
});
