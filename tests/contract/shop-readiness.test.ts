import { NextRequest } from 'next/server';
import { expect, it, vi } from 'vitest';
import { openShop, SHOP } from './shop-visitor';

const SECRET = 'a-secret-of-more-than-32-characters';
vi.stubEnv('READINESS_SECRET', SECRET);
await openShop();
const { GET } = await import('@/app/api/ready/route');

const readyFor = async (headers: Record<string, string> = {}): Promise<unknown> => {
  const response = await GET(new NextRequest(`${SHOP}/api/ready`, { headers }));
  expect(response.status).toBe(200);
  return response.json();
};

it.each([
  ['nothing', {}],
  ['another secret', { authorization: `Bearer ${SECRET}x` }],
  ['no scheme', { authorization: SECRET }],
  ['a very long text', { authorization: `Bearer ${'x'.repeat(10_000)}` }],
])('the readiness of the shop is a status for who sends %s', async (_, headers) => {
  expect(await readyFor(headers)).toEqual({ status: 'ready' });
});

it('the owner of the shop sees what was checked', async () => {
  expect(await readyFor({ authorization: `Bearer ${SECRET}` })).toEqual({
    status: 'ready',
    platform: 'reachable',
    cache: 'none',
    catalog: expect.any(String),
    cart: expect.any(String),
  });
});
