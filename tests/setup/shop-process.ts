import { afterAll, vi } from 'vitest';
import { newProcess } from '../new-process';

/** Modules that tests of the shop replace. */
const REPLACED = [
  ...['next/cache', 'next/headers', 'next/navigation', 'next/root-params', 'next/server'],
  ...['@/lib/redis', '@/shop.config'],
];

// Files of these tests share a worker, in which libraries stay loaded. Each file begins as a
// process of the shop that has just started, whatever the file before it replaced.
for (const path of REPLACED) vi.doUnmock(path);
newProcess();

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
