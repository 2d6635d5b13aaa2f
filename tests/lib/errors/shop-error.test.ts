import { describe, expect, it } from 'vitest';
import { errorFromAddress, messageFor } from '@/lib/errors/messages';
import { PlatformError, type PlatformErrorDetail, TokenRejectedError } from '@/lib/errors/platform-error';
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
    expect(errorFromAddress('sold-out', lang)).toEqual({
      message: messageFor('sold-out', lang),
      isAboutCode: false,
    });
    expect(errorFromAddress('coupon-expired', lang)).toEqual({
      message: messageFor('coupon-expired', lang),
      isAboutCode: true,
    });
    for (const other of [undefined, '', 'SOLD-OUT', '<b>', 'toString', ['sold-out', 'busy']])
      expect(errorFromAddress(other, lang)).toBeNull();
  });
});

describe('the message of a code in the browser', () => {
  it('is in the page’s language', () => {
    expect(failureMessage(de.errors, 'sold-out')).toBe('Leider ist dieser Artikel gerade ausverkauft.');
  });

  it('is about a general failure where the page does not know the code', () => {
    for (const code of ['', 'a-newer-code', 'toString'])
      expect(failureMessage(de.errors, code)).toBe(de.errors.unexpected);
  });
});

describe('toShopError', () => {
  const details: [string, PlatformErrorDetail, string][] = [
    ['no answer', { kind: 'system', status: null }, 'unreachable'],
    ['a 500', { kind: 'system', status: 500 }, 'unreachable'],
    ['a validation error', { kind: 'validation', violations: [] }, 'bad-request'],
  ];
  it.each(details)('turns %s into an error for the shopper', (_, detail, code) => {
    expect(toShopError(new PlatformError(detail, null)).code).toBe(code);
  });

  it.each([
    [400, 'unexpected'],
    [401, 'unreachable'],
    [403, 'unreachable'],
    [404, 'not-found'],
    [429, 'busy'],
    [500, 'unreachable'],
    [503, 'unreachable'],
  ])('turns status %i into: %s', (status, code) => {
    expect(toShopError(statusError(status, '', null)).code).toBe(code);
  });

  it('distinguishes an application error for "not found" from the others', () => {
    expect(toShopError(application('OWNED_CART_NOT_FOUND')).code).toBe('not-found');
    expect(toShopError(application('SOMETHING_ELSE')).code).toBe('unexpected');
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

  it('treats a rejected client id as an unreachable shop', () => {
    expect(toShopError(new TokenRejectedError('no')).code).toBe('unreachable');
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

describe('couponErrorOf', () => {
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
  ])('turns %s into: %s', (code, shopCode) => {
    expect(couponErrorOf(application(code)).code).toBe(shopCode);
  });

  it('leaves other kinds of failure unchanged', () => {
    expect(couponErrorOf(statusError(429, '', null)).code).toBe('busy');
    expect(couponErrorOf(new Error('bug')).code).toBe('unexpected');
  });
});

describe('a subclass', () => {
  class SpecialError extends ShopError {}

  it('is a ShopError, and no other ShopError is one of it', () => {
    expect(new SpecialError('busy')).toBeInstanceOf(ShopError);
    expect(new SpecialError('busy')).toBeInstanceOf(SpecialError);
    expect(new ShopError('busy')).not.toBeInstanceOf(SpecialError);
  });
});
