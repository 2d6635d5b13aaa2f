import { members } from '@wix/members';
import { NextRequest } from 'next/server';
import { expect, vi } from 'vitest';
import { SANDBOX_CLIENT_ID } from '../../sandbox/core/platform';
import type { Sandbox, SandboxOptions } from '../../sandbox/create-sandbox';
import { BUYER, CARD, newOrders, openPage } from '../../sandbox/tests/hosted-page';
import { openSandbox } from '../../sandbox/tests/open-sandbox';
import { merchantClient } from '../../sandbox/tests/sdk-client';
import { control, newEmail } from '../../sandbox/tests/sign-in';
import { usd } from '../fixtures/money';
import { newProcess } from '../new-process';
import { cookiesOfSession } from '../session-cookies';
import { framework, SCRIPT_REQUEST } from './framework';

/** The shop's public origin in these tests. The sandbox accepts return URLs on this machine. */
export const SHOP = 'http://localhost:3000';

/** The generations of the platform's catalog. */
export const GENERATIONS = ['v1', 'v3'] as const;
export type Generation = (typeof GENERATIONS)[number];
/** For what is the same above the catalog: `npm test` tests the newest, and with `--all` each. */
export const NEWEST_GENERATIONS: readonly Generation[] = process.env.TEST_MATRICES ? GENERATIONS : ['v3'];

/**
 * Combinations of catalog and cart. `npm test` tests the oldest and the newest one, and with `--all`
 * every one.
 */
export const COMBINATIONS: { generation: Generation; cart: 'v1' | 'v2' }[] = [
  { generation: 'v1', cart: 'v1' },
  { generation: 'v3', cart: 'v2' },
  ...(process.env.TEST_MATRICES
    ? [{ generation: 'v1', cart: 'v2' } as const, { generation: 'v3', cart: 'v1' } as const]
    : []),
];

/** Selects the catalog of the sandbox's site. A reset of the sandbox returns to V1. */
export const chooseCatalog = (sandbox: Sandbox, generation: Generation): Promise<unknown> =>
  control(sandbox, 'PUT', 'site', { catalogVersion: generation === 'v1' ? 'V1_CATALOG' : 'V3_CATALOG' });

/**
 * Opens a sandbox on a free port for all tests of the file that calls it, and sets the shop's
 * environment. Import the shop's modules afterwards.
 *
 * @param generation the catalog of the site, which the shop's settings state
 * @param options of the sandbox. Without a clock, its time is before the shop's, so each read
 *   of a V2 cart also refreshes it.
 */
export async function openShop(
  generation: Generation = 'v1',
  options: SandboxOptions = {},
): Promise<Sandbox> {
  const sandbox = await openSandbox(options);
  await sandbox.listen(0);
  await chooseCatalog(sandbox, generation);
  vi.stubEnv('WIX_CATALOG', generation);
  vi.stubEnv('WIX_CLIENT_ID', '');
  vi.stubEnv('WIX_API_ORIGIN', sandbox.url);
  vi.stubEnv('WIX_MEDIA_ORIGIN', sandbox.url);
  vi.stubEnv('SITE_URL', SHOP);
  // Tests sign cookies for shops of several processes.
  vi.stubEnv('SESSION_SECRET', 'a secret of at least thirty-two characters');
  // Nothing is cached here, so the tests make more calls a minute than a running shop.
  vi.stubEnv('PLATFORM_CALLS_PER_MINUTE', '100000');
  return sandbox;
}

/**
 * Opens a site of each generation, and loads the shop's modules for each. Tests that run with every
 * site expect the same of both.
 */
export async function openShops<T>(load: () => Promise<T>, generations: readonly Generation[] = GENERATIONS) {
  const shops: { generation: Generation; sandbox: Sandbox; shop: T }[] = [];
  for (const generation of generations) {
    newProcess();
    const sandbox = await openShop(generation);
    shops.push({ generation, sandbox, shop: await load() });
  }
  return shops;
}

/** Signs a member of the sandbox in, as a session of its own, to the shop whose cookies these are. */
export async function signInAs(sandbox: Sandbox, memberId: string, jar = new Map<string, string>()) {
  const visitorId = crypto.randomUUID();
  const token = await sandbox.platform.tokens.mintAccessToken({
    kind: 'member',
    clientId: SANDBOX_CLIENT_ID,
    visitorId,
    memberId,
  });
  for (const [name, value] of await cookiesOfSession(token, { refreshToken: visitorId }))
    jar.set(name, value);
  framework.jar = jar;
  return token;
}

