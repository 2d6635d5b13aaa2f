import { beforeEach, describe, expect, it, vi } from 'vitest';
import { en } from '@/lib/i18n/messages/en';
import { createClock } from '../../../sandbox/core/clock';
import { control } from '../../../sandbox/tests/sign-in';
import { framework } from '../../contract/framework';
import { COMBINATIONS, callsDuring, newVisitor, openShop, SHOP } from '../../contract/shop-visitor';
import { newProcess } from '../../new-process';

beforeEach(() => {
  // Selects the shortest pauses between retries.
  vi.spyOn(Math, 'random').mockReturnValue(0);
});

async function openSite({ generation, cart }: (typeof COMBINATIONS)[number]) {
  newProcess();
  vi.stubGlobal('FEATURES', { discountLinks: true, cartLink: true });
  vi.stubEnv('WIX_CART', cart);
  const sandbox = await openShop(generation, { clock: createClock() });
  const { GET } = await import('@/features/discount-links/link-route');
  const visitor = newVisitor();
  const follow = async (code: string) => {
    framework.jar = visitor.jar;
    await GET(new Request(`${SHOP}/discount/${code}`), { params: Promise.resolve({ lang: 'en', code }) });
  };
  return { sandbox, visitor, follow, noted: () => visitor.jar.get('discount') ?? '' };
}

const PLAIN = 'bue-bookends';

describe.each(COMBINATIONS)('a discount link with the catalog $generation and the cart $cart', (site) => {
  it('calls nothing, and the first item applies its code', async () => {
    const { sandbox, visitor, follow, noted } = await openSite(site);
    expect(await callsDuring(sandbox, () => follow('WELCOME10'))).toEqual({});
    expect(visitor.jar.size).toBe(1);
    const { json } = await visitor.add(PLAIN);
    expect(json).toMatchObject({ added: 1, cart: { couponCode: 'WELCOME10' } });
    expect(json).not.toHaveProperty('rejection');
    expect(await visitor.cart()).toMatchObject({ couponCode: 'WELCOME10' });
    expect(noted()).toBe('');
  });

  it('takes two calls more than the add alone, and none without a link', async () => {
    const { sandbox, visitor, follow } = await openSite(site);
    await visitor.add(PLAIN);
    // The catalog, from which the lines have their pictures, is cached in a running shop.
    const sum = (calls: Record<string, number>) =>
      Object.entries(calls).reduce((all, [name, count]) => all + (name.includes('/ecom/') ? count : 0), 0);
    const plain = sum(await callsDuring(sandbox, () => visitor.add(PLAIN)));
    await follow('WELCOME10');
    expect(sum(await callsDuring(sandbox, () => visitor.add(PLAIN)))).toBe(plain + 2);
    expect(sum(await callsDuring(sandbox, () => visitor.add(PLAIN)))).toBe(plain);
  });

  it.each([
    ['NOTHING', 'code-unknown'],
    ['SUMMER25', 'coupon-expired'],
    ['LASTONE', 'coupon-used-up'],
  ])('with the code %s adds the item, says %s, and is over', async (code, rejection) => {
    const { visitor, follow, noted } = await openSite(site);
    await follow(code);
    const { status, json } = await visitor.add(PLAIN);
    expect({ status, ...json }).toMatchObject({
      status: 200,
      added: 1,
      rejection,
      cart: { couponCode: null },
    });
    expect(noted()).toBe('');
  });

  it('whose code needs a larger cart waits for it', async () => {
    const { visitor, follow, noted } = await openSite(site);
    await follow('TAKE5');
    expect((await visitor.add('glaze-recipe-book')).json).toMatchObject({ rejection: 'coupon-minimum' });
    expect(noted()).toBe('TAKE5');
    expect((await visitor.add(PLAIN)).json.cart).toMatchObject({ couponCode: 'TAKE5' });
    expect(noted()).toBe('');
  });

  it('tells the shopper of a plain form in the cart', async () => {
    const { visitor, follow } = await openSite(site);
    await follow('SUMMER25');
    const { catalogPlatform } = await import('@/lib/wix/catalog/current-catalog');
    const product = await catalogPlatform.queryProductBySlug(PLAIN);
    const form = { productId: product?.id ?? '', quantity: '1', returnTo: '/cart' };
    expect((await visitor.send('/api/cart/items', { form })).location).toBe('/cart');
    const { readSentForm } = await import('@/lib/cart/plain-forms');
    expect((await readSentForm()).message).toBe(en.errors['coupon-expired']);
  });

  it('leaves another coupon, until the shopper prefers its own', async () => {
    const { visitor, follow, noted } = await openSite(site);
    await visitor.add(PLAIN);
    await visitor.send('/api/cart/code', { json: { code: 'FREESHIP' } });
    await follow('WELCOME10');
    expect((await visitor.add(PLAIN)).json.cart).toMatchObject({ couponCode: 'FREESHIP' });
    expect(noted()).toBe('WELCOME10');
    const form = { code: 'WELCOME10', returnTo: '/cart' };
    expect((await visitor.send('/api/cart/discount', { form })).location).toBe('/cart');
    expect(await visitor.cart()).toMatchObject({ couponCode: 'WELCOME10' });
    expect(noted()).toBe('');
  });

  it('says in the cart that a code does not exist', async () => {
    const { visitor, follow, noted } = await openSite(site);
    await visitor.add(PLAIN);
    await follow('NOTHING');
    const form = { code: 'NOTHING', returnTo: '/cart' };
    const { location } = await visitor.send('/api/cart/discount', { form });
    expect(location).toBe('/cart?error=code-unknown');
    expect(noted()).toBe('');
  });

  it('is applied later when the platform fails with the first item', async () => {
    const { sandbox, visitor, follow, noted } = await openSite(site);
    await visitor.add(PLAIN);
    await follow('WELCOME10');
    const call = site.cart === 'v1' ? 'PATCH /ecom/v1/carts/current' : '/add-coupon';
    await control(sandbox, 'PUT', 'faults', { faults: [{ call, kind: 'status', status: 503 }] });
    const { status, json } = await visitor.add(PLAIN);
    expect({ status, ...json }).toMatchObject({ status: 200, added: 1, cart: { couponCode: null } });
    expect(json).not.toHaveProperty('rejection');
    expect(noted()).toBe('WELCOME10');
    await control(sandbox, 'PUT', 'faults', { faults: [] });
    expect((await visitor.add(PLAIN)).json.cart).toMatchObject({ couponCode: 'WELCOME10' });
  });

  it('is applied by items of a link to a cart', async () => {
    const { visitor, follow } = await openSite(site);
    await follow('WELCOME10');
    framework.jar = visitor.jar;
    const { addLinkedItems } = await import('@/lib/cart/linked-items');
    await addLinkedItems(`item=${PLAIN}:1`);
    const finish = (await import('@/features/discount-links/places/cart-link-code')).default;
    expect(await finish('', en)).toBe('The code WELCOME10 is applied.');
    expect(await visitor.cart()).toMatchObject({ couponCode: 'WELCOME10' });
  });
});
