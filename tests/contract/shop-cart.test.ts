import { beforeEach, describe, expect, it } from 'vitest';
import { setStock } from '../../sandbox/tests/shopper';
import { newVisitor, openShop, usdOfLine } from './shop-visitor';

const sandbox = await openShop();
// Modules that are loaded here have the environment of the sandbox.
await import('@/lib/wix/catalog/current-catalog');
const visitor = newVisitor();
beforeEach(() => visitor.jar.clear());

describe('a cart', () => {
  it('is empty, without a cookie and without a call, for a shopper who only browses', async () => {
    const { status, json, headers, changedCookies } = await visitor.send('/api/cart', { method: 'GET' });
    expect(status).toBe(200);
    expect(json).toEqual({ cart: { lines: [], count: 0, subtotal: null, couponCode: null } });
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(changedCookies).toEqual([]);
    expect(visitor.jar.size).toBe(0);
  });

  it('has a key of its own, which stays and is not the id of the platform', async () => {
    await visitor.add('solveig-mug', { Glaze: 'Oat' });
    const first = await visitor.cart();
    await visitor.add('solveig-mug', { Glaze: 'Oat' });
    expect((await visitor.cart()).key).toBe(first.key);
    visitor.jar.clear();
    await visitor.add('bue-bookends');
    const second = await visitor.cart();
    expect(first.key).toMatch(/^[0-9a-f]{12}$/);
    expect(second.key).toMatch(/^[0-9a-f]{12}$/);
    expect(second.key).not.toBe(first.key);
  });

  it('and its visitor are created with the first product', async () => {
    const { status, json, changedCookies } = await visitor.add('solveig-mug', { Glaze: 'Oat' }, 2);
    expect(status).toBe(200);
    expect(changedCookies).toHaveLength(3);
    expect(json).toMatchObject({
      added: 2,
      cart: {
        count: 2,
        subtotal: usdOfLine('56.00'),
        couponCode: null,
        lines: [
          {
            name: 'Solveig Mug',
            href: '/products/solveig-mug',
            choices: [{ name: 'Glaze', value: 'Oat' }],
            quantity: 2,
            available: 9,
            availability: 'available',
            kind: 'physical',
            addRequest: { choices: { Glaze: 'Oat' }, customText: {}, quantity: 2 },
          },
        ],
      },
    });
    expect(json.cart.lines[0].picture.base).toContain(`${sandbox.url}/media/`);
    expect((await visitor.add('ora-serving-bowl')).changedCookies).toEqual([]);
  });

  it('increases the quantity of an existing line, and adds a line for another choice', async () => {
    await visitor.add('solveig-mug', { Glaze: 'Oat' }, 2);
    expect((await visitor.add('solveig-mug', { Glaze: 'Oat' }, 3)).json).toMatchObject({
      added: 3,
      cart: { count: 5 },
    });
    const { json } = await visitor.add('solveig-mug', { Glaze: 'Ink' });
    expect(json.cart.lines.map(({ quantity }: { quantity: number }) => quantity)).toEqual([5, 1]);
    expect(await visitor.cart()).toEqual(json.cart);
  });

  it('reports how many items were added when the stock is insufficient', async () => {
    await visitor.add('solveig-mug', { Glaze: 'Oat' }, 7);
    const { status, json } = await visitor.add('solveig-mug', { Glaze: 'Oat' }, 7);
    expect(status).toBe(200);
    expect(json).toMatchObject({ added: 2, cart: { count: 9 } });
  });

  it.each([
    ['solveig-mug', { Glaze: 'Sage' }],
    ['rok-incense-holder', {}],
  ])('rejects a sold-out product with an error: %s', async (slug, choices) => {
    const { status, json } = await visitor.add(slug, choices);
    expect(status).toBe(409);
    expect(json).toEqual({ error: { code: 'sold-out', message: 'Sorry, this has just sold out.' } });
    expect(await visitor.cart()).toMatchObject({ lines: [] });
  });

  it('rejects more of an item when it contains the whole stock', async () => {
    await visitor.add('solveig-mug', { Glaze: 'Oat' }, 9);
    expect((await visitor.add('solveig-mug', { Glaze: 'Oat' })).json.error.code).toBe('sold-out');
    expect(await visitor.cart()).toMatchObject({ count: 9 });
  });

  it('rejects an unknown product', async () => {
    const json = { productId: crypto.randomUUID(), quantity: 1 };
    expect((await visitor.send('/api/cart/items', { json })).json.error.code).toBe('sold-out');
  });

  it('accepts items without delivery, and reports their type', async () => {
    await visitor.add('glaze-recipe-book');
    const { json } = await visitor.add('halden-gift-card', { Amount: '$25' });
    expect(json.cart.lines.map(({ kind }: { kind: string }) => kind)).toEqual(['digital', 'gift-card']);
  });

  it('belongs to one visitor only', async () => {
    await visitor.add('ora-serving-bowl');
    const other = newVisitor();
    await other.empty();
    expect((await other.cart()).lines).toEqual([]);
    expect(await visitor.cart()).toMatchObject({ count: 1 });
  });
});

