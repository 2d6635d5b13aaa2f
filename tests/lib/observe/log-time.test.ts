import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const log = vi.hoisted(() => ({ lines: [] as string[] }));
vi.mock('pino', async (original) => {
  const { pino: real } = await original<typeof import('pino')>();
  const pino = (options: import('pino').LoggerOptions) =>
    real(options, { write: (line: string) => log.lines.push(line) });
  return { pino: Object.assign(pino, { stdTimeFunctions: real.stdTimeFunctions }) };
});

beforeEach(() => {
  vi.resetModules();
  log.lines = [];
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

// The development server takes a read of the clock for a defect of the page that logs.
it.each([
  ['development', false],
  ['production', true],
] as const)('a line of the log has its time, in %s', async (mode, readsClock) => {
  vi.stubEnv('NODE_ENV', mode);
  vi.stubEnv('LOG_LEVEL', 'info');
  const { logger } = await import('@/lib/observe/logger');
  const now = Date.now();
  const clock = vi.spyOn(Date, 'now');
  logger.info('a line');
  const time: unknown = JSON.parse(log.lines[0] ?? '{}').time;
  expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  // The two clocks of a machine may differ by a change of its time since the process began.
  expect(Math.abs(Date.parse(String(time)) - now)).toBeLessThan(60_000);
  expect(clock.mock.calls.length > 0).toBe(readsClock);
});
