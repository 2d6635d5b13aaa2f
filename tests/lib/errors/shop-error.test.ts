import { describe, expect, it } from 'vitest';
import { errorFromAddress, messageFor } from '@/lib/errors/messages';
import { PlatformError, TokenRejectedError } from '@/lib/errors/platform-error';
import { SHOP_ERROR_CODES, ShopError, toShopError } from '@/lib/errors/shop-error';
import { failureMessage } from '@/lib/http/send-json';
import { LANGS } from '@/lib/i18n/lang';
import { texts as de } from '@/lib/i18n/messages/de/texts';
import { statusError } from '@/lib/wix/platform-error';
import { couponErrorOf } from '@/lib/wix/rejections';

const application = (code: string) =>
  new PlatformError(
    { kind: 'application', code, description: 'raw words of the platform', data: {} },
    'req-1',
  );

describe.each(LANGS)('the message for a shopper, %s', (lang) => {
  it.each(SHOP_ERROR_CODES)('exists for %s, as a sentence', (code) => {
    expect(messageFor(code, lang)).toMatch(/^[\p{Lu}\p{Lo}].{10,}[.!?]$/u);
  });

  it('differs between any two codes', () => {
    const messages = SHOP_ERROR_CODES.map((code) => messageFor(code, lang));
    expect(new Set(messages).size).toBe(SHOP_ERROR_CODES.length);
  });

  it('is read back from the URL of a page', () => {
    for (const [code, isAboutCode] of [
      ['sold-out', false],
      ['coupon-expired', true],
    ] as const)
      expect(errorFromAddress(code, lang)).toEqual({ message: messageFor(code, lang), isAboutCode });
    for (const other of [undefined, '', 'SOLD-OUT', '<b>', 'toString', ['sold-out', 'busy']])
      expect(errorFromAddress(other, lang)).toBeNull();
  });
});

it('the message of a code in the browser is in the page’s language', () => {
  expect(failureMessage(de.errors, 'sold-out')).toBe('Leider ist dieser Artikel gerade ausverkauft.');
});

it('the message of a code in the browser is about a general failure where the page does not know the code', () => {
  for (const code of ['', 'a-newer-code', 'toString'])
    expect(failureMessage(de.errors, code)).toBe(de.errors.unexpected);
});

describe('toShopError', () => {
  it.each<[string, Error, string]>([
    ['no answer', new PlatformError({ kind: 'system', status: null }, null), 'unreachable'],
    ['an outage', new PlatformError({ kind: 'system', status: 500 }, null), 'unreachable'],
    ['a validation error', new PlatformError({ kind: 'validation', violations: [] }, null), 'bad-request'],
    ['status 400', statusError(400, '', null), 'unexpected'],
    ['status 401', statusError(401, '', null), 'unreachable'],
    ['status 403', statusError(403, '', null), 'unreachable'],
    ['status 404', statusError(404, '', null), 'not-found'],
    ['status 429', statusError(429, '', null), 'busy'],
    ['status 500', statusError(500, '', null), 'unreachable'],
    ['status 503', statusError(503, '', null), 'unreachable'],
    ['"not found" of an application', application('OWNED_CART_NOT_FOUND'), 'not-found'],
    ['another code of an application', application('SOMETHING_ELSE'), 'unexpected'],
    ['a rejected client id', new TokenRejectedError('no'), 'unreachable'],
  ])('turns %s into an error for the shopper', (_, error, code) => {
    expect(toShopError(error).code).toBe(code);
  });

  it.each([
    ['the quota that is used up', statusError(429, 'raw', 'req-1'), { code: 'busy', retryAfterSeconds: 15 }],
    ['no answer', new PlatformError({ kind: 'system', status: null }, null), { code: 'unreachable' }],
    [
      'a product that is not found',
      statusError(404, '', null),
      { code: 'not-found', retryAfterSeconds: null },
    ],
    ['an application error', application('SOMETHING_ELSE'), { code: 'unexpected' }],
    [
      'a limit',
      new ShopError('too-many-attempts', { retryAfterSeconds: 7 }),
      { code: 'too-many-attempts', retryAfterSeconds: 7 },
    ],
  ])('knows %s by its digest, where a cached function has taken its class', (_, error, expected) => {
    const outside = Object.assign(new Error('omitted in production builds'), { digest: error.digest });
    expect(toShopError(outside)).toMatchObject(expected);
    if (error instanceof PlatformError)
      expect(toShopError(Object.assign(outside, { name: error.name }))).toMatchObject(expected);
    expect(error.digest).not.toContain('raw');
  });

  it('does not take another digest for one of the shop', () => {
    for (const digest of ['1234567', 'shop;made-up;', 'platform;made-up;;;', 'NEXT_NOT_FOUND'])
      expect(toShopError(Object.assign(new Error('x'), { digest })).code).toBe('unexpected');
  });

  it('keeps a shop error, and wraps anything else as unexpected with its cause', () => {
    const own = new ShopError('sold-out');
    expect(toShopError(own)).toBe(own);
    const bug = new TypeError('x is undefined');
    expect(toShopError(bug)).toMatchObject({ code: 'unexpected', cause: bug });
    expect(toShopError('a text').code).toBe('unexpected');
  });

  it('keeps the platform’s text out of everything but the cause', () => {
    const error = toShopError(application('SOMETHING_ELSE'));
    expect(`${error.message} ${messageFor(error.code, 'en')}`).not.toMatch(/raw words|SOMETHING_ELSE/);
  });
});

it.each([
  ['ERROR_COUPON_DOES_NOT_EXIST', 'code-unknown'],
  ['ERROR_COUPON_HAS_EXPIRED', 'coupon-expired'],
  ['ERROR_COUPON_EXPIRED', 'coupon-expired'],
  ['ERROR_COUPON_USAGE_EXCEEDED', 'coupon-used-up'],
  ['ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED', 'coupon-used-up'],
  ['ERROR_COUPON_IS_NOT_ACTIVE_YET', 'coupon-not-started'],
  ['ERROR_COUPON_MINIMUM_SUBTOTAL_NOT_REACHED', 'coupon-minimum'],
  ['ERROR_COUPON_IS_DISABLED', 'coupon-not-applicable'],
  ['ERROR_COUPON_NOT_APPLICABLE', 'coupon-not-applicable'],
  ['COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD', 'gift-card-coupon'],
  ['OWNED_CART_NOT_FOUND', 'not-found'],
])('couponErrorOf turns %s into: %s', (code, shopCode) =>
  expect(couponErrorOf(application(code)).code).toBe(shopCode),
);

it('couponErrorOf leaves other kinds of failure unchanged', () => {
  expect(couponErrorOf(statusError(429, '', null)).code).toBe('busy');
  expect(couponErrorOf(new Error('bug')).code).toBe('unexpected');
});

describe('a subclass', () => {
  class SpecialError extends ShopError {}

  it('is a ShopError, and no other ShopError is one of it', () => {
    expect(new SpecialError('busy')).toBeInstanceOf(ShopError);
    expect(new SpecialError('busy')).toBeInstanceOf(SpecialError);
    expect(new ShopError('busy')).not.toBeInstanceOf(SpecialError);
  });
});
