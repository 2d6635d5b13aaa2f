import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createWriteQueue, type Write } from '@/lib/cart/client/sync';
import { guessQuantity } from '@/lib/cart/client/writes';
import type { Cart } from '@/lib/model/cart';
import { deferred } from '../../../deferred';
import { cartOf, quantitiesOf } from '../../../fixtures/carts';
import { until } from '../../../until';

type CartResponse = { cart: Cart };

let confirmed: Cart;
let applyPending: (cart: Cart) => Cart;
const events = { onConfirm: vi.fn(), onFailure: vi.fn() };
let queue: ReturnType<typeof createWriteQueue>;
let requests: ({ body: string } & ReturnType<typeof deferred<CartResponse>>)[];

let shownCart: Cart;
/** The state that the page shows, which changes only when the queue says so. */
const shown = () => shownCart;

/** A write that sets a quantity. Its response is the next of `requests`. */
const setTo = (lineId: string, quantity: number): Write<CartResponse> => ({
  lineId,
  preview: (cart) => guessQuantity(cart, lineId, quantity),
  send: () => send(`${lineId} ${quantity}`),
});

function send(body: string): Promise<CartResponse> {
  const response = deferred<CartResponse>();
  requests.push({ body, ...response });
  return response.promise;
}

const sent = () => requests.map(({ body }) => body);
const respond = (index: number, cart: Cart) => requests[index]?.resolve({ cart });
const fail = (index: number) => requests[index]?.reject(new Error('offline'));
const atRequest = (count: number) => until(() => expect(requests).toHaveLength(count));

beforeEach(() => {
  confirmed = cartOf({ bowl: 1, mug: 1 });
  shownCart = confirmed;
  applyPending = (cart) => cart;
  requests = [];
  vi.clearAllMocks();
  queue = createWriteQueue({
    showPending: (apply) => {
      applyPending = apply;
      shownCart = apply(confirmed);
    },
    confirmCart: (cart) => {
      confirmed = cart;
      shownCart = applyPending(cart);
    },
    ...events,
  });
});

describe('a write', () => {
  it('is shown as pending until the platform confirms it', async () => {
    const response = queue.enqueue(setTo('bowl', 3));
    expect(shown()).toMatchObject({ count: 4, pending: true });
    await atRequest(1);
    const cart = cartOf({ bowl: 3, mug: 1 });
    respond(0, cart);
    expect(await response).toEqual({ cart });
    expect(shown()).toBe(cart);
    expect(events.onConfirm).toHaveBeenCalledOnce();
    expect(events.onFailure).not.toHaveBeenCalled();
  });

  it('waits for the response to the earlier one, and both are shown', async () => {
    const first = queue.enqueue(setTo('bowl', 2));
    const second = queue.enqueue(setTo('mug', 0));
    expect(quantitiesOf(shown())).toEqual({ bowl: 2 });
    await atRequest(1);
    respond(0, cartOf({ bowl: 2, mug: 1 }));
    await first;
    expect(quantitiesOf(shown())).toEqual({ bowl: 2 });
    expect(shown().pending).toBe(true);
    await atRequest(2);
    respond(1, cartOf({ bowl: 2 }));
    await second;
    expect(sent()).toEqual(['bowl 2', 'mug 0']);
    expect(shown().pending).toBeUndefined();
  });

  it('without a preview does not mark the cart as pending', async () => {
    const response = queue.enqueue({ send: () => send('coupon') });
    await atRequest(1);
    expect(shown()).toBe(confirmed);
    respond(0, cartOf({ bowl: 1 }));
    await response;
    expect(quantitiesOf(shown())).toEqual({ bowl: 1 });
  });

  it('whose session has ended does not change the cart of the next one', async () => {
    const before = confirmed;
    const response = queue.enqueue(setTo('bowl', 3));
    await atRequest(1);
    queue.endSession();
    respond(0, cartOf({ bowl: 3 }));
    await response;
    expect(confirmed).toBe(before);
  });
});

it('repeated changes of a line collapse into the last quantity', async () => {
  const responses = [2, 3, 4, 5].map((quantity) => queue.enqueue(setTo('bowl', quantity)));
  expect(quantitiesOf(shown())).toEqual({ bowl: 5, mug: 1 });
  await atRequest(1);
  respond(0, cartOf({ bowl: 5, mug: 1 }));
  await queue.whenIdle();
  expect(sent()).toEqual(['bowl 5']);
  expect((await Promise.all(responses)).map((response) => response !== null)).toEqual([
    false,
    false,
    false,
    true,
  ]);
});

it('repeated changes of a line while one is sent, collapse into one more, and its quantity stays shown', async () => {
  const first = queue.enqueue(setTo('bowl', 2));
  await atRequest(1);
  for (const quantity of [3, 4, 5]) void queue.enqueue(setTo('bowl', quantity));
  respond(0, cartOf({ bowl: 2, mug: 1 }));
  expect(await first).toBeNull();
  expect(quantitiesOf(shown())).toEqual({ bowl: 5, mug: 1 });
  await atRequest(2);
  respond(1, cartOf({ bowl: 5, mug: 1 }));
  await queue.whenIdle();
  expect(sent()).toEqual(['bowl 2', 'bowl 5']);
});

it('repeated changes of a line leave the writes of other lines and those without a line', async () => {
  void queue.enqueue(setTo('mug', 4));
  void queue.enqueue({ send: () => send('coupon') });
  void queue.enqueue({ send: () => send('add') });
  void queue.enqueue(setTo('bowl', 2));
  void queue.enqueue(setTo('bowl', 3));
  for (const index of [0, 1, 2, 3]) {
    await atRequest(index + 1);
    respond(index, confirmed);
  }
  await queue.whenIdle();
  expect(sent()).toEqual(['mug 4', 'coupon', 'add', 'bowl 3']);
});

it('a failed write is removed from the shown cart, and the caller receives the error', async () => {
  const response = queue.enqueue(setTo('bowl', 3));
  await atRequest(1);
  fail(0);
  await expect(response).rejects.toThrow('offline');
  expect(shown()).toBe(confirmed);
  expect(events.onFailure).toHaveBeenCalledOnce();
  expect(events.onConfirm).not.toHaveBeenCalled();
});

it('a failed write keeps the writes of other lines, which are still sent', async () => {
  const first = queue.enqueue(setTo('bowl', 3));
  const second = queue.enqueue(setTo('mug', 2));
  await atRequest(1);
  fail(0);
  await expect(first).rejects.toThrow('offline');
  expect(quantitiesOf(shown())).toEqual({ bowl: 1, mug: 2 });
  await atRequest(2);
  respond(1, cartOf({ bowl: 1, mug: 2 }));
  await second;
  expect(shown().pending).toBeUndefined();
});

it('a failed write drops the later writes of its line, whose quantity relies on it', async () => {
  const first = queue.enqueue(setTo('bowl', 3));
  await atRequest(1);
  const second = queue.enqueue(setTo('bowl', 4));
  fail(0);
  await expect(first).rejects.toThrow('offline');
  expect(await second).toBeNull();
  expect(sent()).toEqual(['bowl 3']);
  expect(shown()).toBe(confirmed);
});

it('is idle after the writes that are in the queue', async () => {
  const write = queue.enqueue(setTo('bowl', 3));
  const isIdle = vi.fn();
  const idle = queue.whenIdle().then(isIdle);
  await atRequest(1);
  expect(isIdle).not.toHaveBeenCalled();
  fail(0);
  await expect(write).rejects.toThrow('offline');
  await idle;
  expect(isIdle).toHaveBeenCalledOnce();
});
