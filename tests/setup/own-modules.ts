import { afterAll, vi } from 'vitest';
import { newProcess } from '../new-process';

// Test files share a worker, in which libraries stay loaded. Each file gets the shop's modules anew.
newProcess();

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
