import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { SANDBOX_API_KEY, SANDBOX_CLIENT_ID } from '../core/platform';
import { createSandbox } from '../create-sandbox';
import { readShopFile } from '../seed/shop-file';
import { openSandbox } from './open-sandbox';
import { get, post, rejection, statusAndCode, visitorTokens } from './sdk-client';
import {
  add,
  type BuyingClient,
  buyingClient,
  lineOf,
  newMember,
  newVisitor,
  shopperClient,
  visitorClient,
} from './shopper';
import { control } from './sign-in';

const SHOP = 'http://localhost:3000';
const siteSchema = z.object({ redirectDomains: z.array(z.string()), redirectUris: z.array(z.string()) });

const sandbox = await openSandbox();
let client: BuyingClient;

beforeAll(async () => {
  await control(sandbox, 'PUT', 'site', { redirectDomains: ['shop.example', 'localhost', '127.0.0.1'] });
});
beforeEach(async () => {
  client = await visitorClient(sandbox);
});

async function checkoutOf(shopper: BuyingClient): Promise<string> {
  await add(shopper, 'ora-serving-bowl');
  const { checkoutId } = await shopper.currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB' });
  return checkoutId ?? '';
}

describe('a redirect session for the checkout', () => {
  it('returns a platform URL with a new secret, as a whole and in parts', async () => {
    const ecomCheckout = { checkoutId: await checkoutOf(client) };
    const sessions = await Promise.all(
      [1, 2].map(() =>
        client.redirects.createRedirectSession({ ecomCheckout, callbacks: { postFlowUrl: SHOP } }),
      ),
    );
    for (const { redirectSession } of sessions) {
      const url = new URL(redirectSession?.fullUrl ?? '');
      expect(`${url.origin}${url.pathname}`).toBe(`${sandbox.url}/__ecom/checkout`);
      expect(url.searchParams.get('sessionId')).toBe(redirectSession?._id);
      expect(redirectSession?.urlDetails).toEqual({
        endpoint: `${sandbox.url}/__ecom/checkout`,
        searchParams: { sessionId: redirectSession?._id },
      });
    }
    expect(sessions[0]?.redirectSession?._id).not.toBe(sessions[1]?.redirectSession?._id);
  });

  it('is available under every address that clients use', async () => {
    const shopper = newVisitor();
    const checkoutId = await checkoutOf(await shopperClient(sandbox, shopper));
    const Authorization = await sandbox.platform.tokens.mintAccessToken(shopper);
    for (const path of [
      '/_api/redirects-api/v1/redirect-session',
      '/redirect-session/v1/redirect-session',
      '/redirect-session/v1/session',
      '/headless/v1/redirect-session',
    ]) {
      const response = await post(sandbox, path, { ecomCheckout: { checkoutId } }, { Authorization });
      expect(response.status, path).toBe(200);
    }
  });

  it('is limited to the buyer’s own checkout', async () => {
    const ecomCheckout = { checkoutId: await checkoutOf(await visitorClient(sandbox)) };
    expect((await rejection(client.redirects.createRedirectSession({ ecomCheckout }))).status).toBe(403);
    const unknown = { checkoutId: crypto.randomUUID() };
    expect((await rejection(client.redirects.createRedirectSession({ ecomCheckout: unknown }))).status).toBe(
      404,
    );
  });

  it.each([
    ['another site', 'https://evil.example/thanks'],
    ['a look-alike', 'https://shop.example.evil.example/'],
    ['plain http', 'http://shop.example/'],
    ['another port in the user part', 'https://shop.example@evil.example/'],
  ])('rejects the return address %s', async (_, thankYouPageUrl) => {
    const ecomCheckout = { checkoutId: await checkoutOf(client) };
    const call = client.redirects.createRedirectSession({ ecomCheckout, callbacks: { thankYouPageUrl } });
    expect(await rejection(call)).toMatchObject({
      status: 403,
      details: { applicationError: { code: 'CALLBACK_DOMAIN_NOT_ALLOWED' } },
    });
  });

  it.each(['javascript:alert(1)', 'not an address', '//shop.example'])(
    'rejects a return address that is no web address: %s',
    async (postFlowUrl) => {
      const ecomCheckout = { checkoutId: await checkoutOf(client) };
      const call = client.redirects.createRedirectSession({ ecomCheckout, callbacks: { postFlowUrl } });
      expect((await rejection(call)).status).toBe(400);
    },
  );

  it('E11: accepts return addresses on the app’s own domain and on this machine', async () => {
    const ecomCheckout = { checkoutId: await checkoutOf(client) };
    for (const postFlowUrl of ['https://shop.example/cart', SHOP, 'http://127.0.0.1:5173/']) {
      const { redirectSession } = await client.redirects.createRedirectSession({
        ecomCheckout,
        callbacks: { postFlowUrl },
      });
      expect(redirectSession?.fullUrl).toBeTruthy();
    }
  });

  it('E11: rejects this machine, too, where it is no domain of the app', async () => {
    const { redirectDomains } = siteSchema.parse(await control(sandbox, 'GET', 'site'));
    const session = () =>
      client.redirects.createRedirectSession({ login: {}, callbacks: { postFlowUrl: SHOP } });
    expect((await session()).redirectSession?.fullUrl).toBeTruthy();
    await control(sandbox, 'PUT', 'site', { redirectDomains: ['shop.example'] });
    expect((await rejection(session())).status).toBe(403);
    await control(sandbox, 'PUT', 'site', { redirectDomains });
    expect((await session()).redirectSession?.fullUrl).toBeTruthy();
  });

  it.each([['https://shop.example'], ['shop.example:443'], ['*'], ['shop.example/a']])(
    'is no domain of the app: %s',
    async (domain) => {
      await expect(control(sandbox, 'PUT', 'site', { redirectDomains: [domain] })).rejects.toThrow(
        'redirectDomains',
      );
    },
  );
});

