import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createWriteQueue } from '@/lib/cart/client/sync';
import { guessAdded, guessQuantity } from '@/lib/cart/client/writes';
import type { AnalyticsSettings } from '@/lib/config/entry-schemas';
import type { Cart } from '@/lib/model/cart';
import { cartOf, line } from '../../fixtures/carts';
import { summary } from '../../fixtures/products';

const load = async () => ({
  store: await import('@/lib/cart/client/store'),
  runtime: await import('@/features/analytics/analytics-runtime'),
  signIn: await import('@/lib/members/report-sign-in'),
  pipeline: await import('@/lib/analytics/client/pipeline'),
  builders: await import('@/lib/analytics/build-events'),
});

const RECEIVER: AnalyticsSettings = {
  provider: 'webhook',
  address: 'https://c.example',
  consent: 'none',
  purpose: 'statistics',
};

let parts: Awaited<ReturnType<typeof load>>;
let stops: (() => void)[] = [];
const events: [string, Record<string, unknown>][] = [];
const setRole = (role: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = role ? `role=${role}` : 'role=; Max-Age=0';
};

/** Starts a page whose events are in `events`. */
beforeEach(async () => {
  for (const stop of stops) stop();
  stops = [];
  events.length = 0;
  document.body.innerHTML = '';
  localStorage.clear();
  sessionStorage.clear();
  setRole('');
  vi.stubGlobal('fetch', async (_address: string, { body }: RequestInit) => {
    const { event, params } = JSON.parse(String(body));
    events.push([event, params]);
    return new Response();
  });
  vi.resetModules();
  parts = await load();
  await parts.pipeline.settle([{ settings: RECEIVER, decision: 'accepted' }]);
});

const names = () => events.map(([name]) => name);
const itemsOf = (index: number) => Object(events[index]?.[1]).items;

describe('changes of the cart', () => {
  const watch = () => stops.push(parts.runtime.watchCart());
  const request = { productId: line.productId, variantId: null, choices: {}, customText: {}, quantity: 1 };
  const preview = {
    name: line.name,
    href: '/products/lund-bowl',
    choices: line.choices,
    price: line.price,
    picture: null,
  };
  /** Changes the cart as the shop does: it shows `preview` until the platform responds. */
  const write = (preview: (cart: Cart) => Cart, send: () => Promise<{ cart: Cart }>) => {
    const { showPending, confirmCart } = parts.store;
    const handlers = { showPending, confirmCart, onConfirm: () => {}, onFailure: () => {} };
    return createWriteQueue(handlers).enqueue({ preview, send });
  };

  it('are reported after the platform has confirmed them', async () => {
    const { store } = parts;
    setRole('visitor');
    watch();
    store.confirmCart(cartOf({ bowl: 1 }));
    const written = write(
      (cart) => guessQuantity(cart, 'bowl', 4),
      async () => ({ cart: cartOf({ bowl: 3 }) }),
    );
    expect(store.getCartState().cart.count).toBe(4);
    expect(events).toEqual([]);
    await written;
    expect(names()).toEqual(['add_to_cart']);
    expect(itemsOf(0)).toMatchObject([{ item_name: 'bowl', quantity: 2 }]);
  });

  it('are not reported when the platform rejects them', async () => {
    const { store } = parts;
    setRole('visitor');
    watch();
    store.confirmCart(cartOf({ bowl: 1 }));
    await write(
      (cart) => guessQuantity(cart, 'bowl', 0),
      async () => Promise.reject(new Error('rejected')),
    ).catch(() => {});
    expect(events).toEqual([]);
  });

  it('of another tab are not reported here, nor is a cart that was bought', () => {
    const { store } = parts;
    setRole('visitor');
    watch();
    for (const cart of [cartOf({ bowl: 1 }), cartOf({ bowl: 4 }), cartOf({})]) store.confirmCart(cart);
    expect(events).toEqual([]);
  });

  it('include the first one of a visitor without a session', async () => {
    const { store } = parts;
    watch();
    store.requireCart();
    await write(
      (cart) => guessAdded(cart, request, preview),
      async () => {
        setRole('visitor');
        return { cart: { ...cartOf({}), lines: [line] } };
      },
    );
    expect(names()).toEqual(['add_to_cart']);
    expect(itemsOf(0)).toMatchObject([{ product_id: 'bowl', quantity: line.quantity }]);
  });

  it('before the first read do not include what was in the cart', async () => {
    setRole('visitor');
    watch();
    const before = cartOf({ vase: 2 });
    await write(
      (cart) => guessAdded(cart, request, preview),
      async () => ({ cart: { ...before, lines: [...before.lines, line] } }),
    );
    expect(names()).toEqual(['add_to_cart']);
    expect(itemsOf(0)).toMatchObject([{ product_id: 'bowl', quantity: 1 }]);
  });

  it('of the previous session are not compared with the next one', () => {
    const { store } = parts;
    setRole('visitor');
    watch();
    store.confirmCart(cartOf({ bowl: 1 }));
    setRole('member');
    store.clearCart();
    store.confirmCart(cartOf({ bowl: 1, vase: 2 }));
    expect(events).toEqual([]);
  });
});

