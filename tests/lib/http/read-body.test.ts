import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseWith, readBody } from '@/lib/http/mutation';

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const LIMIT = 32 * 1024;

const request = (body: BodyInit | null, type: string | null) =>
  new Request('http://shop.example/api', {
    method: 'POST',
    body,
    headers: type === null ? {} : { 'content-type': type },
  });

/** Returns JSON of exactly this many bytes. */
const jsonOf = (bytes: number) => `{"a":"${'x'.repeat(bytes - 8)}"}`;

describe('readBody', () => {
  it.each([JSON_TYPE, 'application/json; charset=utf-8', 'Application/JSON'])(
    'reads JSON as %s',
    async (type) => {
      expect(await readBody(request('{"lineId":"1","quantity":2}', type))).toEqual({
        kind: 'json',
        value: { lineId: '1', quantity: 2 },
      });
    },
  );

  it('reads a form, with the last of repeated fields', async () => {
    expect(await readBody(request('code=A&code=B+C&note=%C3%BC', `${FORM_TYPE};charset=UTF-8`))).toEqual({
      kind: 'form',
      value: { code: 'B C', note: 'ü' },
    });
  });

  it.each([
    ['text', '{}', 'text/plain'],
    ['an upload', '{}', 'multipart/form-data; boundary=x'],
    ['a type that only begins like JSON', '{}', 'application/jsonp'],
    ['a list', '[]', JSON_TYPE],
    ['a text in JSON', '"a"', JSON_TYPE],
    ['null', 'null', JSON_TYPE],
    ['broken JSON', '{"a":', JSON_TYPE],
    ['nothing', null, JSON_TYPE],
  ])('rejects %s', async (_, body, type) => {
    await expect(readBody(request(body, type))).rejects.toMatchObject({ code: 'bad-request' });
  });

  it('rejects a body without a type', async () => {
    await expect(readBody(request(new Blob(['{}']), null))).rejects.toMatchObject({ code: 'bad-request' });
  });

  it('accepts 32 kB and not a byte more', async () => {
    const { value } = await readBody(request(jsonOf(LIMIT), JSON_TYPE));
    expect(String(value.a)).toHaveLength(LIMIT - 8);
    for (const [body, type] of [
      [jsonOf(LIMIT + 1), JSON_TYPE],
      [`a=${'x'.repeat(LIMIT)}`, FORM_TYPE],
    ] as const)
      await expect(readBody(request(body, type))).rejects.toMatchObject({ code: 'too-large' });
  });

  it('stops reading at the limit, however much the sender sends', async () => {
    let sent = 0;
    let stopped = false;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        controller.enqueue(new Uint8Array(8 * 1024));
      },
      cancel() {
        stopped = true;
      },
    });
    const init = { method: 'POST', body: endless, duplex: 'half', headers: { 'content-type': JSON_TYPE } };
    await expect(readBody(new Request('http://shop.example/api', init))).rejects.toMatchObject({
      code: 'too-large',
    });
    expect(stopped).toBe(true);
    expect(sent).toBeLessThan(10);
  });

  it('leaves prototypes unchanged', async () => {
    const { value } = await readBody(request('{"__proto__":{"isAdmin":true}}', JSON_TYPE));
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect('isAdmin' in value).toBe(false);
  });
});

it('parseWith returns the parsed value, or rejects with the reason only in the cause', () => {
  const schema = z.object({ quantity: z.coerce.number() });
  expect(parseWith(schema, { quantity: '2' })).toEqual({ quantity: 2 });
  expect(() => parseWith(schema, {})).toThrow(
    expect.objectContaining({ code: 'bad-request', message: 'bad-request', cause: expect.any(z.ZodError) }),
  );
});
