import '@/lib/config/set-languages';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { NextConfig } from 'next';
import { PHASE_PRODUCTION_BUILD } from 'next/constants';
import { needsAnalyticsCode, setAnalyticsVariable } from '@/lib/config/analytics-schema';
import { requireUsableEnv } from '@/lib/config/env-schema';
import { absentPages, featureVariables } from '@/lib/config/features-schema';
import { requireUsableShop } from '@/lib/config/shop-problems';
import { factsOf, readShop, setNewsletterVariable } from '@/lib/config/shop-schema';
import { requireUsablePages } from '@/lib/content/page-files';
import { securityHeaders } from './lib/http/security-headers';
import { currencyHeaders, currencyRewrites, noPrefix } from './lib/i18n/currency.mjs';
import { DEFAULT_LANG, knownLangs, LANGS, prefixOf } from './lib/i18n/locales.mjs';
import { VARIANT_PARAMETER } from './lib/model/buy-fields';
import { LIST_PARAMETERS } from './lib/model/product-list';
import { readRedirects } from './lib/seo/redirects';
import source from './shop.config';

requireUsableEnv(process.env);
const folder = fileURLToPath(new URL('.', import.meta.url));
requireUsableShop(source, {
  langs: knownLangs(),
  source: readFileSync(`${folder}shop.config.ts`, 'utf8'),
  folder,
});
setAnalyticsVariable(process.env, source);
setNewsletterVariable(process.env, source);

const shop = readShop(source);
/** Written by scripts/lib/pictures.mjs. */
const PICTURES = fileURLToPath(new URL('./public/pictures/manifest.json', import.meta.url));

/** Browsers that know no other icon request this path. */
const ICON_OF_OLD_BROWSERS = shop.favicon
  ? [{ source: '/favicon.ico', destination: `/pictures/${shop.favicon.replace(/\.svg$/, '.ico')}` }]
  : [];

const ABSENT_PAGES = absentPages(shop.features).flatMap((path) =>
  LANGS.map((lang) => ({
    source: prefixOf(lang) + path,
    destination: `/${lang}/not-found-page`,
  })),
);

requireUsablePages();

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** Files in `public/` keep their names when their content changes. */
const PUBLIC_FILES = `public, max-age=${HOUR}, stale-while-revalidate=${DAY}`;

/** For a staging shop. It also covers files and crawlers that ignore robots.txt. */
const NOT_INDEXED = { key: 'X-Robots-Tag', value: 'noindex, nofollow' };

const cacheFile = (name: string) => fileURLToPath(new URL(`./cache-handlers/${name}.mjs`, import.meta.url));

const isDevelopment = process.env.NODE_ENV === 'development';
/** A platform that starts Next.js itself has an adapter and caches of its own. */
const isSelfHosted = !isDevelopment && !process.env.VERCEL && !process.env.NEXT_ADAPTER_PATH;

const currencies = (shop.features.currencies ?? []).filter((code) => code !== shop.currency);
const variants = currencyRewrites({ langs: LANGS, defaultLang: DEFAULT_LANG, currencies });