it('E11: a seed names the domains and addresses of the app, by default this machine', async () => {
  const other = await createSandbox();
  const named = siteSchema.parse(await control(other, 'GET', 'site'));
  await other.close();
  expect(named).toEqual({ redirectDomains: ['localhost', '127.0.0.1', '[::1]'], redirectUris: [] });

  const folder = await mkdtemp(join(tmpdir(), 'seed-'));
  const own = { redirectDomains: ['shop.example'], redirectUris: ['https://shop.example/auth/callback'] };
  const file = await readFile(new URL('../seeds/fashion/shop.json', import.meta.url), 'utf8');
  await writeFile(join(folder, 'shop.json'), JSON.stringify({ ...JSON.parse(file), ...own }));
  expect(readShopFile(folder)).toMatchObject(own);
  await rm(folder, { recursive: true });
});

describe('the intent', () => {
  it('must be exactly one that the site supports', async () => {
    const { status, message } = await rejection(client.redirects.createRedirectSession({}));
    expect(status).toBe(400);
    expect(message).toContain('ecomCheckout, login, logout, auth, storesProduct');
    const two = { ecomCheckout: { checkoutId: await checkoutOf(client) }, login: {} };
    expect((await rejection(client.redirects.createRedirectSession(two))).status).toBe(400);
    const nothingChosen = { eventsCheckout: { eventSlug: 'kiln-opening' } };
    expect((await rejection(client.redirects.createRedirectSession(nothingChosen))).status).toBe(400);
    const noGuid = { ecomCheckout: { checkoutId: 'mine' } };
    expect((await rejection(client.redirects.createRedirectSession(noGuid))).status).toBe(400);
  });

  it('auth redirects to the authorize endpoint with all requested parameters', async () => {
    const { redirectSession } = await client.redirects.createRedirectSession({
      auth: {
        authRequest: {
          clientId: SANDBOX_CLIENT_ID,
          redirectUri: `${SHOP}/callback`,
          responseType: 'code',
          responseMode: 'query',
          scope: 'offline_access',
          state: 'abc',
          codeChallenge: 'challenge',
          codeChallengeMethod: 'S256',
        },
        prompt: 'login',
      },
    });
    const url = new URL(redirectSession?.fullUrl ?? '');
    expect(redirectSession?.urlDetails?.endpoint).toBe(`${sandbox.url}/_api/oauth2/authorize`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      clientId: SANDBOX_CLIENT_ID,
      redirectUri: `${SHOP}/callback`,
      responseType: 'code',
      responseMode: 'query',
      scope: 'offline_access',
      state: 'abc',
      codeChallenge: 'challenge',
      codeChallengeMethod: 'S256',
      prompt: 'login',
      sessionId: redirectSession?._id,
    });
  });

  it.each([
    ['Bookings', { bookingsCheckout: { slotAvailability: { slot: {} }, timezone: 'UTC' } }],
    ['Bookings', { bookingsBook: {} }],
    ['Events', { eventsCheckout: { reservationId: crypto.randomUUID(), eventSlug: 'kiln-opening' } }],
    ['Pricing Plans', { paidPlansCheckout: { planId: crypto.randomUUID() } }],
    ['Payment Requests', { ecomOrderPaymentRequest: { paymentRequestId: crypto.randomUUID() } }],
  ])('of %s leads to a page that links back to the shop', async (name, intent) => {
    const { redirectSession } = await client.redirects.createRedirectSession({
      ...intent,
      callbacks: { postFlowUrl: `${SHOP}/done` },
    });
    const page = await sandbox.fetch(new Request(redirectSession?.fullUrl ?? ''));
    const text = await page.text();
    expect([page.status, text.includes(`<h1>${name}</h1>`), text.includes(`href="${SHOP}/done"`)]).toEqual([
      200,
      true,
      true,
    ]);
    expect((await get(sandbox, '/_hosted/other-app?sessionId=made-up')).status).toBe(404);
  });

  it('F1: is rejected for an API key alone, which names no shopper', async () => {
    const app = buyingClient(sandbox, SANDBOX_API_KEY);
    expect((await rejection(app.redirects.createRedirectSession({ login: {} }))).status).toBe(403);
    const { access_token: token } = await visitorTokens(sandbox);
    const forVisitor = buyingClient(sandbox, `${token},${SANDBOX_API_KEY}`);
    const { redirectSession } = await forVisitor.redirects.createRedirectSession({ login: {} });
    expect(redirectSession?.fullUrl).toContain('/_signin?sessionId=');
  });

  it('to an app’s checkout belongs to the buyer, and to nobody else', async () => {
    const app = buyingClient(sandbox, SANDBOX_API_KEY);
    const member = newMember();
    const made = await app.checkout.createCheckout({
      channelType: 'WEB',
      lineItems: [await lineOf(app, 'ora-serving-bowl')],
      checkoutInfo: { buyerInfo: { memberId: member.memberId } },
    });
    const ecomCheckout = { checkoutId: made._id ?? '' };
    const own = await shopperClient(sandbox, member);
    expect((await own.redirects.createRedirectSession({ ecomCheckout })).redirectSession?._id).toBeTruthy();
    expect((await rejection(client.redirects.createRedirectSession({ ecomCheckout }))).status).toBe(403);
  });

  it('F2: to a sign-in does not exist while the site is not published', async () => {
    await control(sandbox, 'PUT', 'site', { published: false });
    const rejected = [400, 'SITE_NOT_PUBLISHED_EXCEPTION'];
    const auth = { authRequest: { clientId: SANDBOX_CLIENT_ID, redirectUri: SHOP, responseType: 'code' } };
    expect(await statusAndCode(client.redirects.createRedirectSession({ login: {} }))).toEqual(rejected);
    expect(await statusAndCode(client.redirects.createRedirectSession({ auth }))).toEqual(rejected);
    const ecomCheckout = { checkoutId: await checkoutOf(client) };
    expect((await client.redirects.createRedirectSession({ ecomCheckout })).redirectSession).toBeDefined();
    await control(sandbox, 'PUT', 'site', { published: true });
    expect((await client.redirects.createRedirectSession({ login: {} })).redirectSession).toBeDefined();
  });

  it('F4: needs an app with allowed domains', async () => {
    const { redirectDomains } = siteSchema.parse(await control(sandbox, 'GET', 'site'));
    await control(sandbox, 'PUT', 'site', { redirectDomains: [] });
    expect(await statusAndCode(client.redirects.createRedirectSession({ login: {} }))).toEqual([
      400,
      'Allowed_domains_fetch_failed',
    ]);
    await control(sandbox, 'PUT', 'site', { redirectDomains });
  });

  it('storesProduct redirects to an existing product', async () => {
    const { redirectSession } = await client.redirects.createRedirectSession({
      storesProduct: { productSlug: 'arc-vase' },
    });
    expect(redirectSession?.fullUrl).toBe(`${sandbox.url}/product-page/arc-vase`);
    const page = await get(sandbox, '/product-page/arc-vase');
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<h1>Arc Vase</h1>')]);
    expect((await get(sandbox, '/product-page/no-such')).status).toBe(404);
    const call = client.redirects.createRedirectSession({ storesProduct: { productSlug: 'no-such' } });
    expect((await rejection(call)).status).toBe(404);
  });
});

