import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { createPkce, isSameText } from '@/lib/auth/complete';
import * as schemas from '@/lib/auth/schemas';
import { PlatformError } from '@/lib/errors/platform-error';
import { codeRule, emailRule, newPasswordRule } from '@/lib/forms/field-rules';
import { en } from '@/lib/i18n/messages/en';
import { isAuthorizeAddress } from '@/lib/wix/authorization';
import { toIdentityAnswer, toLoginFailure, toRegisterFailure } from '@/lib/wix/map/identity';
import { toPlatformError } from '@/lib/wix/platform-error';

vi.hoisted(() => vi.stubEnv('WIX_API_ORIGIN', 'https://platform.test'));

const rejection = (code: string) =>
  new PlatformError({ kind: 'application', code, description: '', data: null }, null);

it('PKCE has a verifier of 43 to 128 characters, its S256 challenge, and its own state', () => {
  const { codeVerifier, codeChallenge, state } = createPkce();
  expect(codeVerifier).toMatch(/^[A-Za-z0-9\-._~]{43,128}$/);
  expect(codeChallenge).toBe(createHash('sha256').update(codeVerifier).digest('base64url'));
  expect(state).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(createPkce()).not.toMatchObject({ state });
});

it('PKCE compares states of any length', () => {
  expect(isSameText('abc', 'abc')).toBe(true);
  for (const other of ['abd', 'ab', 'abcd', '']) expect(isSameText('abc', other)).toBe(false);
});

describe('the platform’s response', () => {
  it.each([
    [
      { state: 'SUCCESS', sessionToken: 't' },
      { state: 'success', sessionToken: 't' },
    ],
    [{ state: 'REQUIRE_OWNER_APPROVAL' }, { state: 'approval-required' }],
    [
      { state: 'REQUIRE_EMAIL_VERIFICATION', stateToken: 's' },
      { state: 'verification-required', stateToken: 's' },
    ],
    [{ state: 'STATUS_CHECK', stateToken: 's' }, null],
    [{ state: 'REQUIRE_MFA' }, null],
    [{ state: 'SUCCESS' }, null],
  ])('%j is %j', (raw, answer) => expect(toIdentityAnswer(raw)).toEqual(answer));

  it.each([{}, null, 'SUCCESS', { state: 42 }, { state: 'SUCCESS', sessionToken: 42 }])(
    '%j is an outage, and no rejection',
    (raw) => expect(() => toIdentityAnswer(raw)).toThrow(expect.objectContaining({ isTemporary: true })),
  );

  it.each([
    ['-19971', 'missingCaptchaToken', 'missingCaptchaToken'],
    ['-19970', 'invalidCaptchaToken', 'invalidCaptchaToken'],
    ['-19976', 'invalidPassword', null],
    ['-19973', 'resetPassword', null],
    ['-19995', 'invalidEmail', 'emailAlreadyExists'],
    ['-19999', 'invalidEmail', null],
    ['ANYTHING', 'invalidEmail', null],
  ])('the code %s is %s of a login and %s of a registration', (code, login, register) => {
    expect(toLoginFailure(rejection(code))).toMatchObject({ state: 'failure', code: login });
    expect(toRegisterFailure(rejection(code))).toMatchObject({ state: 'failure', code: register });
  });

  it('without content says nothing about the shopper', () => {
    for (const status of [null, 500, 503]) {
      const error = new PlatformError({ kind: 'system', status }, null);
      expect(toLoginFailure(error)).toBeNull();
      expect(toRegisterFailure(error)).toBeNull();
    }
  });

  it('names the rejected field', () => {
    const violation = (field: string, data?: object) =>
      toPlatformError({
        details: { validationError: { fieldViolations: [{ field, description: 'no', data }] } },
      });
    const email = { code: 'invalidEmail', field: 'email' };
    expect(toRegisterFailure(violation('x', { type: 'EMAIL' }))).toMatchObject(email);
    for (const [name, field] of [
      ['password', 'password'],
      ['loginId.email', 'email'],
      ['profile.nickname', null],
    ] as const)
      expect(toRegisterFailure(violation(name))).toMatchObject({ code: null, field });
    expect(toLoginFailure(violation('loginId.email'))).toMatchObject({ code: 'invalidEmail' });
  });
});

