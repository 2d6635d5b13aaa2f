import { beforeEach, expect, it, vi } from 'vitest';

const warn = vi.fn();
vi.doMock('@/lib/observe/logger', () => ({ logger: { warn } }));

beforeEach(() => {
  warn.mockClear();
  vi.resetModules();
});

it.each([
  ['0', 1],
  ['1', 0],
  ['2', 0],
])('with TRUSTED_PROXIES=%s the log has %i lines about a proxy', async (proxies, lines) => {
  vi.stubEnv('TRUSTED_PROXIES', proxies);
  const { warnOfProxy } = await import('@/lib/limits/warn-of-proxy');
  warnOfProxy();
  expect(warn).toHaveBeenCalledTimes(lines);
  for (const call of warn.mock.calls) expect(call).toEqual([expect.stringContaining('TRUSTED_PROXIES')]);
});
