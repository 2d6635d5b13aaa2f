import { afterAll, vi } from 'vitest';
import { frameworkCache, frameworkHeaders, frameworkServer, resetFramework } from '../contract/framework';
import { newProcess } from '../new-process';

/** Modules that a test may replace for itself. */
const REPLACED = ['next/navigation', 'next/root-params', '@/lib/redis', '@/shop.config'];

// The files of these tests share workers, in which libraries stay loaded. Each file begins as a
// process of the shop that has just started, whatever the file before it replaced.
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
