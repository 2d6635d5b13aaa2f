import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// Dates have the same format on every machine.
process.env.TZ = 'UTC';

/** The tests of the sandbox alone. They are a project of the configuration at the root, too. */
export default defineConfig({
  test: {
    name: 'sandbox',
    include: ['tests/**/*.test.ts'],
    environment: 'node',
    pool: 'threads',
    // Each file creates its own sandboxes, and no file replaces a module or the environment.
    // Loading the SDK and the sandbox once for all files takes half as long as for each file.
    isolate: false,
    maxWorkers: availableParallelism() + 1,
    restoreMocks: true,
    unstubGlobals: true,
    // Far more than a test needs, because a machine with other work is several times slower.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    globalSetup: 'tests/setup/coverage-check.ts',
    setupFiles: ['tests/setup/console-error.ts', 'tests/setup/proven-calls.ts'],
  },
});
