import { afterAll, beforeEach, vi } from 'vitest';
import { frameworkCache, frameworkHeaders, frameworkServer, resetFramework } from '../contract/framework';
import { newProcess } from '../new-process';

/** Modules that a test may replace for itself. */
const REPLACED = ['next/navigation', '@/lib/redis', '@/shop.config'];

// Test files share a worker, in which libraries stay loaded. Each file gets the shop's modules
// anew, as in a process that has just started, and none of the replacements of the file before.
for (const path of REPLACED) vi.doUnmock(path);
vi.doMock('next/cache', () => frameworkCache);
vi.doMock('next/headers', () => frameworkHeaders);
// The compiler replaces it. Handlers have no page, and so no language in its address.
vi.doMock('next/root-params', () => ({ lang: async () => undefined }));
vi.doMock('next/server', async (original) => ({ ...(await original<object>()), ...frameworkServer }));
newProcess();
resetFramework();

// A machine with other work can need longer for a call than the shop waits. Tests of the time that
// it waits are in tests/faults. Files share the object.
const IS_PATIENT = Symbol.for('waits longer');
if (!(IS_PATIENT in AbortSignal)) {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  Object.assign(AbortSignal, {
    [IS_PATIENT]: true,
    timeout: (milliseconds: number) => timeout(10 * milliseconds),
  });
}

// Libraries warn of calls that fail.
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue(undefined));

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
