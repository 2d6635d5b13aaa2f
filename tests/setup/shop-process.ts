import { afterAll, vi } from 'vitest';
import { frameworkCache, frameworkHeaders, frameworkServer, resetFramework } from '../contract/framework';
import { newProcess } from '../new-process';

/** Modules that a test may replace for itself. */
const REPLACED = ['next/navigation', 'next/root-params', '@/lib/redis', '@/shop.config'];

// Test files share a worker, in which libraries stay loaded. Each file gets the shop's modules
// anew, as in a process that has just started, and none of the replacements of the file before.
for (const path of REPLACED) vi.doUnmock(path);
vi.doMock('next/cache', () => frameworkCache);
vi.doMock('next/headers', () => frameworkHeaders);
vi.doMock('next/server', async (original) => ({ ...(await original<object>()), ...frameworkServer }));
newProcess();
resetFramework();

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