it('the view of the cart is reported once, as soon as the cart is known', () => {
  const { store } = parts;
  setRole('visitor');
  stops.push(parts.runtime.reportCartView('/de/cart'));
  expect(events).toEqual([]);
  store.confirmCart({ ...cartOf({ bowl: 1 }), subtotal: line.price });
  store.confirmCart({ ...cartOf({ bowl: 2 }), subtotal: line.price });
  expect(names()).toEqual(['view_cart']);
});

it('the view of the cart is not reported for other pages and empty carts', () => {
  stops.push(parts.runtime.reportCartView('/products'));
  stops.push(parts.runtime.reportCartView('/cart'));
  parts.store.confirmCart(cartOf({}));
  expect(events).toEqual([]);
});

describe('clicks', () => {
  const open = (html: string) => {
    stops.push(parts.runtime.watchClicks());
    document.body.innerHTML = html;
  };
  const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

  it('on a product of a list report its list and position, in any language', () => {
    const list = { id: 'products', name: 'All products', offset: 5 };
    const stop = parts.pipeline.reportView(parts.builders.viewItemList([summary], list));
    open('<article class="card"><a href="/de/products/lund-bowl"><b>Lund Bowl</b></a></article>');
    press('b');
    expect(names()).toEqual(['view_item_list', 'select_item']);
    expect(itemsOf(1)).toMatchObject([{ product_id: 'bowl', index: 5, item_list_id: 'products' }]);
    stop();
    press('b');
    expect(names()).toHaveLength(2);
  });

  it('on the button of a card that adds its product give the addition its list', () => {
    const stop = parts.pipeline.reportView(
      parts.builders.viewItemList([summary], { id: 'new', name: 'New' }),
    );
    open(
      '<article class="card"><a href="/de/products/lund-bowl">Lund Bowl</a><button type="button" form="a">+</button></article>',
    );
    press('button');
    stop();
    parts.pipeline.track(parts.builders.lineEvent(line, 1));
    expect(names()).toEqual(['view_item_list', 'add_to_cart']);
    expect(itemsOf(1)).toMatchObject([{ item_list_id: 'new', item_list_name: 'New', index: 0 }]);
    parts.pipeline.track(parts.builders.lineEvent({ ...line, productId: 'other' }, 1));
    expect(itemsOf(2)[0]).not.toHaveProperty('item_list_id');
  });

  it('elsewhere report nothing', () => {
    parts.pipeline.reportView(
      parts.builders.viewItemList([summary], { id: 'products', name: 'All products' }),
    );
    open('<nav><a href="/products/lund-bowl">Lund Bowl</a></nav>');
    press('a');
    expect(names()).toEqual(['view_item_list']);
  });

  it('that start the checkout report the cart', () => {
    parts.store.confirmCart({ ...cartOf({ bowl: 2 }), subtotal: line.total, couponCode: 'TEN' });
    open('<form action="/checkout"></form><form action="/sign-out"></form>');
    for (const form of document.forms) form.dispatchEvent(new SubmitEvent('submit', { bubbles: true }));
    expect(names()).toEqual(['begin_checkout']);
    expect(events[0]?.[1]).toMatchObject({ value: 56, coupon: 'TEN' });
  });
});

it.each([
  ['a login', ['/de/login', '/login/verify', '/products'], ['login']],
  ['a registration with a code by mail', ['/register', '/login/verify', '/account'], ['sign_up']],
  ['no sign-in after the shopper has left its page', ['/login', '/products', '/products'], []],
])('a sign-in is reported as %s', (_, paths, expected) => {
  paths.forEach((path, index) => {
    if (index === paths.length - 1) setRole('member');
    parts.signIn.checkSignIn(path);
  });
  parts.signIn.checkSignIn('/products');
  expect(names()).toEqual(expected);
});

it('a sign-in with a provider is reported with its name', () => {
  const stop = parts.signIn.watchSignIn();
  parts.signIn.checkSignIn('/login');
  document.body.innerHTML = '<a data-sign-in-method="google">Continue with Google</a>';
  document.querySelector('a')?.click();
  setRole('member');
  parts.signIn.checkSignIn('/account');
  expect(events).toEqual([['login', { method: 'google' }]]);
  expect(sessionStorage).toHaveLength(0);
  stop();
});

it('a sign-in leaves nothing in the storage of a visitor who has declined', () => {
  void parts.pipeline.settle([{ settings: RECEIVER, decision: 'declined' }]);
  parts.signIn.checkSignIn('/login');
  expect(sessionStorage).toHaveLength(0);
});
