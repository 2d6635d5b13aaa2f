import { beforeEach, expect, it, vi } from 'vitest';
import { later } from '@/features/save-for-later/later';
import { moveToCart, saveForLater } from '@/features/save-for-later/later-actions';
import { EMPTY_CART } from '@/lib/model/cart';
import { aCartLine, line } from '../../fixtures/carts';
import { usd } from '../../fixtures/money';

vi.mock('@/lib/session/session-channel', () => ({
  isMember: () => false,
  readRole: () => 'visitor',
  onRoleChange: () => () => {},
}));

const request = { productId: 'bowl', variantId: 'oat', choices: { Size: 'L' }, customText: {}, quantity: 1 };
const three = aCartLine({ quantity: 3, addRequest: request });
const shown = { name: 'Lund Bowl', href: null, choices: [], picture: null, price: usd('38') };
const saved = (quantity: number) => ({
  ...{ key: 'k', addedAt: 1, isLocal: true as const },
  item: { request: { ...request, quantity }, ...shown },
});

let sent: string[];
let answer: { status: number; body: object };

beforeEach(() => {
  localStorage.clear();
  // The session that begins with a cart.
  later.set([]);
  sent = [];
  answer = { status: 200, body: { cart: EMPTY_CART } };
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body = '' }: RequestInit = {}) => {
    if (method !== 'GET') sent.push(`${method} ${path} ${body}`);
    return Response.json(answer.body, { status: answer.status });
  });
});

it('saving a line for later stores it with its choices and quantity before it leaves the cart', async () => {
  expect(await saveForLater(three)).toBe('saved');
  expect(later.get()).toMatchObject([{ item: { request: { ...request, quantity: 3 } } }]);
  expect(sent).toEqual([`PATCH /api/cart/items {"lineId":"${line.id}","quantity":0}`]);
});

it('saving a line for later does not store it when it cannot leave the cart', async () => {
  answer = { status: 503, body: { error: { code: 'unreachable' } } };
  expect(await saveForLater(three)).toBe('notSaved');
  expect(later.get()).toEqual([]);
});

it('saving a line for later keeps it when it left the cart without a response', async () => {
  vi.stubGlobal('fetch', async (_: string, { method = 'GET' }: RequestInit = {}) => {
    if (method !== 'GET') throw new TypeError('Failed to fetch');
    return Response.json({ cart: EMPTY_CART });
  });
  expect(await saveForLater(three)).toBe('saved');
  expect(later.get()).toHaveLength(1);
});

it('saving a line for later leaves it in the cart where the browser stores nothing', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(await saveForLater(three)).toBe('notSaved');
  expect(sent).toEqual([]);
});

it('moving a line back to the cart takes it from the list when the cart has it', async () => {
  later.set([saved(1)]);
  answer.body = { cart: EMPTY_CART, added: 1 };
  expect(await moveToCart(saved(1), 'en', 'offline')).toEqual({ isMoved: true, message: null });
  expect(later.get()).toEqual([]);
});

it('moving a line back to the cart leaves what the stock does not allow on the list', async () => {
  later.set([saved(3)]);
  answer.body = { cart: EMPTY_CART, added: 1 };
  const { isMoved, message } = await moveToCart(saved(3), 'en', 'offline');
  expect(isMoved).toBe(true);
  expect(message).toContain('1');
  expect(later.get().map(({ item }) => item.request.quantity)).toEqual([2]);
});

it('moving a line back to the cart leaves it on the list when the cart rejects it', async () => {
  later.set([saved(1)]);
  answer = { status: 409, body: { error: { code: 'sold-out' } } };
  expect((await moveToCart(saved(1), 'en', 'offline')).isMoved).toBe(false);
  expect(later.get()).toHaveLength(1);
});
