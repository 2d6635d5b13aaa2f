import { NextRequest } from 'next/server';
import { describe, expect, it } from 'vitest';
import { refusedAction } from '@/lib/http/guard-action';

const SHOP = 'http://localhost:3000';
const refusalOf = (headers: Record<string, string>, method = 'POST') =>
  refusedAction(
    new NextRequest(`${SHOP}/login`, { method, headers: { host: 'localhost:3000', ...headers } }),
  );
const statusOf = (...request: Parameters<typeof refusalOf>) => refusalOf(...request)?.status ?? null;

describe.each([
  ['with a script', { 'next-action': '40ab', 'content-type': 'multipart/form-data; boundary=x' }],
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

it.each(['application/json', 'text/plain;charset=UTF-8', ''])('an action takes a form, and no %j', (type) => {
  expect(statusOf({ 'next-action': '40ab', origin: SHOP, 'content-type': type })).toBe(400);
});

it('what is no action is none of its business', () => {
  expect(statusOf({ 'content-type': 'application/json' })).toBeNull();
  expect(statusOf({ 'next-action': '40ab' }, 'GET')).toBeNull();
});

it.each([
  ['de-AT,en;q=0.5', '<html lang="de">', 'href="/de"'],
  ['fr', '<html lang="en">', 'href="/"'],
])('who prefers %s reads why, and finds the way on, in their language', async (languages, page, way) => {
  const text = await refusalOf({ 'next-action': '40ab', 'accept-language': languages })?.text();
  expect(text).toContain(page);
  expect(text).toContain(way);
});