/** Signs a new member in to the shop. Returns the token, also for a client of the member's own. */
export async function signInNewMember(sandbox: Sandbox): Promise<string> {
  const member = { loginEmail: newEmail(), profile: { nickname: 'Tove' } };
  const { _id } = await merchantClient(sandbox).use(members).createMember({ member });
  return signInAs(sandbox, _id ?? '');
}

/** Opens a browser with a visitor's session, these cookies and this client address. */
export async function openBrowser(address = '', cookies: [string, string][] = []): Promise<void> {
  const { mintVisitorTokens } = await import('@/lib/wix/tokens');
  const { accessToken, refreshToken } = await mintVisitorTokens();
  const role = { role: 'visitor', refreshToken: refreshToken.value } as const;
  framework.jar = new Map([...(await cookiesOfSession(accessToken.value, role)), ...cookies]);
  framework.headers = { ...SCRIPT_REQUEST, 'x-forwarded-for': address };
}

/** What the forms for a sign-in and a registration send. */
export const credentials = (email: string, password: string) => ({
  email,
  password,
  firstName: null,
  lastName: null,
  returnTo: '/cart',
  recaptcha: null,
  invisibleRecaptcha: null,
});

type SiteOptions = {
  catalog?: Generation;
  cart?: 'v1' | 'v2';
  /** Replaces the configuration of the demo shop, until `vi.doUnmock('@/shop.config')`. */
  config?: object;
};

/** Opens a shop in a process of its own, on a day on which both generations of its cart exist. */
export async function openSite({ catalog = 'v3', cart = 'v2', config }: SiteOptions = {}) {
  newProcess();
  if (config) vi.doMock('@/shop.config', () => ({ default: config }));
  const sandbox = await openShop(catalog);
  vi.stubEnv('WIX_CART', cart);
  await control(sandbox, 'PUT', 'clock', { now: '2026-11-20T12:00:00Z' });
  const { catalogPlatform } = await import('@/lib/wix/catalog/current-catalog');
  const { toOrder } = await import('@/lib/wix/map/order');
  const visitor = newVisitor();
  return {
    sandbox,
    visitor,
    catalogPlatform,
    /** @returns the sums of the platform's checkout page, and the shop's view of the paid order */
    async buy(country: string, buyer: Record<string, string> = {}) {
      const address = { ...BUYER, country, ...buyer };
      const page = await openPage(sandbox, (await visitor.checkOut({ country })).json.url);
      const { page: updated } = await page.submit(address, 'update');
      const after = await updated?.submit({ ...address, cardNumber: CARD.pays });
      expect(after?.page?.alert).toBeUndefined();
      const [order] = await newOrders(sandbox);
      return { sums: updated?.sums(), order: order ? toOrder(order) : null };
    },
  };
}

/** Headers of requests that no page of the shop sends, by what sends them. */
export const FOREIGN_ORIGINS: [sender: string, headers: Record<string, string>][] = [
  ['another site', { origin: 'https://elsewhere.example' }],
  ['a site whose name begins alike', { origin: 'http://localhost:3000.elsewhere.example' }],
  ['another port of this machine', { origin: 'http://localhost:3001' }],
  ['a sandboxed frame', { origin: 'null' }],
  ['a client without an Origin', {}],
  ['a client with an empty Origin', { origin: '' }],
  ['a page that the browser knows to be another site’s', { origin: SHOP, 'sec-fetch-site': 'cross-site' }],
];

/** An amount of the cart's lines. Cart V1 sends it without zeros at the end. */
export const usdOfLine = (amount: string) =>
  usd(process.env.WIX_CART === 'v1' ? String(Number(amount)) : amount);

/** Returns the number of platform calls during `act`, by name. */
export async function callsDuring(
  sandbox: Sandbox,
  act: () => Promise<unknown>,
): Promise<Record<string, number>> {
  await fetch(`${sandbox.url}/_sandbox/calls`, { method: 'DELETE' });
  await act();
  const { calls } = Object(await (await fetch(`${sandbox.url}/_sandbox/calls`)).json());
  return calls;
}

