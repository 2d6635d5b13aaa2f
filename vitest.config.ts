import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { DEMO_SHOP, isOwnShop } from './scripts/lib/demo-shop.mjs';

// Dates have the same format on every machine.
process.env.TZ = 'UTC';
process.env.LOG_LEVEL ??= 'silent';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Tests of what the shop's modules do with the sandbox. */
const SHOP_TESTS = ['tests/contract/*.test.ts', 'tests/features/*/shop-*.test.ts'];

/**
 * Those that use the shop's cart. They run for both generations of the platform's cart, for V1 with
 * `npm test -- --all` only.
 */
const CART_TESTS = process.env.TEST_MATRICES
  ? ['tests/contract/shop-@(cart|cart-costs|cart-currency|gift-cards|memberships|migration|order).test.ts']
  : [];

/** Tests of processor time, which the system counts for a whole process with all its threads. */
const TIMED_TESTS = ['tests/lib/catalog/search/large-catalog.test.ts'];

/** What a test does that another test in the same modules would notice. */
const LEAVES_TRACES =
  /\bvi\.(?:mock|doMock|hoisted|resetModules|stub\w+|useFakeTimers|spyOn)|newProcess|process\.env|globalThis|processState|@\/lib\/(?:limits|cache|redis|session\/refresh)/;

/**
 * Tests of rules, which leave no traces. They share loaded modules, which saves four fifths.
 */
const RULE_TESTS = readdirSync(at('tests/lib'), { recursive: true, encoding: 'utf8' })
  .map((path) => `tests/lib/${path}`)
  .filter((path) => path.endsWith('.test.ts') && !TIMED_TESTS.includes(path))
  .filter((path) => !LEAVES_TRACES.test(readFileSync(at(path), 'utf8')));

/** The tests know the demo shop, whatever the root's is. */
const DEMO_CONFIG = isOwnShop()
  ? [
      { find: /^(?:@|\.|(?:\.\.\/)*\.\.)\/shop\.config$/, replacement: at(`${DEMO_SHOP}/shop.config.ts`) },
      { find: /^(?:@|\.\.\/\.\.)\/own\/(messages|sections)$/, replacement: at(`${DEMO_SHOP}/own/$1`) },
    ]
  : [];

export default defineConfig({
  resolve: {
    alias: [
      ...DEMO_CONFIG,
      { find: /^@(?=\/)/, replacement: at('.').replace(/\/$/, '') },
      // Only a build has the facts for browsers.
      { find: '#shop-facts', replacement: at('lib/config/shop.ts') },
      // The real package throws when it is loaded outside a server build.
      { find: 'server-only', replacement: at('tests/setup/server-only.ts') },
    ],
  },
  test: {
    pool: 'threads',
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // One worker more than processors, because a test often waits for its sandbox. Vitest's default
    // is one fewer.
    maxWorkers: availableParallelism() + 1,
    // Far more than a test needs, because a machine with other work is several times slower.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    setupFiles: ['tests/setup/console-error.ts', 'tests/setup/features.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          setupFiles: ['tests/setup/own-modules.ts'],
          isolate: false,
          include: ['{tests,own}/**/*.test.ts'],
          // These need a production build, and packages of others. They have their own configuration.
          exclude: [...RULE_TESTS, ...TIMED_TESTS, ...SHOP_TESTS, 'tests/production/**', 'tests/clients/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'shop',
          environment: 'node',
          include: SHOP_TESTS,
          // Libraries are loaded once in each worker, and the shop's modules for each file.
          setupFiles: ['tests/setup/shop-process.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'rules',
          environment: 'node',
          include: RULE_TESTS,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'timed',
          environment: 'node',
          include: TIMED_TESTS,
          pool: 'forks',
        },
      },
      {
        extends: true,
        test: {
          name: 'cart-v1',
          environment: 'node',
          include: CART_TESTS,
          env: { WIX_CART: 'v1' },
          setupFiles: ['tests/setup/shop-process.ts'],
          isolate: false,
        },
      },
      'sandbox/vitest.config.ts',
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'dom',
          environment: 'happy-dom',
          include: ['{tests,own}/**/*.test.tsx'],
          setupFiles: ['tests/setup/own-modules.ts', 'tests/setup/dom.ts'],
          isolate: false,
        },
      },
    ],
  },
});
