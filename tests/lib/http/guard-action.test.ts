import { NextRequest } from 'next/server';
import { describe, expect, it } from 'vitest';
import { refusedAction } from '@/lib/http/guard-action';

const SHOP = 'http://localhost:3000';
const statusOf = (headers: Record<string, string>, method = 'POST') =>
  refusedAction(new NextRequest(`${SHOP}/login`, { method, headers: { host: 'localhost:3000', ...headers } }))
    ?.status ?? null;

describe.each([
  ['with a script', { 'next-action': '40ab' }],
  ['without a script', { 'content-type': 'multipart/form-data; boundary=x' }],
])('a server action %s', (_, action: Record<string, string>) => {
  it.each<[string, Record<string, string>]>([
    ['another site', { origin: 'https://elsewhere.example' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['nowhere', {}],
    ['another site, as the browser knows', { origin: SHOP, 'sec-fetch-site': 'cross-site' }],
  ])('from %s is refused', (_from, headers) => {
    expect(statusOf({ ...action, ...headers })).toBe(403);
  });

  it('from the shop passes, and with too much does not', () => {
    expect(statusOf({ ...action, origin: SHOP })).toBeNull();
    expect(statusOf({ ...action, origin: SHOP, 'content-length': '32769' })).toBe(413);
  });
});

it('what is no action is none of its business', () => {
  expect(statusOf({ 'content-type': 'application/json' })).toBeNull();
  expect(statusOf({ 'next-action': '40ab' }, 'GET')).toBeNull();
});