type Send = {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Begins with `?`. */
  query?: string;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as a plain form. */
  form?: Record<string, string>;
  headers?: Record<string, string>;
};

const handlers = {
  '/api/back-in-stock': () => import('@/app/api/back-in-stock/route'),
  '/api/cart': () => import('@/app/api/cart/route'),
  '/api/cart/items': () => import('@/app/api/cart/items/route'),
  '/api/cart/code': () => import('@/app/api/cart/code/route'),
  '/api/cart/discount': () => import('@/app/api/cart/discount/route'),
  '/api/cart/estimate': () => import('@/app/api/cart/estimate/route'),
  '/api/cart/set': () => import('@/app/api/cart/set/route'),
  '/api/cart/saved': () => import('@/app/api/cart/saved/route'),
  '/api/newsletter': () => import('@/app/api/newsletter/route'),
  '/api/member': () => import('@/app/api/member/route'),
  '/api/wishlist': () => import('@/app/api/wishlist/route'),
  '/auth/callback': () => import('@/app/auth/callback/route'),
  '/auth/frame': () => import('@/app/auth/frame/route'),
  '/checkout': () => import('@/app/checkout/route'),
  '/login/hosted': () => import('@/app/login/hosted/route'),
  '/sign-out': () => import('@/app/sign-out/route'),
};

/**
 * A browser without a window. It stores cookies and sends its requests to the route handlers, which
 * need no middleware.
 */
export function newVisitor() {
  const jar = new Map<string, string>();

  async function send(
    path: keyof typeof handlers,
    { method = 'POST', query = '', json, form, headers }: Send = {},
  ) {
    const request = new NextRequest(SHOP + path + query, {
      method,
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      ...(form === undefined ? {} : { body: new URLSearchParams(form).toString() }),
      headers: {
        host: 'localhost:3000',
        ...(method === 'GET' ? {} : { origin: SHOP }),
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...(form === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
        ...headers,
      },
    });
    const before = new Map(jar);
    framework.jar = jar;
    const route: Record<string, unknown> = { ...(await handlers[path]()) };
    const handler = route[method];
    if (typeof handler !== 'function') throw new Error(`${path} has no ${method}`);
    const response: unknown = await handler(request);
    if (!(response instanceof Response)) throw new Error(`${method} ${path} answered no response`);
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      location: response.headers.get('location'),
      json: text === '' ? null : Object(JSON.parse(text)),
      changedCookies: [...jar.keys()].filter((name) => jar.get(name) !== before.get(name)),
    };
  }

  /** Adds a product with these choices as its page does, one in stock if there is any. */
  async function add(slug: string, choices: Record<string, string> = {}, quantity = 1) {
    const { catalogPlatform } = await import('@/lib/wix/catalog/current-catalog');
    const product = await catalogPlatform.queryProductBySlug(slug);
    const fitting = product?.variants.filter((variant) =>
      Object.entries(choices).every(([name, value]) => variant.choices[name] === value),
    );
    const variant = fitting?.find(({ inStock }) => inStock) ?? fitting?.[0];
    const chosen = { variantId: variant?.id, choices: variant?.choices, modifiers: {} };
    return send('/api/cart/items', { json: { productId: product?.id, ...chosen, quantity } });
  }

  const change = (path: keyof typeof handlers, method: 'PATCH' | 'DELETE', json: object) =>
    send(path, { method, json });

  return {
    jar,
    send,
    add,
    setQuantity: (lineId: string, quantity: number) =>
      change('/api/cart/items', 'PATCH', { lineId, quantity }),
    remove: (lineId: string) => change('/api/cart/items', 'DELETE', { lineId }),
    empty: () => change('/api/cart', 'DELETE', {}),
    writeNote: (buyerNote: string) => change('/api/cart', 'PATCH', { buyerNote }),
    apply: (code: string) => send('/api/cart/code', { json: { code } }),
    withdraw: (kind: 'coupon' | 'gift-card') => change('/api/cart/code', 'DELETE', { kind }),
    checkOut: (json: object = {}) => send('/checkout', { json }),
    cart: async () => (await send('/api/cart', { method: 'GET' })).json.cart,
    estimate: async (choice: object) => (await send('/api/cart/estimate', { json: choice })).json.estimate,
    accessToken: () => jar.get('access_token')?.replace(/^\d+(?:~[\w-]+)?\./, '') ?? '',
  };
}
