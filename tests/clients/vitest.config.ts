import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/**
 * What clients of the platform that others have written do with the sandbox. `npm test -- --all`
 * installs them first (scripts/lib/verification/clients.mjs).
 */
export default defineConfig({
  test: {
    include: ['tests/clients/*.test.ts'],
    root: fileURLToPath(new URL('../..', import.meta.url)),
    // Far more than a test needs, because a machine with other work is several times slower.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
