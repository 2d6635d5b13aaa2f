import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright';
import { expect as expectInBrowser } from 'playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sizeOfFolder } from '../../scripts/lib/build/release-folder.mjs';
import { stop } from '../../scripts/lib/processes/processes.mjs';
import { root } from '../../scripts/lib/project.mjs';
import { builtSettings } from '../../scripts/lib/verification/e2e-shop.mjs';
import { isInteractive, watchHydration } from '../../scripts/lib/verification/watch-hydration.mjs';
import { chunkOf, kindsOf } from './cache-control-kinds';
import { IS_COPY, inSandbox, openBrowser, opened, SERVERS } from './open-servers';
import { send } from './request';

const expectPage = expectInBrowser.configure({ timeout: 60_000 });

let browser: Browser;

inSandbox(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** Opens a page whose console must stay silent. */
async function openPage(options: { javaScriptEnabled?: boolean } = {}) {
  const context = await browser.newContext({ baseURL: opened.settings.shopUrl, locale: 'en-US', ...options });
  await context.addInitScript(watchHydration);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return { page, complaints, close: () => context.close() };
}

async function addLundBowl(page: Page): Promise<void> {
  await page.locator('label').getByRole('radio', { name: 'Oat' }).check();
  await page.getByRole('radio', { name: 'Large, 23 cm' }).check();
  await page.getByRole('button', { name: 'Add to cart' }).click();
}

/** Waits until React has hydrated the page. Until then forms and links work as plain HTML. */
const isHydrated = (page: Page) => page.waitForFunction(isInteractive);

const served = Object.entries(SERVERS).filter(([name]) => !IS_COPY || name !== 'a release');

describe.each(served)('the shop served by %s', (name, open) => {
  let server: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    server = await open(opened.settings, opened.folder);
  });
  afterAll(() => stop([server]));

  it('starts with the pages of the build', async () => {
    for (const path of ['/', '/de/products', '/products/ora-serving-bowl', '/social-picture.png'])
      expect((await send(opened.settings.shopUrl + path)).headers['x-nextjs-cache'], path).toMatch(
        /HIT|STALE/,
      );
  });

  it('supports browsing, a cart and a member’s sign-in', async () => {
    const { page, complaints, close } = await openPage();
    await page.goto('/products');
    await isHydrated(page);
    await page.getByRole('main').getByRole('link', { name: 'Lund Bowl' }).first().click();
    await expectPage(page).toHaveURL(/\/products\/lund-bowl$/);
    await expectPage(page.getByRole('heading', { level: 1, name: 'Lund Bowl' })).toBeVisible();
    await isHydrated(page);
    await addLundBowl(page);
    await expectPage(
      page.getByRole('dialog', { name: 'Cart' }).getByText(/Added to your cart/),
    ).toBeVisible();

    await page.goto('/login?returnTo=/cart');
    await isHydrated(page);
    const main = page.getByRole('main');
    await main.getByLabel('Email').fill('ada@example.com');
    await main.getByLabel('Password', { exact: true }).fill('halden-ada-1');
    await main.getByRole('button', { name: 'Sign in' }).click();
    await expectPage(page).toHaveURL(/^[^?]*\/cart$/);
    await expectPage(page.getByRole('main').getByRole('link', { name: 'Lund Bowl' })).toBeVisible();
    expect(complaints).toEqual([]);
    await close();
  });

  it('supports a cart without a script', async () => {
    const { page, close } = await openPage({ javaScriptEnabled: false });
    await page.goto('/products/lund-bowl');
    await addLundBowl(page);
    await expectPage(page).toHaveURL(/\/cart$/);
    await expectPage(page.getByRole('link', { name: 'Lund Bowl' })).toBeVisible();
    await close();
  });

  it('has a strict policy of at most 1 kB on cached and on rendered pages', async () => {
    for (const path of [
      '/',
      '/de/products',
      '/products/lund-bowl',
      '/nothing-here',
      '/cart',
      '/products?page=2',
    ]) {
      const { headers } = await send(opened.settings.shopUrl + path);
      const policy = String(headers['content-security-policy']);
      expect(policy, path).toMatch(/script-src[^;]* '(?:sha256|nonce)-/);
      expect(policy, path).not.toMatch(/script-src(?:-elem)? [^;]*'unsafe-inline'/);
      expect(policy.length, path).toBeLessThanOrEqual(1024);
    }
  });

  // The framework's own server knows no compressed files. Such a host compresses at its edge.
  it.skipIf(name === 'next start')('sends a script as the build has compressed it', async () => {
    const path = chunkOf(opened.settings.distDir);
    const file = join(root, opened.settings.distDir, path.replace('/_next/', ''));
    for (const [encoding, copy, restore] of [
      ['br', '.br', brotliDecompressSync],
      ['gzip', '.gz', gunzipSync],
      ['identity', '', (bytes: Buffer) => bytes],
    ] as const) {
      const { headers, body } = await send(opened.settings.shopUrl + path, {
        headers: { 'accept-encoding': encoding },
      });
      expect(body).toEqual(readFileSync(file + copy));
      expect(restore(body)).toEqual(readFileSync(file));
      expect(headers).toMatchObject({
        'content-length': String(body.length),
        'content-type': 'application/javascript; charset=UTF-8',
        vary: 'Accept-Encoding',
        'x-content-type-options': 'nosniff',
      });
      expect(headers['content-encoding'] ?? 'identity').toBe(encoding);
      // A page has ten scripts, and nginx does not compress headers.
      expect(String(headers['content-security-policy']).length).toBeLessThan(80);
    }
  });

  it('requests streaming from nginx for rendered pages, and only for those', async () => {
    for (const [path, expected] of [
      ['/cart', 'no'],
      ['/de/products?sortBy=priceAsc', 'no'],
      ['/', undefined],
      ['/account/deleted', undefined],
    ])
      expect((await send(opened.settings.shopUrl + path)).headers['x-accel-buffering'], path).toBe(expected);
  });

  it('declares for every kind of response which caches may store it', async () => {
    const seen = [];
    const kinds = kindsOf(join(root, opened.settings.distDir));
    for (const { kind, path, method, headers } of kinds) {
      const answer = await send(opened.settings.shopUrl + path, {
        ...(method && { method }),
        ...(headers && { headers }),
      });
      seen.push({ kind, path, status: answer.status, cacheControl: answer.headers['cache-control'] ?? '' });
    }
    expect(seen).toEqual(
      kinds.map(({ kind, path, status, cacheControl }) => ({
        kind,
        path,
        status,
        cacheControl: expect.stringMatching(cacheControl),
      })),
    );
  });
});

describe.skipIf(IS_COPY)('a release', () => {
  // The trace also finds `.next/BUILD_ID`, if the repository has its own build.
  it('contains neither the sandbox nor tests, sources or tools', () => {
    expect(
      readdirSync(join(opened.folder, 'release'))
        .filter((name) => name !== '.next')
        .sort(),
    ).toEqual(
      [
        builtSettings().distDir,
        'cache-handlers',
        // The Markdown pages.
        'content',
        'lib',
        'node_modules',
        'package.json',
        'public',
        'server',
      ].sort(),
    );
    expect(
      readdirSync(join(opened.folder, 'release/lib'), { recursive: true, encoding: 'utf8' }).filter((file) =>
        /\.tsx?$/.test(file),
      ),
    ).toEqual([]);
  });

  it('has a bounded size', () => {
    // About 220 MB, of which the prerendered pages are more than a half (docs/deploy.md).
    expect(sizeOfFolder(join(opened.folder, 'release'))).toBeLessThan(240_000_000);
  });
});
