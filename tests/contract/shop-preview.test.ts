import { NextRequest } from 'next/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { control } from '../../sandbox/tests/sign-in';
import { framework } from './framework';
import { openShop, SHOP } from './shop-visitor';

const SECRET = 'a-secret-of-at-least-32-characters-1';
vi.stubEnv('PREVIEW_SECRET', SECRET);
const sandbox = await openShop();
const { GET, POST } = await import('@/app/api/preview/route');
const { hasPreviewCookie } = await import('@/lib/http/preview');
const { guardRequest } = await import('@/lib/http/guard-request');
const { NextResponse } = await import('next/server');
const pages = await import('@/lib/content/pages');
const { env } = await import('@/lib/config/env');

beforeEach(async () => {
  framework.jar.clear();
  framework.isDraft = false;
  framework.headers = {};
  await sandbox.reset();
});

const open = (query: Record<string, string>) =>
  GET(new NextRequest(`${SHOP}/api/preview?${new URLSearchParams(query)}`));
const request = (path = '/about') =>
  new NextRequest(SHOP + path, { headers: { cookie: `preview=${framework.jar.get('preview')}` } });

describe('the secret link', () => {
  it('turns the preview on in this browser, and opens the page', async () => {
    const answer = await open({ secret: SECRET, path: '/de/about' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/de/about']);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(framework.isDraft).toBe(true);
    expect(hasPreviewCookie(request())).toBe(true);
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example/', '/.//evil.example', 'javascript:x'])(
    'never leaves the shop: %s',
    async (path) => {
      expect((await open({ secret: SECRET, path })).headers.get('location')).toBe('/');
    },
  );

  it.each(['', 'wrong', `${SECRET}x`, SECRET.slice(0, -1), 'x'.repeat(5_000)])(
    'with another secret is a page that does not exist: %.40s',
    async (secret) => {
      expect((await open({ secret, path: '/about' })).status).toBe(404);
      expect(framework.isDraft).toBe(false);
      expect(framework.jar.has('preview')).toBe(false);
    },
  );

  it('does not exist without a secret of the shop', async () => {
    vi.spyOn(env, 'PREVIEW_SECRET', 'get').mockReturnValue(undefined);
    expect((await open({ secret: SECRET })).status).toBe(404);
    expect((await open({})).status).toBe(404);
    vi.restoreAllMocks();
  });
});

describe('a page in the preview', () => {
  const PAGE = { _id: 'a', slug: 'about', title: 'Our story', body: '<p>Now</p>' };
  const DRAFT = { _id: 'b', slug: 'about', title: 'A new story', published: false };
  const title = async () => (await pages.getPage('en', 'about'))?.page.title;
  const fill = (...items: unknown[]) =>
    control(sandbox, 'PUT', 'data', { collections: { Pages: { items } } });

  it('shows a draft in place of what is published, and only there', async () => {
    await fill(PAGE, DRAFT, { ...DRAFT, _id: 'c', slug: 'workshops', title: 'Workshops' });
    expect(await title()).toBe('Our story');
    expect(await pages.getPage('en', 'workshops')).toBeNull();
    expect(await pages.getPageSlugs()).not.toContain('workshops');
    framework.isDraft = true;
    expect(await title()).toBe('A new story');
    expect(await pages.getPage('en', 'workshops')).not.toBeNull();
    expect((await pages.getPageAddresses()).map(({ path }) => path)).not.toContain('/workshops');
  });

  it('has a policy with a nonce and is not indexed, which no made-up cookie achieves', async () => {
    const page = async (cookie: string) =>
      guardRequest(new NextRequest(`${SHOP}/about`, { headers: { cookie } }), async () =>
        NextResponse.next(),
      );
    await open({ secret: SECRET });
    const shown = await page(`preview=${framework.jar.get('preview')}`);
    expect(shown.headers.get('content-security-policy')).toContain("'nonce-");
    expect(shown.headers.get('x-robots-tag')).toBe('noindex');
    for (const cookie of [
      'preview=1',
      'preview=e30.e30',
      '__prerender_bypass=x',
      `preview=${'x'.repeat(9_000)}`,
    ]) {
      const other = await page(cookie);
      expect(other.headers.get('content-security-policy')).toBeNull();
      expect(other.headers.get('x-robots-tag')).toBeNull();
    }
  });
});

describe('the form that leaves', () => {
  const leave = (headers: Record<string, string>) =>
    POST(
      new Request(`${SHOP}/api/preview`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
        body: '',
      }),
    );

  it('returns to its page, and is rejected from another site', async () => {
    await open({ secret: SECRET });
    const own = { origin: SHOP, host: new URL(SHOP).host, referer: `${SHOP}/de/about` };
    expect((await leave({ ...own, origin: 'https://evil.example' })).status).toBe(403);
    expect(framework.isDraft).toBe(true);
    framework.headers = own;
    const answer = await leave(own);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/de/about']);
    expect(framework.isDraft).toBe(false);
    expect(framework.jar.has('preview')).toBe(false);
  });
});