describe('logging out', () => {
  it('redirects through the platform back to the shop', async () => {
    const { redirectSession } = await client.redirects.createRedirectSession({
      logout: { clientId: SANDBOX_CLIENT_ID },
      callbacks: { postFlowUrl: `${SHOP}/bye?from=account` },
    });
    const response = await sandbox.fetch(new Request(redirectSession?.fullUrl ?? ''));
    expect([response.status, response.headers.get('location')]).toEqual([302, `${SHOP}/bye?from=account`]);
  });

  it('rejects other sites, and reports missing parameters', async () => {
    const query = (params: Record<string, string>) =>
      `/_api/iam/authentication/v1/logout?${new URLSearchParams({ clientId: SANDBOX_CLIENT_ID, ...params })}`;
    expect((await get(sandbox, query({ postLogoutRedirectUri: 'https://evil.example/' }))).status).toBe(403);
    expect((await get(sandbox, query({}))).status).toBe(400);
  });

  it('describes the redirect to a client that calls it with a token', async () => {
    const params = new URLSearchParams({ clientId: SANDBOX_CLIENT_ID, postLogoutRedirectUri: `${SHOP}/` });
    const response = await get(sandbox, `/_api/iam/authentication/v1/logout?${params}`, {
      Authorization: 'x',
    });
    expect(await response.json()).toMatchObject({
      statusCode: 302,
      headers: [{ key: 'Location', value: `${SHOP}/` }],
    });
  });
});
