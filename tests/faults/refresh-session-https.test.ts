import { http } from 'msw';
import { NextRequest } from 'next/server';
import { describe, expect, it, vi } from 'vitest';
import { refreshSession } from '@/lib/session/refresh';
import { PLATFORM, playPlatform, rejectedGrant, TOKEN_PATH, tokenAnswer } from './platform-server';

vi.hoisted(() => {
  vi.stubEnv('WIX_API_ORIGIN', 'https://platform.test');
  vi.stubEnv('SITE_URL', 'https://shop.example');
});

const platform = playPlatform();

/**
 * A request as a proxy that terminates TLS forwards it: over plain http, with an internal host
 * name.
 */
const behindProxy = (cookie: string) =>
  new NextRequest('http://10.0.0.7:3000/cart', { headers: { host: '10.0.0.7:3000', cookie } });

describe('a shop whose public address is https', () => {
  it('binds its cookies to host and connection, also behind a proxy', async () => {
    platform.use(
      http.post(PLATFORM + TOKEN_PATH, async ({ request }) =>
        Object(await request.json()).grantType === 'anonymous' ? tokenAnswer('access-1') : rejectedGrant(),
      ),
    );
    const response = await refreshSession(behindProxy('__Host-refresh_token=visitor.ended'));
    const cookies = response.headers.getSetCookie();
    expect(cookies).toHaveLength(3);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__Host-(?:access_token|visitor_token|visitor)=/);
      expect(cookie).toMatch(/; Path=\/;/);
      expect(cookie).toMatch(/; Secure;/);
      expect(cookie).not.toMatch(/Domain=/i);
    }
  });

  it('ignores cookies without that binding, regardless of who set them', async () => {
    const cookie = 'refresh_token=visitor.planted; access_token=1.planted';
    const response = await refreshSession(behindProxy(cookie));
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(platform.requests()).toEqual([]);
  });
});
