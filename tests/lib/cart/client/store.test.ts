import { beforeEach, describe, expect, it, vi } from 'vitest';
import { guessQuantity } from '@/lib/cart/client/writes';
import { type Cart, EMPTY_CART } from '@/lib/model/cart';
import { deferred } from '../../../deferred';
import { cartOf } from '../../../fixtures/carts';

let store: typeof import('@/lib/cart/client/store');

const page = { cookie: '' };
beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('document', page);
  page.cookie = 'role=visitor';
  store = await import('@/lib/cart/client/store');
});

const read = () => {
  const { promise, resolve, reject } = deferred<Cart>();
  return { respond: resolve, fail: reject, done: store.readCart(() => promise) };
};

describe('before the first response', () => {
  it.each([
    ['no session', '', 'ready'],
    ['a session', 'role=visitor', 'unknown'],
    ['a session on HTTPS', 'a=b; __Host-role=member', 'unknown'],
  ])('the cart with %s is empty and %s', (_, cookie, status) => {
    page.cookie = cookie;
    expect(store.getCartState()).toEqual({ cart: EMPTY_CART, status });
  });

  it('the cart is unknown after the shopper begins to change it', () => {
    page.cookie = '';
    store.requireCart();
    expect(store.isCartNeeded()).toBe(true);
    expect(store.getCartState().status).toBe('unknown');
  });

  it('the cart of the page is shown, unless a newer one is confirmed', () => {
    const [rendered, newer] = [cartOf({ bowl: 1 }), cartOf({ bowl: 2 })];
    store.seedCart(rendered);
    expect(store.getCartState()).toEqual({ cart: rendered, status: 'ready' });
    store.confirmCart(newer);
    store.seedCart(rendered);
    expect(store.getCartState().cart).toEqual(newer);
  });
});

describe('a response to a read', () => {
  it('becomes the cart', async () => {
    const { respond, done } = read();
    const cart = cartOf({ bowl: 1 });
    respond(cart);
    await done;
    expect(store.getCartState()).toEqual({ cart, status: 'ready' });
  });

  it('replaces the cart of the page, which may be older', async () => {
    const { respond, done } = read();
    store.seedCart(cartOf({ bowl: 1 }));
    respond(cartOf({ bowl: 2 }));
    await done;
    expect(store.getCartState().cart.count).toBe(2);
  });

  it('never replaces the response to a later read', async () => {
    const [first, second] = [read(), read()];
    second.respond(cartOf({ bowl: 2 }));
    await second.done;
    first.respond(cartOf({ bowl: 1 }));
    await first.done;
    expect(store.getCartState().cart.count).toBe(2);
  });

  it('never replaces the response to a later write', async () => {
    const { respond, done } = read();
    store.confirmCart(cartOf({ bowl: 3 }));
    respond(cartOf({ bowl: 1 }));
    await done;
    expect(store.getCartState().cart.count).toBe(3);
  });

  it('never hides a change that the shopper has made since', async () => {
    store.confirmCart(cartOf({ bowl: 1 }));
    const { respond, done } = read();
    store.showPending((cart) => guessQuantity(cart, 'bowl', 5));
    respond(cartOf({ bowl: 1 }));
    await done;
    expect(store.getCartState().cart).toMatchObject({ count: 5, pending: true });
  });

  it('is shown with the pending changes', async () => {
    store.showPending((cart) => guessQuantity(cart, 'bowl', 5));
    const { respond, done } = read();
    respond(cartOf({ bowl: 1, mug: 1 }));
    await done;
    expect(store.getCartState().cart).toMatchObject({ count: 6, pending: true });
  });

  it('of the previous session is dropped', async () => {
    store.confirmCart(cartOf({ bowl: 1 }));
    const { respond, done } = read();
    store.clearCart();
    respond(cartOf({ bowl: 1 }));
    await done;
    expect(store.getCartState()).toEqual({ cart: EMPTY_CART, status: 'unknown' });
  });
});

describe('a failed read', () => {
  it('keeps the last cart, which may be stale', async () => {
    const cart = cartOf({ bowl: 1 });
    store.confirmCart(cart);
    const { fail, done } = read();
    fail(new Error('offline'));
    await expect(done).rejects.toThrow('offline');
    expect(store.getCartState()).toEqual({ cart, status: 'unreachable' });
  });

  it('does not make a newer cart stale', async () => {
    const { fail, done } = read();
    store.confirmCart(cartOf({ bowl: 1 }));
    fail(new Error('offline'));
    await expect(done).rejects.toThrow('offline');
    expect(store.getCartState().status).toBe('ready');
  });
});

it('notifies its subscribers until they unsubscribe', () => {
  vi.stubGlobal('window', {});
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  const listener = vi.fn();
  const unsubscribe = store.subscribe(listener);
  store.setNotice('Something went wrong.');
  expect(store.getNotice()).toBe('Something went wrong.');
  expect(listener).toHaveBeenCalledOnce();
  unsubscribe();
  store.setNotice(null);
  expect(listener).toHaveBeenCalledOnce();
});