describe('the quantity of a line', () => {
  const set = async (quantity: number, lineId?: string) =>
    visitor.send('/api/cart/items', {
      method: 'PATCH',
      json: { lineId: lineId ?? (await visitor.cart()).lines[0].id, quantity },
    });
  beforeEach(() => visitor.add('solveig-mug', { Glaze: 'Oat' }, 2));

  it('is set to the requested value', async () => {
    expect((await set(5)).json.cart).toMatchObject({ count: 5, subtotal: usdOfLine('140.00') });
    expect((await set(1)).json.cart).toMatchObject({ count: 1 });
  });

  it('is limited to the stock', async () => {
    const { status, json } = await set(50);
    expect(status).toBe(200);
    expect(json.cart).toMatchObject({ count: 9 });
  });

  it('removes the line at 0', async () => {
    expect((await set(0)).json.cart).toMatchObject({ lines: [], count: 0, subtotal: null });
  });

  it('of a removed line returns the current cart without an error', async () => {
    const { status, json } = await set(3, '00000000-0000-0000-0000-000000000099');
    expect(status).toBe(200);
    expect(json.cart).toMatchObject({ count: 2 });
  });

  it('stays, with a warning, when the stock falls below it', async () => {
    await setStock(sandbox, 'solveig-mug', { Glaze: 'Oat' }, 1);
    const { lines } = await visitor.cart();
    expect(lines).toMatchObject([{ quantity: 2, available: 1, availability: 'partly' }]);
    await setStock(sandbox, 'solveig-mug', { Glaze: 'Oat' }, 0);
    expect((await visitor.cart()).lines).toMatchObject([{ quantity: 2, availability: 'unavailable' }]);
    await setStock(sandbox, 'solveig-mug', { Glaze: 'Oat' }, 9);
  });
});

describe('removal', () => {
  it('removes one line, and a line that was already removed', async () => {
    await visitor.add('solveig-mug', { Glaze: 'Oat' });
    await visitor.add('ora-serving-bowl');
    const [first] = (await visitor.cart()).lines;
    for (let times = 0; times < 2; times++) {
      const { status, json } = await visitor.remove(first.id);
      expect(status).toBe(200);
      expect(json.cart.lines).toMatchObject([{ name: expect.stringContaining('Ora') }]);
    }
  });

  it('empties the whole cart, also an empty one', async () => {
    await visitor.add('ora-serving-bowl');
    for (let times = 0; times < 2; times++) {
      const { status, json } = await visitor.empty();
      expect(status).toBe(200);
      expect(json.cart).toMatchObject({ lines: [], count: 0 });
    }
    expect(await visitor.cart()).toMatchObject({ lines: [] });
  });

  it('reports no error for a change of a line in a deleted cart', async () => {
    await visitor.add('ora-serving-bowl');
    const [line] = (await visitor.cart()).lines;
    await visitor.empty();
    for (const method of ['PATCH', 'DELETE'] as const) {
      const { status, json } = await visitor.send('/api/cart/items', {
        method,
        json: { lineId: line.id, quantity: 2 },
      });
      expect(status).toBe(200);
      expect(json.cart).toMatchObject({ lines: [] });
    }
  });
});
