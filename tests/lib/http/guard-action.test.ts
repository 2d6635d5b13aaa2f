import { NextRequest } from 'next/server';
import { describe, expect, it } from 'vitest';
import { rejectedAction } from '@/lib/http/guard-action';

const SHOP = 'http://localhost:3000';
const FORM = '--x\r\nContent-Disposition: form-data; name="0"\r\n\r\n[]\r\n--x--\r\n';
const rejectionOf = (headers: Record<string, string>, method = 'POST', body = FORM) =>
  rejectedAction(
    new NextRequest(`${SHOP}/login`, {
      method,
      headers: { host: 'localhost:3000', ...headers },
      ...(method === 'POST' && { body }),
    }),
  );
const statusOf = async (...request: Parameters<typeof rejectionOf>) =>
  (await rejectionOf(...request))?.status ?? null;

describe.each([
  ['with a script', { 'next-action': '40ab', 'content-type': 'multipart/form-data; boundary=x' }],
  ['without a script', { 'content-type': 'multipart/form-data; boundary=x' }],
])('a server action %s', (_, action: Record<string, string>) => {
  it.each<[string, Record<string, string>]>([
    ['another site', { origin: 'https://elsewhere.example' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['nowhere', {}],
    ['another site, as the browser knows', { origin: SHOP, 'sec-fetch-site': 'cross-site' }],
  ])('from %s is rejected', async (_from, headers) => {
    expect(await statusOf({ ...action, ...headers })).toBe(403);
  });

  it('from the shop passes, and with a body that is too large does not', async () => {
    expect(await statusOf({ ...action, origin: SHOP })).toBeNull();
    expect(await statusOf({ ...action, origin: SHOP, 'content-length': '32769' })).toBe(413);
  });

  it('with a body that is too large and of unknown length is rejected, too', async () => {
    const long = FORM.replace('[]', 'x'.repeat(32 * 1024));
    expect(await statusOf({ ...action, origin: SHOP }, 'POST', long)).toBe(413);
  });

  it('with a truncated body is reported as such', async () => {
    expect(await statusOf({ ...action, origin: SHOP }, 'POST', FORM.slice(0, -9))).toBe(400);
  });
});

describe('a call of a cached function', () => {
  const ACTION = `40${'ab'.repeat(20)}`;
  const CACHED = `c0${'ab'.repeat(20)}`;
  const part = (name: string, value: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const post = (action: Record<string, string>, ...fields: [string, string][]) =>
    statusOf(
      { ...action, origin: SHOP, 'content-type': 'multipart/form-data; boundary=x' },
      'POST',
      `${fields.map((field) => part(...field)).join('')}--x--\r\n`,
    );

  it.each([
    ['in the header', { 'next-action': CACHED }, [['0', '[]']]],
    ['in a plain form', {}, [[`$ACTION_ID_${CACHED}`, '']]],
    ['in a plain form with bound arguments', {}, [['$ACTION_1:0', `{"id":"${CACHED}","bound":"$@1"}`]]],
    ['in an argument', { 'next-action': ACTION }, [['1', `{"id": "${CACHED}"}`]]],
  ] as [string, Record<string, string>, [string, string][]][])(
    'is rejected when its id is %s',
    async (_, action, fields) => expect(await post(action, ...fields)).toBe(400),
  );

  it('does not take the text of a shopper for one', async () => {
    expect(await post({ 'next-action': ACTION }, ['0', '[]'], ['1_note', `"id":"${CACHED}"`])).toBeNull();
    expect(await post({}, [`$ACTION_ID_${ACTION}`, ''], ['note', `"id":"${CACHED}"`])).toBeNull();
  });
});

it.each(['application/json', 'text/plain;charset=UTF-8', ''])(
  'an action accepts a form, but not %j',
  async (type) => {
    expect(await statusOf({ 'next-action': '40ab', origin: SHOP, 'content-type': type })).toBe(400);
  },
);

it('guards ignore requests that are not actions', async () => {
  expect(await statusOf({ 'content-type': 'application/json' })).toBeNull();
  expect(await statusOf({ 'next-action': '40ab' }, 'GET')).toBeNull();
});

it.each([
  ['de-AT,en;q=0.5', '<html lang="de" dir="ltr">', 'href="/de"'],
  ['tlh', '<html lang="en" dir="ltr">', 'href="/"'],
])('a shopper who prefers %s sees the reason and a link in that language', async (languages, page, way) => {
  const text = await (await rejectionOf({ 'next-action': '40ab', 'accept-language': languages }))?.text();
  expect(text).toContain(page);
  expect(text).toContain(way);
});
