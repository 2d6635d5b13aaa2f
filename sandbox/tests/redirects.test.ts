import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { authentication } from '@wix/identity';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SANDBOX_API_KEY, SANDBOX_CLIENT_ID } from '../core/platform';
import { createSandbox } from '../create-sandbox';
import { readShopFile } from '../seed/shop-file';
import { openSandbox } from './open-sandbox';
import { type Client, get, rejects, sdkClient, visitorClient, visitorTokens } from './sdk-client';
import { add, checkoutOf } from './shopper';
import { control } from './sign-in';

const SHOP = 'http://localhost:3000';

const sandbox = await openSandbox();
let client: Client;

beforeAll(async () => {
  await setSite({ redirectDomains: ['shop.example', 'localhost', '127.0.0.1'] });
});
beforeEach(async () => {
  client = await visitorClient(sandbox);
});

type SessionRequest = Parameters<Client['redirects']['createRedirectSession']>[0];
async function session(request: SessionRequest, shopper = client) {
  const { redirectSession } = await shopper.redirects.createRedirectSession(request);
  return redirectSession ?? {};
}
const setSite = (change: object) => control(sandbox, 'PUT', 'site', change);
const domains = async (): Promise<string[]> => (await control(sandbox, 'GET', 'site')).redirectDomains;

async function newCheckout(): Promise<string> {
  await add(client, 'ora-serving-bowl');
  return checkoutOf(client);
}

describe('a redirect session for the checkout', () => {
  it('returns its buyer a platform URL with a new secret, as a whole and in parts', async () => {
    const ecomCheckout = { checkoutId: await newCheckout() };
    const sessions = await Promise.all(
      [1, 2].map(() => session({ ecomCheckout, callbacks: { postFlowUrl: SHOP } })),
    );
    for (const { fullUrl, _id: sessionId, urlDetails } of sessions) {
      const endpoint = `${sandbox.url}/__ecom/checkout`;
      expect(fullUrl).toBe(`${endpoint}?sessionId=${sessionId}`);
      expect(urlDetails).toEqual({ endpoint, searchParams: { sessionId } });
    }
    expect(sessions[0]?._id).not.toBe(sessions[1]?._id);
    await rejects(session({ ecomCheckout }, await visitorClient(sandbox)), 403);
  });

  it('E11: accepts return addresses on the app’s own domain by HTTPS, and on this machine', async () => {
    const ecomCheckout = { checkoutId: await newCheckout() };
    const to = (postFlowUrl: string) => session({ ecomCheckout, callbacks: { postFlowUrl } });
    for (const url of ['https://shop.example/cart', SHOP, 'http://127.0.0.1:5173/'])
      expect((await to(url)).fullUrl).toBeTruthy();
    for (const url of [
      'http://shop.example/',
      'https://shop.example.evil.example/',
      'https://shop.example@evil.example/',
    ])
      await rejects(to(url), 403, 'CALLBACK_DOMAIN_NOT_ALLOWED');
  });

  it('E11: rejects this machine, too, where it is no domain of the app', async () => {
    const redirectDomains = await domains();
    const toShop = () => session({ login: {}, callbacks: { postFlowUrl: SHOP } });
    expect((await toShop()).fullUrl).toBeTruthy();
    await setSite({ redirectDomains: ['shop.example'] });
    await rejects(toShop(), 403);
    await setSite({ redirectDomains });
    expect((await toShop()).fullUrl).toBeTruthy();
  });
});

it('E11: a seed names the domains and addresses of the app, by default this machine', async () => {
  const other = await createSandbox();
  const named = await control(other, 'GET', 'site');
  await other.close();
  expect(named).toMatchObject({ redirectDomains: ['localhost', '127.0.0.1', '[::1]'], redirectUris: [] });

  const folder = await mkdtemp(join(tmpdir(), 'seed-'));
  const own = { redirectDomains: ['shop.example'], redirectUris: ['https://shop.example/auth/callback'] };
  const file = await readFile(new URL('../seeds/fashion/shop.json', import.meta.url), 'utf8');
  await writeFile(join(folder, 'shop.json'), JSON.stringify({ ...JSON.parse(file), ...own }));
  expect(readShopFile(folder)).toMatchObject(own);
  await rm(folder, { recursive: true });
});

