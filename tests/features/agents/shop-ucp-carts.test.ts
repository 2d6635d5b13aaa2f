import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { SITE_VIEW } from '@/lib/model/catalog-view';
import { setStock } from '../../../sandbox/tests/shopper';
import { framework } from '../../contract/framework';
import { COMBINATIONS, callsDuring, NEWEST_GENERATIONS, openShop, SHOP } from '../../contract/shop-visitor';
import { newProcess } from '../../new-process';
import { CURRENT, itemOf, line, newProgram, OLDER, openProfiles, US, withId } from './ucp-program';

const { profile } = await openProfiles();

async function openSite(generation: 'v1' | 'v3', cart: 'v1' | 'v2') {
  newProcess();
  vi.stubEnv('WIX_CART', cart);
  const sandbox = await openShop(generation);
  const shop = {
    ...(await import('@/features/agents/transports')),
    ...(await import('@/lib/cart/operations')),
    ...(await import('@/lib/cart/linked-items')),
    ...(await import('@/lib/wix/catalog/current-catalog')),
    ...(await import('@/lib/seo/product-facts')),
  };
  return { name: `catalog ${generation}, cart ${cart}`, sandbox, shop };
}
const sites: Awaited<ReturnType<typeof openSite>>[] = [];
for (const { generation, cart } of COMBINATIONS)
  if (NEWEST_GENERATIONS.includes(generation)) sites.push(await openSite(generation, cart));

beforeEach(() => {
  vi.stubGlobal('FEATURES', { agents: true, cartLink: true });
});

const total = z.object({ type: z.string(), amount: z.int(), display_text: z.string().optional() });
const message = z.looseObject({ type: z.string(), content: z.string().min(1), code: z.string().optional() });
const item = z.object({
  id: z.string(),
  title: z.string(),
  price: z.int().min(0),
  image_url: z.url().optional(),
});
const lineShape = z.object({
  id: z.string(),
  item,
  quantity: z.int().min(1),
  totals: z.array(total),
});
const discount = z.object({
  title: z.string(),
  amount: z.int().min(1),
  code: z.string().optional(),
  automatic: z.literal(true).optional(),
  allocations: z.array(z.object({ path: z.string(), amount: z.int() })).optional(),
});
const shape = z.looseObject({
  ucp: z.looseObject({ version: z.string(), status: z.literal('success'), capabilities: z.looseObject({}) }),
  id: z.string(),
  line_items: z.array(lineShape).min(1),
  currency: z.literal('USD'),
  totals: z.array(total),
  messages: z.array(message).optional(),
  links: z.array(z.object({ type: z.string(), url: z.url() })),
  continue_url: z.url().optional(),
  expires_at: z.iso.datetime(),
  discounts: z.object({ codes: z.array(z.string()), applied: z.array(discount) }).optional(),
  status: z.string().optional(),
});
/** The ways of a delivery and of a pickup, of which older programs know less. */
const methodsShape = z.array(
  z.looseObject({
    type: z.string(),
    selected_destination_id: z.string().nullish(),
    destinations: z.array(withId).optional(),
    groups: z.array(z.looseObject({ options: z.array(withId), selected_option_id: z.string().nullable() })),
  }),
);
type Answer = z.output<typeof shape>;

const amountOf = ({ totals }: Answer, type: string) => totals.find((one) => one.type === type)?.amount;
const codesOf = ({ messages = [] }: Answer) => messages.map(({ code }) => code);

