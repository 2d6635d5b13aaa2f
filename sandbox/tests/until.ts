import { vi } from 'vitest';

/**
 * Waits until a check passes, at most a minute: a machine with other work needs longer than the
 * second that Vitest waits by default.
 */
export const until = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 60_000, interval: 20 });
