import { describe, expect, it } from 'vitest';
import { PlatformError } from '@/lib/errors/platform-error';
import { callOrNull, callPlatform, statusError, toPlatformError } from '@/lib/wix/platform-error';

/**
 * An error object as the client throws it: see "What an SDK caller sees" and the recorded responses
 * behind it.
 */
function sdkError(status: number, details: Record<string, unknown>, requestId: string | null = 'req-1') {
  const error = new Error(JSON.stringify({ message: 'the client’s own text', details }));
  return Object.assign(error, { status, requestId, details: { ...details, requestId } });
}
const application = (status: number, code: string | number, description = 'd', data: unknown = {}) =>
  sdkError(status, { applicationError: { code, description, data } });
const statusOnly = (status: number, description: string) =>
  application(status, status, description, {
    requestId: 'req-1',
    details: { message: description, details: {} },
  });
const validation = (...fieldViolations: Record<string, unknown>[]) =>
  sdkError(400, { validationError: { fieldViolations } });

it('a validation error names its fields, sorted', () => {
  const data = { type: 'GUID' };
  const error = toPlatformError(
    validation(
      { field: 'quantity', description: 'must be at least 1', violatedRule: 'MIN' },
      { field: '_id', description: 'must be a GUID', violatedRule: 'FORMAT', data },
    ),
  );
  expect(error.message).toBe('INVALID_ARGUMENT: "_id" must be a GUID, "quantity" must be at least 1');
  const violations = [
    { field: '_id', description: 'must be a GUID', rule: 'FORMAT' },
    { field: 'quantity', description: 'must be at least 1', rule: 'MIN' },
  ];
  expect(error).toMatchObject({ detail: { kind: 'validation', violations }, requestId: 'req-1' });
});

it('a validation error keeps the order of two complaints about one field, and works without rule, field or description', () => {
  const complaints = ['b 1', 'a 2', 'b 3'].map((text) => text.split(' '));
  const all = complaints.map(([field, description]) => ({ field, description }));
  const error = toPlatformError(validation(...all));
  expect(error.message).toBe('INVALID_ARGUMENT: "a" 2, "b" 1, "b" 3');
  expect(error.detail).toMatchObject({ violations: [{ rule: null }, {}, {}] });
  expect(toPlatformError(validation({})).message).toBe('INVALID_ARGUMENT: "" ');
});

it('an application error has its code, description and data', () => {
  const error = toPlatformError(application(428, 'ERROR_COUPON_HAS_EXPIRED', 'Coupon has expired', { a: 1 }));
  expect(error.message).toBe('ERROR_COUPON_HAS_EXPIRED: Coupon has expired');
  expect(error.detail).toEqual({
    kind: 'application',
    code: 'ERROR_COUPON_HAS_EXPIRED',
    description: 'Coupon has expired',
    data: { a: 1 },
  });
});

it('an application error has the client’s values where the platform described nothing', () => {
  expect(toPlatformError(application(404, 'ORDER_NOT_FOUND', 'UNKNOWN')).message).toBe(
    'ORDER_NOT_FOUND: UNKNOWN',
  );
});

it.each([
  [400, 'BAD_REQUEST'],
  [401, 'UNAUTHORIZED'],
  [403, 'FORBIDDEN'],
  [404, 'NOT_FOUND'],
  [409, 'CONFLICT'],
  [413, 'PAYLOAD_TOO_LARGE'],
  [418, 'I_M_A_TEAPOT'],
  [428, 'PRECONDITION_REQUIRED'],
  [429, 'TOO_MANY_REQUESTS'],
  [499, 'HTTP_499'],
])('any other 4xx of status %i has the name %s', (status, code) => {
  const error = toPlatformError(statusOnly(status, 'the server’s words'));
  expect(error.detail).toEqual({ kind: 'status', status, code, description: 'the server’s words' });
  expect(error.message).toBe(`${code}: the server’s words`);
});

it('any other 4xx finds the request id inside the data where the error has none', () => {
  const details = { applicationError: { code: 404, description: '', data: { requestId: 'inner' } } };
  expect(toPlatformError(sdkError(404, details, null)).requestId).toBe('inner');
});

it.each([
  ['none', null],
  ['a text', 'Not Found'],
  ['another message', { message: 'no Route matched' }],
  ['details that are not an object', { message: '', details: 'none' }],
])('any other 4xx is an outage without the body of the platform: %s', (_, body) => {
  for (const status of [400, 403, 404, 409, 428]) {
    const data = { requestId: null, details: body };
    const error = toPlatformError(application(status, status, 'Not Found', data));
    expect(error.detail).toEqual({ kind: 'system', status });
  }
  expect(toPlatformError(application(429, 429, '', { details: body })).isTooManyRequests).toBe(true);
  expect(toPlatformError(application(401, 401, '', { details: body })).isUnauthenticated).toBe(true);
});