describe.each(sites)('carts of programs: $name', ({ shop, sandbox }) => {
  const { rest, tool } = newProgram(shop.ucpResponse, profile);
  const parse = ({ json }: { json: unknown }) => shape.parse(json);

  /** Returns items that a program can buy, as the catalog of this site has them. */
  async function items(slugs = ['lund-bowl', 'arc-vase', 'bue-bookends']) {
    const found = await Promise.all(slugs.map((slug) => itemOf(shop, slug)));
    const [a, b, c] = found;
    if (!a || !b || !c) throw new Error('three items');
    return [a, b, c] as const;
  }
  const create = async (body: object, agent = 'current') => parse(await rest('carts', body, { agent }));
  const get = async (id: string) => parse(await rest(`carts/${id}`, undefined, { method: 'GET' }));

  const put = async (path: string, body: object, agent = 'current') =>
    parse(await rest(path, body, { agent, method: 'PUT' }));

  it('16, 41 a cart is created with 201, read, replaced and canceled', async () => {
    const [a, b] = await items();
    const response = await rest('carts', { line_items: [line(a, 2)], context: US });
    expect(response.status).toBe(201);
    expect(response.headers.get('set-cookie')).toBeNull();
    const cart = parse(response);
    const path = `carts/${cart.id}`;
    const replace = async (...lines: object[]) => put(path, { line_items: lines });
    expect(cart.line_items).toMatchObject([{ item: { id: a.id }, quantity: 2 }]);
    expect((await get(cart.id)).totals).toEqual(cart.totals);
    const replaced = (await replace(line(b), line(a, 1))).line_items;
    const quantities = Object.fromEntries(replaced.map(({ item: { id }, quantity }) => [id, quantity]));
    expect(quantities).toEqual({ [a.id]: 1, [b.id]: 1 });
    const alone = await replace(line(b, 3));
    expect(alone.line_items).toMatchObject([{ item: { id: b.id }, quantity: 3 }]);
    // The place of the first request is not in the second one.
    expect(amountOf(alone, 'fulfillment')).toBeUndefined();
    expect(parse(await rest(`${path}/cancel`))).toMatchObject({ line_items: alone.line_items });
    for (const [gone, method, body] of [
      [path, 'GET', undefined],
      [path, 'PUT', { line_items: [line(a)] }],
      [`${path}/cancel`, 'POST', undefined],
      [`checkout-sessions/${cart.id.replace('cart_', 'chk_')}`, 'GET', undefined],
    ] as const) {
      const { status, json } = await rest(gone, body, { method });
      expect({ status, code: json.messages[0].code }).toEqual({ status: 200, code: 'not_found' });
    }
  });

  it('26 totals add up, in both versions, and a place brings delivery and tax', async () => {
    const [a, b] = await items();
    for (const agent of ['current', 'older']) {
      const cart = await create(
        { line_items: [line(a, 2), line(b)], context: US, discounts: { codes: ['WELCOME10'] } },
        agent,
      );
      expect(cart.ucp.version).toBe(agent === 'older' ? OLDER : CURRENT);
      const parts = cart.totals.filter(({ type }) => type !== 'total');
      expect(parts.filter(({ type }) => type === 'subtotal')).toHaveLength(1);
      expect(cart.totals.filter(({ type }) => type === 'total')).toHaveLength(1);
      expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(amountOf(cart, 'total'));
      expect(amountOf(cart, 'discount')).toBeLessThan(0);
      expect(amountOf(cart, 'fulfillment')).toBeGreaterThanOrEqual(0);
      expect(parts.some(({ type }) => type === 'other')).toBe(false);
      const subtotal = cart.line_items.flatMap(({ totals }) =>
        totals.filter(({ type }) => type === 'subtotal'),
      );
      expect(subtotal.reduce((sum, { amount }) => sum + amount, 0)).toBe(amountOf(cart, 'subtotal'));
    }
    const placeless = await create({ line_items: [line(a)] });
    expect(placeless.totals.map(({ type }) => type)).toEqual(['subtotal', 'total']);
  });

  it('43 an id that the shop did not make, or of the other kind, opens nothing', async () => {
    const [a] = await items();
    const { id } = await create({ line_items: [line(a)] });
    const flipped = `${id.slice(0, 40)}${id[40] === 'A' ? 'B' : 'A'}${id.slice(41)}`;
    const texts = new Set<string>();
    const calls = await callsDuring(sandbox, async () => {
      for (const forged of [flipped, id.slice(0, -4), `${id}A`, 'cart_', 'x', id.replace('cart_', 'chk_')]) {
        const { status, json } = await rest(`carts/${forged}`, undefined, { method: 'GET' });
        expect({ status, forged, keys: Object.keys(json) }).toEqual({
          status: 200,
          forged,
          keys: ['ucp', 'messages'],
        });
        texts.add(JSON.stringify(json.messages));
      }
    });
    expect(calls).toEqual({});
    expect(texts.size).toBe(1);
  });

  it('44 without an item that can be bought, there is no cart', async () => {
    const unknown = { item: { id: '0'.repeat(50) }, quantity: 1 };
    const calls = await callsDuring(sandbox, async () => {
      const { status, json } = await rest('carts', { line_items: [unknown] });
      expect(status).toBe(200);
      expect(json.ucp.status).toBe('error');
      expect(json.messages[0].code).toBe('item_unavailable');
    });
    expect(Object.keys(calls).filter((name) => /oauth2|ecom/.test(name))).toEqual([]);
    const [a] = await items();
    const cart = await create({ line_items: [unknown, line(a)] });
    expect(cart.line_items).toHaveLength(1);
    expect(codesOf(cart)).toContain('item_unavailable');
  });

  it('45 more than the stock is lowered, with a warning at the line', async () => {
    const [a] = await items(['arc-vase', 'lund-bowl', 'bue-bookends']);
    await setStock(sandbox, a.slug, a.variant.choices, 3);
    const cart = await create({ line_items: [line(a, 9)] });
    expect(cart.line_items[0]?.quantity).toBe(3);
    const [adjusted] = (cart.messages ?? []).filter(({ code }) => code === 'quantity_adjusted');
    expect(adjusted).toMatchObject({ type: 'warning', path: '$.line_items[0]' });
    const more = await put(`carts/${cart.id}`, { line_items: [line(a, 8)] });
    expect(more.line_items[0]?.quantity).toBe(3);
    expect(codesOf(more)).toContain('quantity_adjusted');
    await setStock(sandbox, a.slug, a.variant.choices, 40);
  });

  it('54 one code applies, and the others have a warning at their place', async () => {
    const [a, b] = await items();
    const codes = ['WELCOME10', 'FREESHIP', 'welcome10'];
    const cart = await create({ line_items: [line(a, 2), line(b)], discounts: { codes } });
    expect(cart.discounts?.codes).toHaveLength(3);
    const applied = cart.discounts?.applied ?? [];
    expect(applied.map(({ code }) => code)).toEqual(['WELCOME10']);
    expect(-(amountOf(cart, 'discount') ?? 0)).toBe(applied[0]?.amount);
    expect((cart.messages ?? []).filter(({ path }) => String(path).includes('codes'))).toMatchObject([
      { code: 'discount_code_combination_disallowed', path: '$.discounts.codes[1]' },
      { code: 'discount_code_already_applied', path: '$.discounts.codes[2]' },
    ]);
    const path = `carts/${cart.id}`;
    const unknown = { line_items: [line(a)], discounts: { codes: ['NO-SUCH-CODE'] } };
    const rejected = await put(path, unknown);
    expect(rejected.discounts?.applied).toEqual([]);
    const warning = { type: 'warning', code: 'discount_code_invalid', path: '$.discounts.codes[0]' };
    expect(rejected.messages).toContainEqual(expect.objectContaining(warning));
    expect((await put(path, { line_items: [line(a)] })).discounts).toEqual({ codes: [], applied: [] });
  });

  it('46, 47, 49, 57 a checkout of a cart waits for a person, and ends with it', async () => {
    const [a, b] = await items();
    const discounts = { codes: ['WELCOME10'] };
    const cart = await create({ line_items: [line(a, 2), line(b)], context: US, discounts });
    const request = { cart_id: cart.id, line_items: [] };
    const first = parse(await rest('checkout-sessions', request));
    expect(parse(await rest('checkout-sessions', request))).toEqual(first);
    expect(first.status).toBe('requires_escalation');
    expect(first).not.toHaveProperty('order');
    expect(first.totals).toEqual(cart.totals);
    expect(first.discounts?.codes).toEqual(['WELCOME10']);
    expect(first.ucp).toMatchObject({ payment_handlers: {} });
    const handoff = { code: 'buyer_handoff_required', severity: 'requires_buyer_input' };
    expect(first.messages).toContainEqual(expect.objectContaining(handoff));
    const { origin, pathname, searchParams, search } = new URL(first.continue_url ?? '');
    expect([origin, pathname, searchParams.get('coupon')]).toEqual([SHOP, '/cart/link', 'WELCOME10']);
    expect(await shop.readLinkedItems(search.slice(1), SITE_VIEW)).toMatchObject([
      { state: 'available', quantity: 2 },
      { state: 'available', quantity: 1 },
    ]);
    const path = `checkout-sessions/${first.id}`;
    expect(parse(await rest(`${path}/cancel`))).toMatchObject({ status: 'canceled' });
    expect((await rest(`${path}/cancel`)).json.messages[0].code).toBe('not_found');
    expect((await rest(`carts/${cart.id}`, undefined, { method: 'GET' })).json.ucp.status).toBe('error');
  });

  it('50, 51 a payment is refused, and its credentials are nowhere', async () => {
    const [a] = await items();
    const log = vi.spyOn(process.stdout, 'write');
    const checkout = parse(await rest('checkout-sessions', { line_items: [line(a)], context: US }));
    const path = `checkout-sessions/${checkout.id}`;
    const secret = 'tok_4242424242424242';
    const pay = async (count: number) =>
      rest(`${path}/complete`, {
        payment: { instruments: Array.from({ length: count }, () => ({ credential: { token: secret } })) },
      });
    for (const [count, code] of [
      [0, 'payment_failed'],
      [1, undefined],
      [2, 'payment_failed'],
    ] as const) {
      const response = await pay(count);
      const answer = parse(response);
      expect(answer.status).toBe('requires_escalation');
      expect(codesOf(answer).find((one) => one === 'payment_failed')).toBe(code);
      expect(JSON.stringify(answer)).not.toContain(secret);
    }
    expect(log.mock.calls.map(([text]) => String(text)).join()).not.toContain(secret);
    const read = async () => parse(await rest(path, undefined, { method: 'GET' }));
    expect(await read()).toEqual(await read());
  });

  it('55 a delivery is chosen, and a refused one changes nothing', async () => {
    const [a] = await items();
    const chosen = (destination: object, option?: string) => {
      const destinations = [{ id: 'home', ...destination }];
      const groups = option === undefined ? {} : { groups: [{ id: 'shipping', selected_option_id: option }] };
      const shipping = { id: 'shipping', type: 'shipping', destinations, selected_destination_id: 'home' };
      return { methods: [{ ...shipping, ...groups }] };
    };
    const checkout = parse(
      await rest('checkout-sessions', { line_items: [line(a)], fulfillment: chosen(US) }),
    );
    const groupOf = (answer: Answer) => methodsShape.parse(Object(answer.fulfillment).methods)[0]?.groups[0];
    const options = groupOf(checkout)?.options ?? [];
    expect(options.length).toBeGreaterThan(1);
    const other = options.find(({ id }) => id !== groupOf(checkout)?.selected_option_id)?.id ?? '';
    const change = (body: object) =>
      put(`checkout-sessions/${checkout.id}`, { line_items: [line(a)], ...body });
    expect(groupOf(await change({ fulfillment: chosen(US, other) }))?.selected_option_id).toBe(other);
    for (const [refused, path] of [
      [chosen({ address_country: 'Nowhere' }), '$.fulfillment.methods[0].destinations[0]'],
      [chosen(US, 'no-such-option'), '$.fulfillment.methods[0].groups[0].selected_option_id'],
    ] as const) {
      const answer = await change({ fulfillment: refused });
      expect(answer.status).toBe('incomplete');
      const error = { type: 'error', severity: 'recoverable', path };
      expect(answer.messages).toContainEqual(expect.objectContaining(error));
      expect(groupOf(answer)?.selected_option_id).toBe(other);
    }
    // 41: what is not sent is gone.
    const plain = await change({ context: US });
    expect(groupOf(plain)?.selected_option_id).toBe(groupOf(checkout)?.selected_option_id);
  });

  it('55 a place to pick up is chosen, in both versions', async () => {
    const [a] = await items();
    const body = { line_items: [line(a)], context: US };
    for (const agent of ['current', 'older']) {
      const pickupOf = (answer: Answer) =>
        methodsShape.parse(Object(answer.fulfillment).methods).find(({ type }) => type === 'pickup');
      const checkout = parse(await rest('checkout-sessions', body, { agent }));
      const offered = pickupOf(checkout);
      const place = (offered?.destinations ?? offered?.groups[0]?.options)?.[0]?.id;
      const chosen =
        agent === 'current'
          ? { selected_destination_id: place }
          : { groups: [{ id: 'pickup', selected_option_id: place }] };
      const fulfillment = { methods: [{ type: 'pickup', ...chosen }] };
      const answer = await put(`checkout-sessions/${checkout.id}`, { ...body, fulfillment }, agent);
      expect(answer.status).toBe('requires_escalation');
      expect(pickupOf(answer)?.groups[0]?.selected_option_id).toBe(place);
    }
  });

  it('24 MCP and REST answer the same carts and checkouts', async () => {
    const [a] = await items();
    const bare = (answer: unknown) => {
      const { id, expires_at, line_items, fulfillment, ...rest } = shape.parse(answer);
      expect(id).toBeTruthy();
      expect(expires_at).toBeTruthy();
      return { ...rest, count: line_items.length, hasFulfillment: fulfillment !== undefined };
    };
    const body = { line_items: [line(a, 2)], context: US };
    for (const [name, path, argument] of [
      ['create_cart', 'carts', 'cart'],
      ['create_checkout', 'checkout-sessions', 'checkout'],
    ] as const) {
      const { json, status } = await tool(name, { [argument]: body });
      expect(status).toBe(200);
      expect(bare(json.result.structuredContent)).toEqual(bare((await rest(path, body)).json));
    }
  });

  it('58, 59, 60 a key repeats its answer, for one request and one program', async () => {
    const [a, b] = await items();
    const key = crypto.randomUUID();
    const send = (body: object, agent = 'current') =>
      rest('carts', body, { agent, headers: { 'idempotency-key': key } });
    const body = { line_items: [line(a)] };
    const two = await Promise.all([send(body), send(body)]);
    const ids = new Set(two.flatMap(({ json }) => json.id ?? []));
    expect(ids.size).toBe(1);
    expect(two.map(({ status }) => status).every((status) => status === 201 || status === 503)).toBe(true);
    const repeated = await send(body);
    expect([repeated.status, repeated.json.id]).toEqual([201, [...ids][0]]);
    expect(await send({ line_items: [line(b)] })).toMatchObject({
      status: 409,
      json: { code: 'idempotency_conflict' },
    });
    expect((await send(body, 'other')).json.id).not.toBe([...ids][0]);
    const meta = { 'idempotency-key': key };
    expect((await tool('create_cart', { cart: { line_items: [line(b)] } }, 'current', meta)).status).toBe(
      409,
    );
  });

  it('keeps a program away from the cart of a shopper, and a shopper from that of a program', async () => {
    const [a, b] = await items();
    framework.jar = new Map();
    await shop.addToCart(b.request);
    const before = new Map(framework.jar);
    expect(before.size).toBeGreaterThan(0);
    const { id } = await create({ line_items: [line(a)] });
    expect(framework.jar).toEqual(before);
    expect((await get(id)).line_items.map(({ item }) => item.id)).toEqual([a.id]);
    expect((await shop.loadCart()).lines).toMatchObject([{ productId: b.product.id }]);
  });
});
