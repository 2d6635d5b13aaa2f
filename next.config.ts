import '@/lib/config/set-variables';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { NextConfig } from 'next';
import { PHASE_PRODUCTION_BUILD } from 'next/constants';
import { actionKey } from '@/lib/config/action-key';
import { needsAnalyticsCode, requireUsableEnv, setShopVariables } from '@/lib/config/env-schema';
import { LIVE_API_ORIGIN } from '@/lib/config/platform-origins.mjs';
import { requireUsableShop } from '@/lib/config/shop-problems';
import { factsOf, featureSwitches, readShop } from '@/lib/config/shop-schema';
import { untranslatedTexts } from '@/lib/config/untranslated-texts';
import { requireUsablePages, warnOfDrafts } from '@/lib/content/page-files';
import { messages as ownMessages } from '@/own/messages';
import { headersOf, redirectsOf, rewritesOf } from './lib/http/url-rules';
import { knownLangs, LANGS, languageVariables } from './lib/i18n/locales.mjs';
import { missingTexts } from './lib/i18n/own-messages';
import { standaloneOptions } from './server/standalone.mjs';
import source from './shop.config';

requireUsableEnv(process.env);
const folder = fileURLToPath(new URL('.', import.meta.url));
/** Without a client, nothing is published: `npm run types` of a shop that is not complete yet. */
const isLive =
  Boolean(process.env.WIX_CLIENT_ID) &&
  new URL(process.env.WIX_API_ORIGIN || LIVE_API_ORIGIN).origin === LIVE_API_ORIGIN;
requireUsableShop(source, { langs: knownLangs(), folder, isLive });
requireUsablePages(Object.keys(readShop(source).pages ?? {}));
for (const line of [...missingTexts(LANGS, ownMessages), ...untranslatedTexts(source, LANGS)])
  console.warn(`! ${line}`);
setShopVariables(process.env, source);

const shop = readShop(source);
if (isLive) warnOfDrafts(shop);
/** Written by scripts/lib/build/pictures.mjs. */
const PICTURES = fileURLToPath(new URL('./public/pictures/manifest.json', import.meta.url));

const cacheFile = (name: string) => fileURLToPath(new URL(`./cache-handlers/${name}.mjs`, import.meta.url));

const isDevelopment = process.env.NODE_ENV === 'development';
/** A platform that starts Next.js itself has an adapter and caches of its own. */
const isSelfHosted = !isDevelopment && !process.env.VERCEL && !process.env.NEXT_ADAPTER_PATH;

const HOUR = 60 * 60;
/** The server reads the pages' files when it regenerates a page, and the file of a label. */
const TRACED_FILES = { '/**': ['content/*/*.md', 'content/legal/*.svg'] };