describe('the intent', () => {
  it('is one of those that the rejection of none names', async () => {
    const call = client.redirects.createRedirectSession({});
    await expect(call).rejects.toThrow('ecomCheckout, login, logout, auth, storesProduct');
  });

  it('auth redirects to the authorize endpoint with all requested parameters', async () => {
    const authRequest = {
      clientId: SANDBOX_CLIENT_ID,
      redirectUri: `${SHOP}/callback`,
      responseType: 'code',
      responseMode: 'query',
      scope: 'offline_access',
      state: 'abc',
      codeChallenge: 'challenge',
      codeChallengeMethod: 'S256',
    };
    const { fullUrl, urlDetails, _id: sessionId } = await session({ auth: { authRequest, prompt: 'login' } });
    expect(urlDetails?.endpoint).toBe(`${sandbox.url}/_api/oauth2/authorize`);
    const sent = Object.fromEntries(new URL(fullUrl ?? '').searchParams);
    expect(sent).toEqual({ ...authRequest, prompt: 'login', sessionId });
  });

  it.each([
    ['Bookings', { bookingsCheckout: { slotAvailability: { slot: {} }, timezone: 'UTC' } }],
    ['Bookings', { bookingsBook: {} }],
    ['Bookings', { bookingsBook: {}, callbacks: { bookingsServiceListUrl: `${SHOP}/done` } }],
    ['Events', { eventsCheckout: { reservationId: crypto.randomUUID(), eventSlug: 'kiln-opening' } }],
    ['Pricing Plans', { paidPlansCheckout: { planId: crypto.randomUUID() } }],
    ['Payment Requests', { ecomOrderPaymentRequest: { paymentRequestId: crypto.randomUUID() } }],
  ])('of %s leads to a page that links back to the shop', async (name, intent) => {
    const { fullUrl } = await session({ callbacks: { postFlowUrl: `${SHOP}/done` }, ...intent });
    const page = await sandbox.fetch(new Request(fullUrl ?? ''));
    const text = await page.text();
    expect(page.status).toBe(200);
    expect(text).toContain(`<h1>${name}</h1>`);
    expect(text).toContain(`href="${SHOP}/done"`);
  });

  it('F1: may come from an API key that names a shopper', async () => {
    const { access_token: token } = await visitorTokens(sandbox);
    const forVisitor = sdkClient(sandbox, `${token},${SANDBOX_API_KEY}`);
    expect((await session({ login: {} }, forVisitor)).fullUrl).toContain('/_signin?sessionId=');
  });

  it('F2: to a sign-in does not exist while the site is not published', async () => {
    await setSite({ published: false });
    const auth = { authRequest: { clientId: SANDBOX_CLIENT_ID, redirectUri: SHOP, responseType: 'code' } };
    for (const intent of [{ login: {} }, { auth }])
      await rejects(session(intent), 400, 'SITE_NOT_PUBLISHED_EXCEPTION');
    const ecomCheckout = { checkoutId: await newCheckout() };
    expect((await session({ ecomCheckout }))._id).toBeDefined();
    await setSite({ published: true });
    expect((await session({ login: {} }))._id).toBeDefined();
  });

  it('F4: needs an app with allowed domains', async () => {
    const redirectDomains = await domains();
    await setSite({ redirectDomains: [] });
    await rejects(session({ login: {} }), 400, 'Allowed_domains_fetch_failed');
    await setSite({ redirectDomains });
  });

  it('storesProduct redirects to an existing product', async () => {
    const { fullUrl } = await session({ storesProduct: { productSlug: 'arc-vase' } });
    expect(fullUrl).toBe(`${sandbox.url}/product-page/arc-vase`);
    const page = await get(sandbox, '/product-page/arc-vase');
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<h1>Arc Vase</h1>')]);
  });
});

describe('logging out', () => {
  it('redirects through the platform back to the shop', async () => {
    const postFlowUrl = `${SHOP}/bye?from=account`;
    const logout = { clientId: SANDBOX_CLIENT_ID };
    const { fullUrl } = await session({ logout, callbacks: { postFlowUrl } });
    const response = await sandbox.fetch(new Request(fullUrl ?? ''));
    expect([response.status, response.headers.get('location')]).toEqual([302, postFlowUrl]);
  });

  it('describes the redirect to the SDK’s module, which calls it with a token', async () => {
    const { access_token: token } = await visitorTokens(sandbox);
    const answer = await sdkClient(sandbox, token)
      .use(authentication)
      .logout({ clientId: SANDBOX_CLIENT_ID, postLogoutRedirectUri: `${SHOP}/` });
    expect(answer).toMatchObject({ statusCode: 302, headers: [{ key: 'Location', value: `${SHOP}/` }] });
  });
});
