import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';
import { MAX_BODY_BYTES } from '@/lib/http/mutation';
import { variantHref } from '@/lib/urls';
import { DEMO_FOLDER } from '../setup/demo-folder';

// The check of the configuration's files looks at the root, where a merchant has other pictures.
const { requireUsableShop } = vi.hoisted(() => ({ requireUsableShop: vi.fn() }));
vi.mock('@/lib/config/shop-problems', () => ({ requireUsableShop }));

/** Reads the configuration as a build or a server of this kind does. */
async function configOf(env: Record<string, string | undefined>) {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  // The pages are looked for there.
  vi.spyOn(process, 'cwd').mockReturnValue(DEMO_FOLDER);
  vi.resetModules();
  return (await import('@/next.config')).default('phase-production-server');
}

/**
 * Returns the files in `app/` that are a page or a route by the framework's rule: a known name and
 * one of the extensions.
 */
function routesWith(extensions: readonly string[]): string[] {
  const names = new RegExp(`(?:^|/)(?:page|route)\\.(?:${extensions.join('|').replaceAll('.', '\\.')})$`);
  const app = fileURLToPath(new URL('../../app', import.meta.url));
  return readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((path) => names.test(path));
}
const DESIGN = '[lang]/design/page.dev.tsx';

const BUILD = { NODE_ENV: 'production', NEXT_DIST_DIR: undefined };

it('checks the types of each build but those of `npm start` and of the tests', async () => {
  const checks = async (env: Record<string, string | undefined>) =>
    !(await configOf({ NODE_ENV: 'production', NEXT_DIST_DIR: undefined, QUICK_BUILD: '', ...env }))
      .typescript?.ignoreBuildErrors;
  expect(await checks({})).toBe(true);
  expect(await checks({ QUICK_BUILD: 'on' })).toBe(false);
  expect(await checks({ NEXT_DIST_DIR: '.next-e2e' })).toBe(false);
});

it('writes source maps in each build but that of `npm start`, and no cache of the compiler in a first one', async () => {
  const read = async (env: Record<string, string>) => {
    const { experimental } = await configOf({ NODE_ENV: 'production', ...env });
    return [experimental?.turbopackSourceMaps, experimental?.turbopackFileSystemCacheForBuild];
  };
  expect(await read({ QUICK_BUILD: 'on', COMPILER_CACHE: '' })).toEqual([false, true]);
  expect(await read({ QUICK_BUILD: '', COMPILER_CACHE: 'off' })).toEqual([true, false]);
});

it('has the developer pages in development, and ships none of them', async () => {
  const development = await configOf({ NODE_ENV: 'development', NEXT_DIST_DIR: undefined });
  expect(routesWith(development.pageExtensions ?? [])).toContain(DESIGN);
  for (const distDir of [undefined, '.next', '.next-bench', '.next-e2e']) {
    const { pageExtensions = [] } = await configOf({ NODE_ENV: 'production', NEXT_DIST_DIR: distDir });
    const shipped = routesWith(pageExtensions);
    expect(shipped).toEqual(expect.arrayContaining(['[lang]/page.tsx', 'api/cart/route.ts']));
    expect(shipped.filter((path) => /design|\.dev\./.test(path))).toEqual([]);
  }
});

it.each([
  ['a site', { WIX_CLIENT_ID: crypto.randomUUID(), WIX_API_ORIGIN: '' }, true],
  ['the sandbox', { WIX_CLIENT_ID: crypto.randomUUID(), WIX_API_ORIGIN: 'http://localhost:4000' }, false],
  // As `npm run types` reads it.
  ['nothing', { WIX_CLIENT_ID: '', WIX_API_ORIGIN: '' }, false],
])('wants a complete shop for %s: %o', async (_, env, isLive) => {
  await configOf({ ...BUILD, ...env });
  expect(requireUsableShop).toHaveBeenLastCalledWith(expect.anything(), expect.objectContaining({ isLive }));
});

it('checks only the pages in development that must not wait', async () => {
  const { experimental } = await configOf({ NODE_ENV: 'development', NEXT_DIST_DIR: undefined });
  expect(experimental?.instantInsights).toEqual({ validationLevel: 'manual-warning' });
});

it('accepts server actions as large as any other body, and from the shop’s public address', async () => {
  const { experimental } = await configOf({ ...BUILD, SITE_URL: 'https://shop.example:8443' });
  const allowedOrigins = ['shop.example:8443'];
  expect(experimental?.serverActions).toEqual({ bodySizeLimit: MAX_BODY_BYTES, allowedOrigins });
});

// For Vercel, prerendered pages are files: after them, no rule would lead to another variant.
it('chooses the currency of a page with a language in its path before it looks for files', async () => {
  const { rewrites } = await configOf(BUILD);
  const rules = await rewrites?.();
  if (!rules || Array.isArray(rules)) throw new Error('The rewrites have no phases.');
  const { beforeFiles = [], afterFiles = [] } = rules;
  const destinations = beforeFiles.map(({ destination }) => destination);
  expect(destinations.indexOf('/de_EUR/:path*')).toBeGreaterThan(destinations.indexOf('/de/lists/products'));
  expect(afterFiles.filter(({ source }) => source.startsWith('/de'))).toEqual([]);
});

it.each([
  ['off', ['noindex, nofollow'], '/'],
  ['on', [], expect.arrayContaining(['/api/', '/checkout', '/de/thank-you'])],
])('lets search engines in by SITE_INDEXABLE (%s)', async (SITE_INDEXABLE, values, disallow) => {
  const { headers } = await configOf({ ...BUILD, SITE_INDEXABLE });
  const all = (await headers?.())?.filter(({ source }) => source === '/:path*') ?? [];
  const set = all.flatMap((rule) => rule.headers).filter(({ key }) => key === 'X-Robots-Tag');
  expect(set.map(({ value }) => value)).toEqual(values);
  const { default: robots } = await import('@/app/robots');
  expect((await robots()).rules).toMatchObject({ userAgent: '*', disallow });
});

it('lets programs that read the feeds in to the pages of variants', async () => {
  vi.stubEnv('SITE_INDEXABLE', 'on');
  vi.resetModules();
  const { default: robots } = await import('@/app/robots');
  const rules = [(await robots()).rules].flat();
  const disallowed = rules.flatMap(({ disallow = [] }) => disallow);
  // A rule without `*` and `$` is the start of a path with its query.
  const blocks = (rule: string) => /[*$]/.test(rule) || variantHref('lund-bowl', 'v1').startsWith(rule);
  expect(disallowed.filter(blocks)).toEqual([]);
});
