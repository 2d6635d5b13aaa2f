import { NextRequest } from 'next/server';
import { describe, expect, it, vi } from 'vitest';
import { refreshSession } from '@/lib/session/refresh';
import { mintingTokens, playPlatform } from './platform-server';

vi.hoisted(() => {
  vi.stubEnv('WIX_API_ORIGIN', 'https://platform.test');
  vi.stubEnv('SITE_URL', 'https://shop.example');
});

const platform = playPlatform();

/**
 * A request as a proxy that terminates TLS forwards it: over plain http, with an internal host
 * name.
 */
const behindProxy = (headers: Record<string, string>, method = 'POST') =>
  new NextRequest('http://10.0.0.7:3000/api/cart/items', {
    method,
    headers: { host: '10.0.0.7:3000', ...headers },
  });

describe('a shop whose public address is https', () => {
  it('binds its cookies to host and connection, also behind a proxy', async () => {
    platform.use(mintingTokens());
    const response = await refreshSession(behindProxy({ origin: 'https://shop.example' }));
    const cookies = response.headers.getSetCookie();
    expect(cookies).toHaveLength(3);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__Host-(?:access_token|refresh_token|role)=/);
      expect(cookie).toMatch(/; Path=\/;/);
      expect(cookie).toMatch(/; Secure;/);
      expect(cookie).not.toMatch(/Domain=/i);
    }
  });

  it('ignores cookies without that binding, regardless of who set them', async () => {
    const cookie = 'refresh_token=visitor.planted; access_token=1.planted';
    const response = await refreshSession(behindProxy({ cookie }, 'GET'));
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(platform.requests()).toEqual([]);
  });
});
