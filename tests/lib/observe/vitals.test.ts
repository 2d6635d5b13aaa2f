import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newProcess } from '../../new-process';

const log = vi.hoisted(() => ({ lines: [] as Record<string, unknown>[] }));
vi.mock('@/lib/observe/logger', async (original) => ({
  ...(await original<typeof import('@/lib/observe/logger')>()),
  logger: {
    info: (fields: Record<string, unknown>) => log.lines.push(fields),
    warn: () => undefined,
    error: () => undefined,
  },
}));
const request = vi.hoisted(() => ({ forwardedFor: '' }));
vi.mock('next/headers', () => ({
  headers: async () => new Headers({ 'x-forwarded-for': request.forwardedFor }),
}));

const SHOP = 'http://localhost:3000';
const report = {
  path: '/de/products/arc-vase',
  metrics: [
    { name: 'LCP', value: 1234.56789, rating: 'good' },
    { name: 'CLS', value: 0.0123456, rating: 'good' },
  ],
};

async function tell(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const { POST } = await import('@/app/api/vitals/route');
  return POST(
    new Request(`${SHOP}/api/vitals`, {
      method: 'POST',
      headers: { host: 'localhost:3000', origin: SHOP, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }),
  );
}

beforeEach(() => {
  newProcess();
  log.lines.length = 0;
  request.forwardedFor = '203.0.113.7';
});

it('where web vitals are off the endpoint does not exist', async () => {
  expect((await tell(report)).status).toBe(404);
  expect(log.lines).toEqual([]);
});

describe('where web vitals are on', () => {
  beforeEach(() => vi.stubEnv('WEB_VITALS', 'on'));

  it('they are logged by page and not by URL', async () => {
    expect((await tell(report)).status).toBe(200);
    expect(log.lines).toEqual([
      {
        page: '/products/[slug]',
        lang: 'de',
        values: { LCP: 1234.568, CLS: 0.012 },
        ratings: { LCP: 'good', CLS: 'good' },
      },
    ]);
  });

  it.each([
    ['another site', report, { origin: 'https://elsewhere.example' }, 403],
    ['an unknown name', { ...report, metrics: [{ ...report.metrics[0], name: 'ada' }] }, {}, 400],
    ['no number', { ...report, metrics: [{ ...report.metrics[0], value: '1' }] }, {}, 400],
    ['nothing measured', { ...report, metrics: [] }, {}, 400],
    ['far too much', { ...report, path: 'x'.repeat(40_000) }, {}, 413],
    ['another type', report, { 'content-type': 'text/plain' }, 400],
  ])('%s is rejected and not logged', async (_, body, headers, status) => {
    expect((await tell(body, headers)).status).toBe(status);
    expect(log.lines).toEqual([]);
  });

  it('one address may report 60 times a minute', async () => {
    for (let turn = 0; turn < 60; turn++) expect((await tell(report)).status).toBe(200);
    const rejected = await tell(report);
    expect(rejected.status).toBe(429);
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
    request.forwardedFor = '203.0.113.8';
    expect((await tell(report)).status).toBe(200);
  });
});
