import { act, render } from '@testing-library/react';
import { mutate } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { en } from '@/lib/i18n/messages/en';
import type { Cart } from '@/lib/model/cart';
import { cartOf, line, quantitiesOf } from '../../../fixtures/carts';
import { until } from '../../../until';

/** Delivers a message to the other channels of its name, as those of tabs do. */
class FakeChannel {
  static open: FakeChannel[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor(readonly name: string) {
    FakeChannel.open.push(this);
  }
  postMessage(data: unknown): void {
    for (const channel of FakeChannel.open)
      if (channel !== this && channel.name === this.name) channel.onmessage?.({ data });
  }
}

/** The cart on the server. */
let cart: Cart;
let isOnline: boolean;
const requests: string[] = [];

async function respond(method: string, body: string): Promise<Response> {
  requests.push([method, body].join(' ').trim());
  if (!isOnline) throw new TypeError('offline');
  if (method === 'PATCH') {
    const { lineId, quantity } = JSON.parse(body);
    // The stock has 9 items.
    cart = cartOf({ ...quantitiesOf(cart), [lineId]: Math.min(9, quantity) });
  }
  if (method === 'POST') cart = cartOf({ ...quantitiesOf(cart), 'line-1': 1 });
  return Response.json({ cart, added: 1 });
}

const setRole = (role: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server would
  document.cookie = `role=${role}`;
};

let store: typeof import('@/lib/cart/client/store');
let writes: ReturnType<typeof import('@/lib/cart/client/writes').cartWrites>;
let otherTab: FakeChannel;
let stop: () => void;

beforeEach(async () => {
  vi.resetModules();
  FakeChannel.open = [];
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  vi.stubGlobal('fetch', (_: string, { method = 'GET', body }: RequestInit) =>
    respond(method, String(body ?? '')),
  );
  cart = cartOf({ bowl: 1 });
  isOnline = true;
  requests.length = 0;
  setRole('visitor');
  otherTab = new FakeChannel('cart');
});
afterEach(async () => {
  stop?.();
  // Otherwise SWR reuses a response of this test for two seconds.
  await mutate('/api/cart');
  setRole('; Max-Age=0');
});

/** Opens a tab: loads its modules and mounts its synchronization. */
async function open(): Promise<void> {
  store = await import('@/lib/cart/client/store');
  const { CartSync } = await import('@/lib/cart/client/sync');
  const { cartWrites } = await import('@/lib/cart/client/writes');
  writes = cartWrites(en);
  ({ unmount: stop } = render(<CartSync />));
}
/** Opens a tab, and waits until it has the cart. */
async function openWithCart() {
  await open();
  await settled({ bowl: 1 });
}

const shown = () => quantitiesOf(store.getCartState().cart);
const settled = (quantities: Record<string, number>, status = 'ready') =>
  until(() => {
    expect(shown()).toEqual(quantities);
    expect(store.getCartState()).toMatchObject({ status });
    expect(store.getCartState().cart.pending).toBeUndefined();
  });

describe('the cart of a page', () => {
  it('is read from the shop', async () => {
    await openWithCart();
    expect(requests).toEqual(['GET']);
  });

  it('is read once when the server has just rendered it: when it changes', async () => {
    const { seedCart } = await import('@/lib/cart/client/store');
    seedCart(cart);
    await openWithCart();
    cart = cartOf({ bowl: 4 });
    otherTab.postMessage('changed');
    await settled({ bowl: 4 });
    expect(requests).toEqual(['GET']);
  });

  it('is read when it was only stored in the browser', async () => {
    const { seedCart } = await import('@/lib/cart/client/store');
    seedCart(cartOf({ bowl: 9 }), 'unreachable');
    await openWithCart();
    expect(requests).toEqual(['GET']);
  });

  it('is empty without a session, and nothing is requested', async () => {
    setRole('; Max-Age=0');
    await open();
    await settled({});
    expect(requests).toEqual([]);
  });

  it('is read again when another tab has changed it', async () => {
    await openWithCart();
    cart = cartOf({ bowl: 4 });
    otherTab.postMessage('changed');
    await settled({ bowl: 4 });
  });

  it('is forgotten and read again when the shopper signs in or out', async () => {
    await openWithCart();
    const { checkRole, isMember } = await import('@/lib/session/session-channel');
    expect(isMember()).toBe(false);
    cart = cartOf({ mug: 1 });
    setRole('member');
    act(checkRole);
    expect(shown()).toEqual({});
    expect(store.getCartState().status).toBe('unknown');
    await settled({ mug: 1 });
  });
});

describe('a write', () => {
  it('notifies the other tabs once it is confirmed', async () => {
    const receive = vi.fn();
    otherTab.onmessage = receive;
    await openWithCart();
    writes.setQuantity('bowl', 3);
    expect(store.getCartState().cart).toMatchObject({ count: 3, pending: true });
    expect(receive).not.toHaveBeenCalled();
    await settled({ bowl: 3 });
    expect(receive).toHaveBeenCalledOnce();
    expect(requests).toEqual(['GET', 'PATCH {"lineId":"bowl","quantity":3}']);
  });

  it('finishes before a read that another tab has caused', async () => {
    await openWithCart();
    writes.setQuantity('bowl', 3);
    otherTab.postMessage('changed');
    await until(() => expect(requests).toHaveLength(3));
    expect(requests.map((request) => request.split(' ')[0])).toEqual(['GET', 'PATCH', 'GET']);
    await settled({ bowl: 3 });
  });

  it('that fails shows the confirmed cart with a message, and reads the cart again', async () => {
    await openWithCart();
    isOnline = false;
    writes.setQuantity('bowl', 3);
    await settled({ bowl: 1 }, 'unreachable');
    expect(store.getNotice()).toBe(en.errors.offline);
    isOnline = true;
    writes.retry();
    await settled({ bowl: 1 });
  });

  it('reports a quantity that the stock has reduced', async () => {
    await openWithCart();
    writes.setQuantity('bowl', 12);
    await settled({ bowl: 9 });
    await until(() => expect(store.getNotice()).toMatch(/^bowl: only 9 left/));
    writes.setQuantity('bowl', 2);
    expect(store.getNotice()).toBeNull();
    await settled({ bowl: 2 });
  });

  it('adds a product, and reports when the stock has less', async () => {
    await openWithCart();
    const { addRequest, name, choices, price, picture } = line;
    if (!addRequest) throw new Error('The fixture has a request.');
    const outcome = writes.add(addRequest, { name, choices, price, picture, href: '/products/lund-bowl' });
    expect(store.getCartState().cart).toMatchObject({ count: 3, pending: true });
    expect(await outcome).toMatchObject({ ok: true, added: 1, message: expect.stringContaining('1') });
    await settled({ bowl: 1, 'line-1': 1 });
  });
});
