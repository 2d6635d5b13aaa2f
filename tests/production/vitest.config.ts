import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/**
 * Tests of the served production build. `npm test` runs them after the build
 * (scripts/lib/verification/verification.mjs).
 */
export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('../..', import.meta.url)) } },
  test: {
    include: ['tests/production/*.test.ts'],
    root: fileURLToPath(new URL('../..', import.meta.url)),
    // The files share the ports of the shop.
    fileParallelism: false,
    testTimeout: 60_000,
    // A manual run (`npx vitest run --config tests/production/vitest.config.ts`) may start a build.
    hookTimeout: 600_000,
  },
});