const config: NextConfig = {
  agentRules: false,
  cacheComponents: true,
  // Prefetches a whole page when its link is hovered (components/layout/link-follower.tsx), and not
  // only its shell.
  partialPrefetching: false,
  poweredByHeader: false,
  // server/compression.mjs compresses with Brotli, too. Other hosts compress at their edge.
  compress: false,
  // Developer pages (app/[lang]/design) exist in development only. No build has them.
  pageExtensions: isDevelopment ? ['dev.tsx', 'tsx', 'ts'] : ['tsx', 'ts'],
  // The platform's media host resizes pictures, so /_next/image is off and responds with 404.
  images: { unoptimized: true },
  reactStrictMode: true,
  // The end-to-end tests build into another folder, so that a running shop keeps its files.
  distDir: process.env.NEXT_DIST_DIR || '.next',
  // `npm test` has checked the types before it builds.
  typescript: { ignoreBuildErrors: Boolean(process.env.NEXT_DIST_DIR) },
  // Benchmarks need source maps to assign bytes to modules.
  productionBrowserSourceMaps: Boolean(process.env.NEXT_DIST_DIR),
  experimental: {
    // The same limit as for other bodies (lib/http/mutation.ts).
    serverActions: { bodySizeLimit: 32 * 1024 },
    // Lets the end-to-end tests pause a navigation between the click and the server's response.
    exposeTestingApiInProductionBuild: process.env.NEXT_DIST_DIR?.startsWith('.next-e2e') ?? false,
    // Requests without a connection wait for it, and components/layout/offline-banner.tsx informs
    // the shopper.
    useOffline: true,
    // Saves a first visit the round trip for the style sheet. See docs/performance.md.
    inlineCss: true,
  },
  // The SDK is plain Node code. Bundling its hundreds of modules only costs build time.
  serverExternalPackages: [
    '@wix/sdk',
    '@wix/stores',
    '@wix/auto_sdk_categories_categories',
    '@wix/auto_sdk_forms_forms',
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
  // The server reads the pages' files when it regenerates a page.
  outputFileTracingIncludes: { '/**': ['content/*/*.md'] },
  env: {
    // The build inlines the values and drops the scripts that are off (app/[lang]/layout.tsx).
    WEB_VITALS: process.env.WEB_VITALS || 'off',
    ANALYTICS_CODE: needsAnalyticsCode(process.env, source) ? 'on' : 'off',
    ...featureVariables(shop.features),
    SHOP_LANGUAGES: LANGS.join(','),
    SHOP_FACTS: JSON.stringify(factsOf(shop)),
    SHOP_PICTURES: existsSync(PICTURES) ? readFileSync(PICTURES, 'utf8') : '{}',
  },
  cacheLife: {
    catalog: { stale: 5 * 60, revalidate: 5 * 60, expire: 30 * DAY },
    // Shoppers write the texts and prices, so there is no end of them.
    search: { stale: 5 * 60, revalidate: 5 * 60, expire: HOUR },
  },
  // The default language has URLs without a prefix. See docs/decisions/0006-languages.md.
  redirects: async () => [
    { source: `/${DEFAULT_LANG}`, destination: '/', permanent: true },
    { source: `/${DEFAULT_LANG}/:path+`, destination: '/:path+', permanent: true },
    // The pages in a chosen currency have no separate URLs.
    ...(currencies.length > 0
      ? LANGS.map((lang) => ({
          source: `/${lang}_:currency([A-Z]{3})/:path*`,
          destination: `${prefixOf(lang)}/:path*`,
          permanent: true,
        }))
      : []),
    ...readRedirects(),
  ],
  rewrites: async () => ({
    // A plain list is a static page. With a filter, a sort order or a page number, the same URL is
    // rendered per request. See docs/decisions/0002-filtered-lists.md.
    beforeFiles: [
      ...ICON_OF_OLD_BROWSERS,
      ...ABSENT_PAGES,
      ...LIST_PARAMETERS.flatMap((key) =>
        LANGS.flatMap((lang) => [
          {
            source: `${prefixOf(lang)}/products`,
            has: [{ type: 'query' as const, key }],
            destination: `/${lang}/lists/products`,
          },
          {
            source: `${prefixOf(lang)}/categories/:slug`,
            has: [{ type: 'query' as const, key }],
            destination: `/${lang}/lists/category?slug=:slug`,
          },
        ]),
      ),
      // The same for a product with a chosen variant, and for the form below it.
      ...LANGS.flatMap((lang) => [
        {
          source: `${prefixOf(lang)}/products/:slug`,
          has: [{ type: 'query' as const, key: VARIANT_PARAMETER }],
          destination: `/${lang}/lists/product?slug=:slug`,
        },
        ...(shop.features?.backInStock
          ? [
              {
                source: `${prefixOf(lang)}/products/:slug/back-in-stock`,
                destination: `/${lang}/lists/back-in-stock?slug=:slug`,
              },
            ]
          : []),
      ]),
      // After the rules above, whose destinations begin with a language.
      ...variants.prefixed,
    ],
    // Files and routes that are not pages have matched before this rule.
    afterFiles: [
      ...variants.pages,
      {
        source: `/:path(${noPrefix(LANGS, currencies)}.*)`,
        destination: `/${DEFAULT_LANG}/:path`,
      },
    ],
    fallback: [
      ...variants.notFound,
      ...LANGS.filter((lang) => lang !== DEFAULT_LANG).map((lang) => ({
        source: `/${lang}/:path*`,
        destination: `/${lang}/not-found-page`,
      })),
      { source: '/:path((?!_next/|api/).*)', destination: `/${DEFAULT_LANG}/not-found-page` },
    ],
  }),
  headers: async () => [
    ...securityHeaders(process.env, isDevelopment),
    ...currencyHeaders(currencies),
    ...(process.env.SITE_INDEXABLE === 'off' ? [{ source: '/:path*', headers: [NOT_INDEXED] }] : []),
    ...['/pictures/:path*', '/favicon.ico'].map((source) => ({
      source,
      headers: [{ key: 'Cache-Control', value: PUBLIC_FILES }],
    })),
  ],
  // Crawlers get the cached page with its status, too. Otherwise Next.js would render each page for
  // them with the status 200.
  htmlLimitedBots: /(?!)/,
  // Bounds the memory and adds a policy to each page. See
  // docs/decisions/0007-content-security-policy.md.
  cacheHandler: cacheFile('pages'),
  // Serves data that is past its lifetime while the platform is away, and shares it between
  // servers. See docs/decisions/0009-several-servers.md.
  ...((isSelfHosted || process.env.REDIS_URL) && {
    cacheHandlers: { default: cacheFile('data'), remote: cacheFile('data') },
    cacheMaxMemorySize: 0,
  }),
  // Lists the build's pages, with which a server starts.
  ...(isSelfHosted && { adapterPath: cacheFile('first-entries') }),
  ...(process.env.DEPLOYMENT_ID && { deploymentId: process.env.DEPLOYMENT_ID }),
};

/**
 * `STANDALONE=on` adds a folder that runs without `node_modules` to the build (docs/deploy.md). The
 * option is set only during the build, because `next start` and `server/main.mjs` would warn that
 * they do not serve that folder.
 */
export default async (phase: string): Promise<NextConfig> => {
  if (phase !== PHASE_PRODUCTION_BUILD) return config;
  const whole = process.env.STANDALONE === 'on' ? { ...config, ...standalone } : config;
  return { ...whole, env: { ...config.env, ...(await workerVariables()) } };
};

/** Returns the service worker and its version for the route that serves it (app/sw.js). */
async function workerVariables(): Promise<Record<string, string>> {
  if (!shop.features?.offline) return {};
  const { bundleWorker } = await import('./lib/offline/bundle-worker.mjs');
  // The build's other processes inherit the version.
  process.env.SERVICE_WORKER_VERSION ??= process.env.DEPLOYMENT_ID || Date.now().toString(36);
  return {
    SERVICE_WORKER: await bundleWorker(),
    SERVICE_WORKER_VERSION: process.env.SERVICE_WORKER_VERSION,
  };
}

const PICTURE_LIBRARY = ['./node_modules/{@img,sharp}/**/*'];

/** Packages of server/*.mjs and cache-handlers/*.mjs. The framework traces only its own. */
const SERVER_PACKAGES = [
  ...['compression', 'bytes', 'compressible', 'destroy', 'mime-db', 'on-headers', 'safe-buffer', 'vary'],
  ...['content-type', 'fresh', 'lru-cache', 'negotiator'],
];

const standalone: NextConfig = {
  output: 'standalone',
  // The server of the shop. The framework traces only its own. Any one route can carry the files.
  outputFileTracingIncludes: {
    ...config.outputFileTracingIncludes,
    '/api/health': [
      './server/*.mjs',
      './cache-handlers/*.mjs',
      './lib/{i18n,i18n/messages,limits}/*.mjs',
      ...SERVER_PACKAGES.map((name) => `./node_modules/${name}/**/*.{js,cjs,mjs,json}`),
    ],
  },
  // Pictures are resized by the media host, so the framework's library for it is never called.
  outputFileTracingExcludes: { 'next-server': PICTURE_LIBRARY, '/*': PICTURE_LIBRARY },
};
