import { fileURLToPath } from 'node:url';
import type { NextConfig } from 'next';
import { LIST_PARAMETERS } from './lib/catalog/product-query';
import { securityHeaders } from './lib/http/security-headers';

const DAY = 24 * 60 * 60;

const config: NextConfig = {
  agentRules: false,
  cacheComponents: true,
  partialPrefetching: true,
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm run types` checks every file in a tenth of the time; the build need not do it again.
  typescript: { ignoreBuildErrors: true },
  // The end-to-end tests build beside a running shop, not over it.
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  // The builds that are measured say which module weighs what.
  productionBrowserSourceMaps: process.env.NEXT_DIST_DIR !== undefined,
  // That of the end-to-end tests can be stopped between a click and what the server has to say of it.
  experimental: { exposeTestingApiInProductionBuild: process.env.NEXT_DIST_DIR === '.next-e2e' },
  // The SDK is plain Node code; bundling its hundreds of modules only costs build time.
  serverExternalPackages: [
    '@wix/sdk',
    '@wix/stores',
    '@wix/ecom',
    '@wix/redirects',
    '@wix/identity',
    '@wix/members',
    'sanitize-html',
  ],
  cacheLife: {
    catalog: { stale: 5 * 60, revalidate: 5 * 60, expire: 30 * DAY },
  },
  // A plain list is a static page; the same address with a filter, an order or a page is rendered for the request.
  // See docs/decisions/0002-filtered-lists.md
  rewrites: async () => ({
    beforeFiles: LIST_PARAMETERS.flatMap((key) => [
      { source: '/products', has: [{ type: 'query', key }], destination: '/lists/products' },
      {
        source: '/categories/:slug',
        has: [{ type: 'query', key }],
        destination: '/lists/category?slug=:slug',
      },
    ]),
  }),
  headers: async () => securityHeaders(process.env, process.env.NODE_ENV === 'development'),
  // Writes the policy of kept pages. See docs/decisions/0010-content-security-policy.md
  cacheHandler: fileURLToPath(new URL('./cache-handlers/pages.mjs', import.meta.url)),
};

export default config;