describe('everything else', () => {
  it.each([201, 204, 301, 500, 502, 503])('of status %i is a system error with the request id', (status) => {
    const error = toPlatformError(statusOnly(status, ''));
    expect(error.detail).toEqual({ kind: 'system', status });
    expect(error.message).toBe('System error occurred, request id: req-1');
  });

  const thrown: [string, unknown][] = [
    ['a 200 without JSON', Object.assign(new SyntaxError('System error occurred: {}'), { code: 'UNKNOWN' })],
    ['a 200 of null', Object.assign(new TypeError('System error occurred: {}'), { code: 'UNKNOWN' })],
    ['a network failure', new TypeError('fetch failed')],
    ['a time-out', new DOMException('timed out', 'TimeoutError')],
    [
      'an error with the fields the client leaves undefined',
      Object.assign(new Error('x'), { requestId: undefined, status: undefined, runtimeError: {} }),
    ],
    ['nothing', undefined],
    ['null', null],
    ['a text', 'down'],
    ['details that are not an object', Object.assign(new Error('x'), { details: 'none' })],
    [
      'details of another shape',
      Object.assign(new Error('x'), { details: { applicationError: 7, validationError: [] } }),
    ],
  ];
  it.each(thrown)('is a system error without an id: %s', (_, error) => {
    const made = toPlatformError(error);
    expect(made.detail).toEqual({ kind: 'system', status: null });
    expect(made.message).toBe('System error occurred');
    expect(made.cause).toBe(error);
  });

  it('stays the same when it is a platform error already', () => {
    const error = statusError(404, '', null);
    expect(toPlatformError(error)).toBe(error);
  });
});

describe('an error is', () => {
  const ofStatus = (status: number) => statusError(status, '', null);
  const app = (code: string) => toPlatformError(application(400, code));
  const system = new PlatformError({ kind: 'system', status: 404 }, null);

  it.each<[string, (error: PlatformError) => boolean, PlatformError[], PlatformError[]]>([
    [
      'not found: the status, the code 404, or a code that contains NOT_FOUND',
      ({ isNotFound }) => isNotFound,
      [ofStatus(404), app('404'), app('OWNED_CART_NOT_FOUND'), app('NOT_FOUND')],
      [
        ...[ofStatus(410), statusError(500, 'NOT_FOUND', null), system, app('FOUND'), app('4040')],
        toPlatformError(validation({ field: 'NOT_FOUND', description: '404' })),
      ],
    ],
    [
      'forbidden: the status, or a code that ends so',
      ({ isForbidden }) => isForbidden,
      [ofStatus(403), app('READ_ORDER_FORBIDDEN')],
      [ofStatus(401), app('FORBIDDEN_WORD'), system],
    ],
    [
      'unauthenticated: 401 only',
      ({ isUnauthenticated }) => isUnauthenticated,
      [ofStatus(401)],
      [400, 403, 500].map(ofStatus),
    ],
    [
      'temporary: 429 and everything that is not a rejection',
      ({ isTemporary }) => isTemporary,
      [429, 500, 503].map(ofStatus),
      [...[400, 401, 404].map(ofStatus), app('ANY')],
    ],
  ])('%s', (_, is, yes, no) => {
    expect([...yes, ...no].map(is)).toEqual([...yes.map(() => true), ...no.map(() => false)]);
  });
});

describe('callPlatform and callOrNull', () => {
  const failing = (error: unknown) => () => Promise.reject(error);

  it('return the result of the call', async () => {
    expect(await callPlatform(async () => 'cart')).toBe('cart');
    expect(await callOrNull(async () => 'cart')).toBe('cart');
  });

  it('throw nothing but platform errors', async () => {
    await expect(callPlatform(failing(new TypeError('fetch failed')))).rejects.toBeInstanceOf(PlatformError);
    await expect(callPlatform(failing('text'))).rejects.toBeInstanceOf(PlatformError);
  });

  it('return null only for an exact "not found"', async () => {
    expect(await callOrNull(failing(application(404, 'OWNED_CART_NOT_FOUND')))).toBeNull();
    expect(await callOrNull(failing(statusOnly(404, 'Not Found')))).toBeNull();
    for (const error of [
      statusOnly(500, ''),
      statusOnly(403, ''),
      application(400, 'OTHER'),
      new TypeError('down'),
    ])
      await expect(callOrNull(failing(error))).rejects.toBeInstanceOf(PlatformError);
    await expect(callPlatform(failing(statusOnly(404, '')))).rejects.toMatchObject({ isNotFound: true });
  });
});
