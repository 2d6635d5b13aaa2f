import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { DEMO_SHOP, isOwnShop } from './scripts/lib/demo-shop.mjs';

// Dates have the same format on every machine.
process.env.TZ = 'UTC';
process.env.LOG_LEVEL ??= 'silent';

/** Tests of the sandbox alone. Tests named `shop-…` load the shop's modules too. */
const PLATFORM_TESTS = ['tests/sandbox/**/*.test.ts', 'tests/contract/!(shop-*).test.ts'];

/** Those that use the shop's cart. They run for both generations of the platform's cart. */
const CART_TESTS = [
  'tests/contract/shop-@(cart|cart-costs|cart-currency|gift-cards|memberships|migration|order).test.ts',
];

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The tests know the demo shop, whatever the root's is. */
const DEMO_CONFIG = isOwnShop()
  ? [{ find: /^(?:@|\.{1,2})\/shop\.config$/, replacement: at(`${DEMO_SHOP}/shop.config.ts`) }]
  : [];

export default defineConfig({
  resolve: {
    alias: [
      ...DEMO_CONFIG,
      { find: /^@(?=\/)/, replacement: at('.').replace(/\/$/, '') },
      // Only a build has the facts for browsers.
      { find: '#shop-facts', replacement: at('lib/config/shop-facts.ts') },
      // The real package throws when it is loaded outside a server build.
      { find: 'server-only', replacement: at('tests/setup/server-only.ts') },
    ],
  },
  test: {
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // Vitest leaves one processor free. On the two of most CI machines, only one would work.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // The default of five seconds is too short for the largest tests on a busy machine.
    testTimeout: 20_000,
    hookTimeout: 20_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          // tests/production needs the production build and has its own configuration.
          exclude: [...PLATFORM_TESTS, 'tests/production/**'],
          setupFiles: ['tests/setup/console-error.ts', 'tests/setup/proven-calls.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'cart-v1',
          environment: 'node',
          include: CART_TESTS,
          env: { WIX_CART: 'v1' },
          setupFiles: ['tests/setup/console-error.ts', 'tests/setup/proven-calls.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'platform',
          environment: 'node',
          include: PLATFORM_TESTS,
          setupFiles: ['tests/setup/console-error.ts', 'tests/setup/proven-calls.ts'],
          // Each file creates its own sandboxes, and no file replaces a module or the environment.
          // Loading the SDK and the sandbox once for all files takes half as long as for each file.
          isolate: false,
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'dom',
          environment: 'happy-dom',
          include: ['tests/**/*.test.tsx'],
          setupFiles: ['tests/setup/console-error.ts', 'tests/setup/dom.ts'],
        },
      },
    ],
  },
});
