import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { SERVER_WORKERS } from '../../scripts/lib/verification/e2e-settings.mjs';

/**
 * Tests of the served production build. `npm test` runs them after the build
 * (scripts/lib/verification/verification.mjs).
 */
export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('../..', import.meta.url)) } },
  test: {
    include: ['tests/production/*.test.ts'],
    root: fileURLToPath(new URL('../..', import.meta.url)),
    // A manual run (`npx vitest run --config tests/production/vitest.config.ts`) may start a build.
    globalSetup: 'tests/production/global-setup.ts',
    pool: 'forks',
    // The tests mostly wait for servers. More at a time would delay what they measure.
    maxWorkers: SERVER_WORKERS,
    // Far more than a test needs, because a machine with other work is several times slower.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
