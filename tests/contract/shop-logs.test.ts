import { NextRequest } from 'next/server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Sandbox } from '../../sandbox/create-sandbox';
import { control } from '../../sandbox/tests/sign-in';
import { frameworkHeaders } from './framework';
import { credentials, newVisitor, openShop, SHOP } from './shop-visitor';

vi.mock('next/headers', () => frameworkHeaders);
const log = vi.hoisted(() => ({ lines: [] as string[] }));
vi.mock('pino', async (original) => {
  const { pino: real } = await original<typeof import('pino')>();
  const pino = (options: import('pino').LoggerOptions) =>
    real({ ...options, level: 'trace' }, { write: (line: string) => log.lines.push(line) });
  return { pino: Object.assign(pino, { stdTimeFunctions: real.stdTimeFunctions }) };
});

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await openShop();
  // This module reads the environment at import, so it is imported while the environment is set.
  await import('@/lib/config/env');
});
afterAll(() => sandbox.close());

const setFaults = (faults: unknown[]) => control(sandbox, 'PUT', 'faults', { faults });

const EMAIL = 'ada@example.com';
const PASSWORD = 'halden-ada-1';

it('a visit in which everything fails logs no email, token, code or password', async () => {
  const visitor = newVisitor();
  await visitor.send('/api/cart/code', { json: { code: `COUPON-OF-${EMAIL}` } });
  const { signIn, registerMember } = await import('@/lib/auth/sign-in');
  const own = credentials(EMAIL, PASSWORD);
  const { report } = await import('@/lib/observe/report');
  const attempt = async (call: () => Promise<unknown>) => {
    await call().catch((error: unknown) => report(error, 'a form'));
  };

  for (const fault of ['status', 'down', 'malformed']) {
    await setFaults([{ call: '*', kind: fault, ...(fault === 'status' ? { status: 500 } : {}) }]);
    await attempt(() => signIn(own));
    await attempt(() => registerMember({ ...own, firstName: 'Ada', lastName: 'Lovelace' }));
    await visitor.send('/api/cart', { method: 'GET' });
    await visitor.checkOut();
  }
  await setFaults([]);
  await attempt(() => signIn({ ...own, password: 'not-this-one' }));
  const { GET } = await import('@/app/auth/callback/route');
  await GET(new NextRequest(`${SHOP}/auth/callback?code=the-secret-code&state=the-secret-state`));

  const lines = log.lines.join('');
  expect(log.lines.length).toBeGreaterThan(5);
  const tokens = [...visitor.jar]
    .filter(([name]) => name.endsWith('_token'))
    .map(([, value]) => value.replace(/^[^.]*\./, ''));
  expect(tokens).toHaveLength(2);
  for (const secret of [EMAIL, PASSWORD, 'not-this-one', 'the-secret', ...tokens])
    expect(lines).not.toContain(secret);
  expect(lines).not.toMatch(/JWS\.|eyJ[\w-]{10}|@example/);
  // The log contains the platform's request id of a rejected request, which an operator needs.
  expect(lines).toMatch(/"platformRequestId":"\d+\.\d+"/);
}, 60_000);