describe('a URL that the server itself requests', () => {
  const PATH = '/_api/oauth2/authorize?state=s';
  it.each([
    [`https://platform.test${PATH}`, true],
    [`http://platform.test${PATH}`, false],
    [`https://platform.test:8443${PATH}`, false],
    [`https://evil.example.com${PATH}`, false],
    [`https://user:pw@platform.test${PATH}`, false],
    ['https://platform.test/admin', false],
  ])('on a custom platform: %s → %s', (url, allowed) =>
    expect(isAuthorizeAddress(new URL(url))).toBe(allowed),
  );

  it.each([
    [`https://www.myshop.com${PATH}`, true],
    [`https://someone.wixsite.com${PATH}`, true],
    [`http://www.myshop.com${PATH}`, false],
    [`https://www.myshop.com:8443${PATH}`, false],
    [`https://127.0.0.1${PATH}`, false],
    [`https://2130706433${PATH}`, false],
    [`https://[::1]${PATH}`, false],
    [`https://169.254.169.254${PATH}`, false],
    [`https://localhost${PATH}`, false],
    [`https://metadata.internal${PATH}`, false],
    ['https://www.myshop.com/other', false],
  ])('live, on the site’s own host: %s → %s', (url, allowed) =>
    expect(isAuthorizeAddress(new URL(url), 'https://www.wixapis.com')).toBe(allowed),
  );
});

describe('the forms', () => {
  const signInSchema = schemas.signInSchema(en.fields);
  const registerSchema = schemas.registerSchema(en.fields);
  const recoverySchema = schemas.recoverySchema(en.fields);
  const good = { email: ' Greta@Example.com ', password: 'long enough' };

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    '',
    'cart',
  ])('redirect only inside the shop: %j', (returnTo) =>
    expect(signInSchema.parse({ ...good, returnTo }).returnTo).toBe('/account'),
  );

  it('keep a path of the shop, trim the email and never the password', () => {
    const returnTo = '/products?page=2#top';
    const typed = { email: 'Greta@Example.com', password: ' p w ', returnTo };
    expect(signInSchema.parse({ ...good, password: ' p w ', returnTo })).toMatchObject(typed);
  });

  it.each(['', 'a', 'a@b', '<script>@x.com', 'a b@x.com', '"a"@x.com', `${'a'.repeat(300)}@x.com`])(
    'reject an email like %j with a message',
    (email) => {
      expect(emailRule(email, en.fields)).toMatch(/\.$/);
      expect(recoverySchema.safeParse({ email }).success).toBe(false);
    },
  );

  it.each(['a@b.co', 'o’brien@example.com', 'jörg@müller.de', 'a+b@sub.example.com'])('accept %s', (email) =>
    expect(emailRule(email, en.fields)).toBeNull(),
  );

  it('count a new password in characters of any kind', () => {
    expect(newPasswordRule('1234567', en.fields)).toBe('Use at least 8 characters.');
    expect(newPasswordRule('12345678', en.fields)).toBeNull();
    expect(newPasswordRule('😀'.repeat(7), en.fields)).toBe('Use at least 8 characters.');
    expect(newPasswordRule('😀 pass word', en.fields)).toBeNull();
    expect(newPasswordRule('x'.repeat(10_000), en.fields)).toBe('Use at most 100 characters.');
  });

  it('accept a code as people type it', () => {
    for (const code of ['123456', ' 123 456 ', 'AB-1234']) expect(codeRule(code, en.fields)).toBeNull();
    for (const code of ['', '12', '<b>1234</b>', '1'.repeat(30)])
      expect(codeRule(code, en.fields)).not.toBeNull();
  });

  it('require no name, and limit its length', () => {
    expect(registerSchema.parse(good)).toMatchObject({ firstName: null, lastName: null });
    expect(registerSchema.parse({ ...good, firstName: ' שלום ' }).firstName).toBe('שלום');
    expect(registerSchema.safeParse({ ...good, lastName: 'x'.repeat(10_000) }).success).toBe(false);
  });
});