const config: NextConfig = {
  agentRules: false,
  cacheComponents: true,
  // A hovered link prefetches the whole page (components/layout/link-follower.tsx), not only its shell.
  partialPrefetching: false,
  poweredByHeader: false,
  // server/compression.mjs compresses with Brotli, too. Other hosts compress at their edge.
  compress: false,
  // Developer pages (app/[lang]/design) exist in development only. No build has them.
  pageExtensions: isDevelopment ? ['dev.tsx', 'tsx', 'ts'] : ['tsx', 'ts'],
  // The platform's media host resizes pictures, so /_next/image is off and responds with 404.
  images: { unoptimized: true },
  reactStrictMode: true,
  turbopack: {
    rules: {
      // The text of the style sheet (app/styles.ts), and the addresses of its files.
      '*.css': {
        condition: { query: '?inline' },
        loaders: ['./app/inline-css-loader.mjs'],
        as: '*.js',
      },
      '*': { condition: { query: '?url' }, type: 'asset' },
    },
  },
  // The end-to-end tests build into another folder, so that a running shop keeps its files.
  distDir: process.env.NEXT_DIST_DIR || '.next',
  // `npm test` has checked the types already. `npm start` leaves it to `npm run build` and `npm run release`.
  typescript: { ignoreBuildErrors: Boolean(process.env.NEXT_DIST_DIR || process.env.QUICK_BUILD) },
  // Benchmarks need source maps to assign bytes to modules.
  productionBrowserSourceMaps: Boolean(process.env.NEXT_DIST_DIR),
  experimental: {
    serverActions: {
      // The same limit as for other bodies (lib/http/mutation.ts).
      bodySizeLimit: 32 * 1024,
      // lib/http/same-origin.ts accepts it, too: a proxy may name the shop differently in `Host`.
      allowedOrigins: process.env.SITE_URL ? [new URL(process.env.SITE_URL).host] : [],
    },
    // Lets the end-to-end tests pause a navigation between the click and the server's response.
    exposeTestingApiInProductionBuild: process.env.NEXT_DIST_DIR?.startsWith('.next-e2e') ?? false,
    // Requests without a connection wait for it. components/layout/offline-banner.tsx informs the shopper.
    useOffline: true,
    // `ensureStatic` still checks the pages that must not wait. In development, the checks of all
    // pages report modules that were replaced meanwhile as errors of the page.
    instantInsights: { validationLevel: 'manual-warning' },
    // Names every page that fails, for a build without it (scripts/lib/build/production-build.mjs).
    prerenderEarlyExit: false,
    // They are a fifth of the compiler's work, and only serve developers.
    turbopackSourceMaps: !process.env.QUICK_BUILD,
    turbopackFileSystemCacheForBuild: process.env.COMPILER_CACHE !== 'off',
    // One more than the framework would take.
    cpus: process.env.BUILD_WORKERS ? Number(process.env.BUILD_WORKERS) : undefined,
  },
  // The SDK is plain Node code. Bundling its hundreds of modules only costs build time.
  serverExternalPackages: [
    '@wix/sdk',
    '@wix/stores',
    '@wix/auto_sdk_categories_categories',
    '@wix/auto_sdk_forms_submissions',
    '@wix/ecom',
    '@wix/redirects',
    '@wix/reviews',
    '@wix/identity',
    '@wix/members',
    '@wix/wix-data-items-sdk',
    'sanitize-html',
    'redis',
  ],
  outputFileTracingIncludes: TRACED_FILES,
  env: {
    // The build inlines the values.
    WEB_VITALS: process.env.WEB_VITALS || 'off',
    ...languageVariables(),
    SHOP_FILTERS: process.env.SHOP_FILTERS ?? '',
    SHOP_FACTS: JSON.stringify(factsOf(shop)),
    SHOP_PICTURES: existsSync(PICTURES) ? readFileSync(PICTURES, 'utf8') : '{}',
  },
  compiler: {
    define: {
      ...featureSwitches(shop, needsAnalyticsCode(process.env, source)),
      // Browsers load no code for them if there are none.
      'FEATURES.ownMessages': Object.keys(ownMessages).length > 0,
    },
  },
  cacheLife: {
    catalog: { stale: 5 * 60, revalidate: 5 * 60, expire: 30 * 24 * HOUR },
    // Shoppers write the texts and prices, so there is no end of them.
    search: { stale: 5 * 60, revalidate: 5 * 60, expire: HOUR },
  },
  redirects: async () => redirectsOf(shop),
  rewrites: async () => rewritesOf(shop),
  headers: async () => [...(await featureHeaders()), ...headersOf(shop, process.env, isDevelopment)],
  // Crawlers get the cached page, too. Next.js would render each one for them, always with the status 200.
  htmlLimitedBots: /(?!)/,
  // Bounds the memory and adds a policy to each page (docs/decisions/0007-content-security-policy.md).
  cacheHandler: cacheFile('pages'),
  // Serves old data while the platform is away, and shares it (docs/decisions/0009-several-servers.md).
  ...((isSelfHosted || process.env.REDIS_URL) && {
    cacheHandlers: { default: cacheFile('data'), remote: cacheFile('data') },
    cacheMaxMemorySize: 0,
  }),
  // Lists the build's pages, with which a server starts.
  adapterPath: isSelfHosted ? cacheFile('first-entries') : undefined,
  deploymentId: process.env.DEPLOYMENT_ID || undefined,
};

// The options of a release are set only during its build: `next start` and server/main.mjs would warn that
// they do not serve its folder.
export default async (phase: string): Promise<NextConfig> => {
  if (phase !== PHASE_PRODUCTION_BUILD) return config;
  process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY = actionKey(process.env);
  const release = process.env.STANDALONE === 'on' ? standaloneOptions(TRACED_FILES) : {};
  return { ...config, ...release, env: { ...config.env, ...(await featureVariables()) } };
};

type HeaderRules = Awaited<ReturnType<NonNullable<NextConfig['headers']>>>;
type HeaderPart = { headers: HeaderRules };
type BuildPart = { buildVariables: () => Promise<Record<string, string>> };

const BUILD_PARTS: ((() => Promise<BuildPart>) | null)[] = [
  shop.features.offline ? () => import('./features/offline/build-variables.mjs') : null,
];

const HEADER_PARTS: ((() => Promise<HeaderPart>) | null)[] = [
  shop.features.markdown ? () => import('./features/markdown/headers.mjs') : null,
];

async function featureHeaders(): Promise<HeaderRules> {
  const parts = await Promise.all(HEADER_PARTS.map(async (load) => (await load?.())?.headers ?? []));
  return parts.flat();
}

async function featureVariables(): Promise<Record<string, string>> {
  const parts = await Promise.all(BUILD_PARTS.map(async (load) => (await load?.())?.buildVariables()));
  return Object.assign({}, ...parts);
}
