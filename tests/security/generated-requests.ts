import { fc } from '../generated';

/** Requests that no browser sends. */

/** Executes if a page contains it without escaping. */
export const MARKUP = '<img src=x onerror=alert(1)>';
/** Matches responses that expose the server's internals. */
export const INSIDE = /\n\s+at .+:\d+:\d+|\/node_modules\/|\/lib\/wix\//;

const NASTY = [
  MARKUP,
  '</script><script>alert(1)</script>',
  "' OR 1=1 --",
  '../../../etc/passwd',
  '%00',
  '\u0000',
  '\r\nSet-Cookie: a=b',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '{"$ne":null}',
  '__proto__',
  'constructor',
  '-1',
  '1e400',
  'NaN',
  '9'.repeat(400),
  'a'.repeat(5_000),
  '\ud800',
  '\u202e',
  '😀'.repeat(50),
  'null',
  'undefined',
  '[object Object]',
  '#{7*7}',
  '{{7*7}}',
];
export const text = fc.oneof(
  fc.constantFrom(...NASTY),
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
);
const KEYS = [
  'productId',
  'variantId',
  'quantity',
  'choices',
  'lineId',
  'code',
  'state',
  'returnTo',
  'email',
  'country',
  'subdivision',
  'shippingCode',
  'buyerNote',
  '_method',
  'timedOut',
  'customText',
  'path',
  'metrics',
  'q',
  'page',
  'minPrice',
  'sortBy',
  'slug',
  'to',
  'orderId',
  '__proto__',
];
const field = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...KEYS) }, { weight: 1, arbitrary: text });
const value = fc.oneof(
  text,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(text, { maxLength: 3 }),
  fc.dictionary(text, text, { maxKeys: 3 }),
);
const ascii = (input: string) => input.replaceAll(/[^\x20-\x7e]/g, '');

/** Replaces unpaired surrogates, as any transport does. */
export const wellFormed = (input: string) => Buffer.from(input).toString();
export const encode = (input: string) => encodeURIComponent(wellFormed(input));

const encodeFields = (fields: Record<string, string>): string =>
  Object.entries(fields)
    .map(([key, item]) => `${encode(key)}=${encode(item)}`)
    .join('&');

/** Generates query strings. */
export const search = fc.dictionary(field, text, { maxKeys: 3 }).map(encodeFields);

/** Generates a body and its content type, which need not match. */
export const body = fc.oneof(
  fc
    .dictionary(field, value, { maxKeys: 6 })
    .map((json) => ({ type: 'application/json', text: JSON.stringify(json) })),
  fc.dictionary(field, text, { maxKeys: 6 }).map((form) => ({
    type: 'application/x-www-form-urlencoded',
    text: encodeFields(form),
  })),
  fc.tuple(text, text).map(([type, content]) => ({ type: ascii(type), text: content })),
);

/** Generates a Cookie header with the names that the shop reads. */
export const cookieHeader = fc
  .dictionary(
    fc.constantFrom(
      'access_token',
      'refresh_token',
      'role',
      'lang',
      'form_state',
      'sign_in_hosted_12345678',
      'sign_in_frame_12345678',
      'sign_in_verification',
      'sign_in_recovery',
      'other',
    ),
    text.map((input) => ascii(input).replaceAll(/[;,\s]/g, '')),
    { maxKeys: 4 },
  )
  .map((jar) =>
    Object.entries(jar)
      .map(([key, item]) => `${key}=${item}`)
      .join('; '),
  );
