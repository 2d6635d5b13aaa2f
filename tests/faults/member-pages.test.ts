import { HttpResponse, http } from 'msw';
import { NextRequest } from 'next/server';
import { describe, expect, it, vi } from 'vitest';
import { PLATFORM, playPlatform } from './platform-server';

vi.hoisted(() => {
  vi.stubEnv('WIX_API_ORIGIN', 'https://platform.test');
  vi.stubEnv('SITE_URL', 'http://shop.test');
});
const { refreshSession } = await import('@/lib/session/refresh');

const platform = playPlatform();
const ORDER = '/ecom/v1/orders/o1';

function load(
  path: string,
  role: 'member' | 'visitor' | null,
  headers: Record<string, string> = {},
  method = 'GET',
) {
  const cookie = role ? `access_token=9999999999.access; refresh_token=${role}.refresh; role=${role}` : '';
  return refreshSession(
    new NextRequest(`http://shop.test${path}`, { method, headers: { cookie, ...headers } }),
  );
}
const platformSays = (status: number) =>
  platform.use(http.get(PLATFORM + ORDER, () => HttpResponse.json({}, { status })));
const isUnknown = (response: Response) =>
  response.headers.get('x-middleware-rewrite')?.endsWith('/account/orders/unknown') === true;

describe('a member’s page', () => {
  it.each(['visitor', null] as const)('redirects a %s to sign in before it is rendered', async (role) => {
    const response = await load('/account/orders?cursor=a', role);
    expect(response.status).toBe(307);
    expect(response.headers.get('location')).toBe(
      'http://shop.test/login?returnTo=%2Faccount%2Forders%3Fcursor%3Da',
    );
    expect(platform.requests()).toEqual([]);
  });

  it('answers HEAD like GET, and creates no visitor for it', async () => {
    const response = await load('/account', null, {}, 'HEAD');
    expect(response.headers.get('location')).toBe('http://shop.test/login?returnTo=%2Faccount');
    expect(platform.requests()).toEqual([]);
  });

  it('is rendered for a member without a platform call', async () => {
    expect((await load('/account/orders', 'member')).headers.get('x-middleware-next')).toBe('1');
    expect(platform.requests()).toEqual([]);
  });
});

describe('an order page', () => {
  it.each([404, 403])('is not found when the platform responds with %i', async (status) => {
    platformSays(status);
    expect(isUnknown(await load('/account/orders/o1', 'member'))).toBe(true);
    expect(platform.requests(ORDER)[0]?.headers.get('authorization')).toBe('access');
  });

  it.each([200, 401, 500])('passes the middleware when the platform responds with %i', async (status) => {
    platformSays(status);
    expect(isUnknown(await load('/account/orders/o1', 'member'))).toBe(false);
  });

  it('passes the middleware when the platform cannot be reached', async () => {
    platform.use(http.get(PLATFORM + ORDER, () => HttpResponse.error()));
    expect(isUnknown(await load('/account/orders/o1', 'member'))).toBe(false);
  });

  it('causes no call in the middleware when a script requests it', async () => {
    await load('/account/orders/o1', 'member', { rsc: '1' });
    expect(platform.requests()).toEqual([]);
  });
});
