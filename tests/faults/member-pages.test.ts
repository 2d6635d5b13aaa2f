import { NextRequest } from 'next/server';
import { describe, expect, it, vi } from 'vitest';
import { sessionCookies } from '@/lib/session/cookie';
import { playPlatform } from './platform-server';

vi.hoisted(() => {
  vi.stubEnv('WIX_API_ORIGIN', 'https://platform.test');
  vi.stubEnv('SITE_URL', 'http://shop.test');
});
const { refreshSession } = await import('@/lib/session/refresh');

const platform = playPlatform();

function load(
  path: string,
  role: 'member' | 'visitor' | null,
  headers: Record<string, string> = {},
  method = 'GET',
) {
  const tokens = role && {
    accessToken: { value: 'access', expiresAt: 9_999_999_999 },
    refreshToken: { value: 'refresh', role },
  };
  const cookies = tokens ? sessionCookies(tokens, false, 0) : [];
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return refreshSession(
    new NextRequest(`http://shop.test${path}`, { method, headers: { cookie, ...headers } }),
  );
}

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
