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
  const done = store.readCart(() => promise);
  return {
    respond: async (cart: Cart) => {
      resolve(cart);
      await done;
    },
    fail: async () => {
      reject(new Error('offline'));
      await expect(done).rejects.toThrow('offline');
    },
  };
};

it.each([
  ['no session', '', 'ready'],
  ['a session', 'role=visitor', 'unknown'],
  ['a session on HTTPS', 'a=b; __Host-role=member', 'unknown'],
])('before the first response the cart with %s is empty and %s', (_, cookie, status) => {
  page.cookie = cookie;
  expect(store.getCartState()).toEqual({ cart: EMPTY_CART, status });
});

it('before the first response the cart is unknown after the shopper begins to change it', () => {
  page.cookie = '';
  store.requireCart();
  expect(store.isCartNeeded()).toBe(true);
  expect(store.getCartState().status).toBe('unknown');
});

it('before the first response the cart of the page is shown, unless a newer one is confirmed', () => {
  const [rendered, newer] = [cartOf({ bowl: 1 }), cartOf({ bowl: 2 })];
  store.seedCart(rendered);
  expect(store.getCartState()).toEqual({ cart: rendered, status: 'ready' });
  store.confirmCart(newer);
  store.seedCart(rendered);
  expect(store.getCartState().cart).toEqual(newer);
});

describe('a response to a read', () => {
  it('becomes the cart', async () => {
    const cart = cartOf({ bowl: 1 });
    await read().respond(cart);
    expect(store.getCartState()).toEqual({ cart, status: 'ready' });
  });

  it('replaces the cart of the page, which may be older', async () => {
    const { respond } = read();
    store.seedCart(cartOf({ bowl: 1 }));
    await respond(cartOf({ bowl: 2 }));
    expect(store.getCartState().cart.count).toBe(2);
  });

  it('never replaces the response to a later read or write', async () => {
    const [first, second] = [read(), read()];
    await second.respond(cartOf({ bowl: 2 }));
    await first.respond(cartOf({ bowl: 1 }));
    expect(store.getCartState().cart.count).toBe(2);
    const { respond } = read();
    store.confirmCart(cartOf({ bowl: 3 }));
    await respond(cartOf({ bowl: 1 }));
    expect(store.getCartState().cart.count).toBe(3);
  });

  it('never hides a change that the shopper has made since', async () => {
    store.confirmCart(cartOf({ bowl: 1 }));
    const { respond } = read();
    store.showPending((cart) => guessQuantity(cart, 'bowl', 5));
    await respond(cartOf({ bowl: 1 }));
    expect(store.getCartState().cart).toMatchObject({ count: 5, pending: true });
  });

  it('is shown with the pending changes', async () => {
    store.showPending((cart) => guessQuantity(cart, 'bowl', 5));
    await read().respond(cartOf({ bowl: 1, mug: 1 }));
    expect(store.getCartState().cart).toMatchObject({ count: 6, pending: true });
  });

  it('of the previous session is dropped', async () => {
    store.confirmCart(cartOf({ bowl: 1 }));
    const { respond } = read();
    store.clearCart();
    await respond(cartOf({ bowl: 1 }));
    expect(store.getCartState()).toEqual({ cart: EMPTY_CART, status: 'unknown' });
  });
});

it('a failed read keeps the last cart, which may be stale, unless a newer one is confirmed', async () => {
  const cart = cartOf({ bowl: 1 });
  store.confirmCart(cart);
  await read().fail();
  expect(store.getCartState()).toEqual({ cart, status: 'unreachable' });
  const { fail } = read();
  store.confirmCart(cart);
  await fail();
  expect(store.getCartState().status).toBe('ready');
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
