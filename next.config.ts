import { fileURLToPath } from 'node:url';
import type { NextConfig } from 'next';
import { PHASE_PRODUCTION_BUILD } from 'next/constants';
import { requireUsableEnv } from '@/lib/config/env-schema';
import { securityHeaders } from './lib/http/security-headers';
import { LIST_PARAMETERS } from './lib/model/product-list';

requireUsableEnv(process.env);

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** Names of files in `public/` stay when the files change. */
const PUBLIC_FILES = `public, max-age=${HOUR}, stale-while-revalidate=${DAY}`;

const cacheFile = (name: string) => fileURLToPath(new URL(`./cache-handlers/${name}.mjs`, import.meta.url));

const isDevelopment = process.env.NODE_ENV === 'development';

const config: NextConfig = {
  agentRules: false,
  cacheComponents: true,
  // A page is fetched ahead whole, when its link is pointed at (components/layout/link-follower.tsx); never only its shell.
  partialPrefetching: false,
  poweredByHeader: false,
  // Developer pages (app/[lang]/design) exist in development only. No build has them.
  pageExtensions: isDevelopment ? ['dev.tsx', 'tsx', 'ts'] : ['tsx', 'ts'],
  // Pictures come from the platform's media host as plain <img>: /_next/image has nothing to do, and answers 404.
  images: { unoptimized: true },
  reactStrictMode: true,
  // The end-to-end tests build beside a running shop, not over it.
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  // The builds that are measured say which module weighs what.
  productionBrowserSourceMaps: process.env.NEXT_DIST_DIR !== undefined,
  experimental: {
    // As large as any other body (lib/http/read-body.ts).
    serverActions: { bodySizeLimit: 32 * 1024 },
    // That of the end-to-end tests can be stopped between a click and what the server has to say of it.
    exposeTestingApiInProductionBuild: process.env.NEXT_DIST_DIR?.startsWith('.next-e2e') ?? false,
    // What is asked for without a connection waits for it; components/layout/offline-banner.tsx says so.
    useOffline: true,
  },
  // The SDK is plain Node code; bundling its hundreds of modules only costs build time.
  serverExternalPackages: [
    '@wix/sdk',
    '@wix/stores',
    '@wix/ecom',
    '@wix/redirects',
    '@wix/identity',
    '@wix/members',
    'sanitize-html',
    'redis',
    '@trieb.work/nextjs-turbo-redis-cache',
  ],
  // Known to the build, which leaves out the script of what is off (app/[lang]/layout.tsx).
  env: { WEB_VITALS: process.env.WEB_VITALS || 'off' },
  cacheLife: {
    catalog: { stale: 5 * 60, revalidate: 5 * 60, expire: 30 * DAY },
  },
  // English has addresses without a prefix; see docs/decisions/0006-languages.md
  redirects: async () => [
    { source: '/en', destination: '/', permanent: true },
    { source: '/en/:path+', destination: '/:path+', permanent: true },
  ],
  rewrites: async () => ({
    // A plain list is a static page; the same address with a filter, an order or a page is rendered for the request.
    // See docs/decisions/0002-filtered-lists.md
    beforeFiles: LIST_PARAMETERS.flatMap((key) =>
      [
        ['', '/en'],
        ['/de', '/de'],
      ].flatMap(([prefix, folder]) => [
        {
          source: `${prefix}/products`,
          has: [{ type: 'query' as const, key }],
          destination: `${folder}/lists/products`,
        },
        {
          source: `${prefix}/categories/:slug`,
          has: [{ type: 'query' as const, key }],
          destination: `${folder}/lists/category?slug=:slug`,
        },
      ]),
    ),
    // Files, and routes that are no pages, have been found by now.
    afterFiles: [{ source: '/:path((?!(?:en|de|api|_next)(?:/|$)).*)', destination: '/en/:path' }],
    fallback: [
      { source: '/de/:path*', destination: '/de/not-found-page' },
      { source: '/:path((?!_next/|api/).*)', destination: '/en/not-found-page' },
    ],
  }),
  headers: async () => [
    ...securityHeaders(process.env, isDevelopment),
    { source: '/pictures/:path*', headers: [{ key: 'Cache-Control', value: PUBLIC_FILES }] },
  ],
  // Crawlers get the cached page and its status too, instead of one that is rendered for them and says 200 for all.
  htmlLimitedBots: /(?!)/,
  // Bounded in memory, with a policy for each page. See docs/decisions/0007-content-security-policy.md
  cacheHandler: cacheFile('pages'),
  // Several servers share what they keep. See docs/decisions/0009-several-servers.md
  ...(process.env.REDIS_URL && {
    cacheHandlers: { default: cacheFile('data'), remote: cacheFile('data') },
    cacheMaxMemorySize: 0,
  }),
  ...(process.env.DEPLOYMENT_ID && { deploymentId: process.env.DEPLOYMENT_ID }),
};

/**
 * `STANDALONE=on` adds a folder that runs without `node_modules` to the build (docs/deploy.md). Only the build is told:
 * `next start` and `server/main.mjs` serve the same build, and would warn that they do not.
 */
export default (phase: string): NextConfig =>
  process.env.STANDALONE === 'on' && phase === PHASE_PRODUCTION_BUILD
    ? { ...config, output: 'standalone' }
    : config;
