import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

// Dates read the same on every machine.
process.env.TZ = 'UTC';
process.env.LOG_LEVEL ??= 'silent';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  resolve: {
    alias: {
      '@': at('.'),
      // The real package throws when it is loaded outside a server build.
      'server-only': at('tests/setup/server-only.ts'),
    },
  },
  test: {
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          setupFiles: ['tests/setup/console-error.ts', 'tests/setup/proven-calls.ts'],
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
