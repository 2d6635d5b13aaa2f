import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { SANDBOX_API_KEY, SANDBOX_CLIENT_ID } from '../core/platform';
import { SANDBOX_APP_SECRET, SANDBOX_INSTANCE_ID } from '../oauth/app-grants';
import { openSandbox } from './open-sandbox';
import { get, post, visitorTokens } from './sdk-client';
import { targetOf } from './stocked-site';

const sandbox = await openSandbox();

const PAGE = 'https://storefront.example';

/** Sends what a browser sends before a call of a page on another origin. */
const preflight = (method: string, path: string, headers = 'authorization,content-type,x-wix-linguist') =>
  sandbox.fetch(
    new Request(sandbox.url + path, {
      method: 'OPTIONS',
      headers: {
        Origin: PAGE,
        'Access-Control-Request-Method': method,
        'Access-Control-Request-Headers': headers,
      },
    }),
  );

const allowedOrigin = (response: Response) => response.headers.get('Access-Control-Allow-Origin');

/** The paths of pages and controls, which are not the platform's API. */
const PAGES =
  /^\/(?:$|inbox|media|_sandbox|_console|_captcha|_hosted|_signin|_set-password|__ecom|product-page|favicon|video)/;

describe('a page of another origin', () => {
  it('E9: is allowed every call of the API with the platform’s headers', async () => {
    const targets = sandbox.routes.map(({ name }) => targetOf(name)).filter(([, path]) => !PAGES.test(path));
    expect(targets.length).toBeGreaterThan(150);
    const rejected: string[] = [];
    for (const [method, path] of targets) {
      const { status, headers } = await preflight(method, path);
      const allowed = [
        headers.get('Access-Control-Allow-Origin') === '*',
        headers.get('Access-Control-Allow-Methods')?.split(',').includes(method),
        headers.get('Access-Control-Allow-Headers') === 'authorization,content-type,x-wix-linguist',
      ];
      if (status !== 204 || allowed.includes(false)) rejected.push(`${method} ${path}: ${status}`);
    }
    expect(rejected).toEqual([]);
  });

  it('E9: reads answers and errors, and the headers that clients look at', async () => {
    const { access_token } = await visitorTokens(sandbox);
    for (const token of [access_token, 'no token']) {
      const response = await post(
        sandbox,
        '/stores-reader/v1/products/query',
        {},
        { Origin: PAGE, Authorization: token },
      );
      expect(response.status).toBe(token === access_token ? 200 : 401);
      expect(allowedOrigin(response)).toBe('*');
      expect(response.headers.get('Access-Control-Expose-Headers')).toMatch(/x-wix-request-id/i);
      expect(response.headers.get('Access-Control-Allow-Credentials')).toBeNull();
    }
  });

  it('cannot call or read controls, hosted pages and mails', async () => {
    const targets = sandbox.routes.map(({ name }) => targetOf(name)).filter(([, path]) => PAGES.test(path));
    expect(targets.map(([, path]) => path)).toEqual(
      expect.arrayContaining([
        '/inbox',
        '/_sandbox/mail',
        '/_console/orders',
        '/_signin',
        '/__ecom/checkout',
      ]),
    );
    const allowed: string[] = [];
    for (const [method, path] of targets) {
      // Pictures and the widget's files are public.
      if (/^\/(?:media|_captcha|video)/.test(path)) continue;
      for (const response of [
        await preflight(method, path),
        await sandbox.fetch(new Request(sandbox.url + path, { method, headers: { Origin: PAGE } })),
      ])
        if (allowedOrigin(response) !== null) allowed.push(`${method} ${path}`);
    }
    expect(allowed).toEqual([]);
  });

  it('is told nothing about unknown paths and methods', async () => {
    expect((await preflight('GET', '/nothing')).status).toBe(404);
    expect((await preflight('DELETE', '/oauth2/token')).status).toBe(404);
  });

  it('cannot use an API key or the token of an app', async () => {
    const app = await post(sandbox, '/oauth2/token', {
      grantType: 'client_credentials',
      clientId: SANDBOX_CLIENT_ID,
      clientSecret: SANDBOX_APP_SECRET,
      instanceId: SANDBOX_INSTANCE_ID,
    });
    const { access_token } = z.object({ access_token: z.string() }).parse(await app.json());
    for (const authorization of [SANDBOX_API_KEY, access_token]) {
      const members = (headers: Record<string, string>) =>
        get(sandbox, '/members/v1/members', { Authorization: authorization, ...headers });
      expect((await members({})).status).toBe(200);
      expect((await members({ Origin: sandbox.url })).status).toBe(200);
      expect((await members({ Origin: PAGE })).status).toBe(403);
      expect((await members({ Origin: 'null' })).status).toBe(403);
    }
  });
});
