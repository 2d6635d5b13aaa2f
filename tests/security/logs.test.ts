import { describe, expect, it } from 'vitest';
import { PlatformError } from '@/lib/errors/platform-error';
import { failureFields, stackOf } from '@/lib/observe/failure';
import { redact, redactDeep } from '@/lib/observe/logger';

const TOKEN = 'OauthNG.JWS.eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhZGEifQ.x_-Y0123';

describe('a log', () => {
  it.each([
    ['an email', 'for ada@example.com now', 'for [email] now'],
    ['an email in an address', '?email=ada%2Bshop@example.co.uk&a=b', '?email=[email]&a=b'],
    ['a token', `token ${TOKEN} rejected`, 'token [secret] rejected'],
    ['a web token', 'Bearer eyJhbGciOiJIUzI1NiJ9.e30.z', 'Bearer [secret]'],
    ['a key', 'IST.abcdefgh.admin', '[secret]'],
    ['a long random text', 'a'.repeat(64), '[secret]'],
    [
      'a code in an address',
      '/auth/callback?code=abc123&state=xyz',
      '/auth/callback?code=[secret]&state=[secret]',
    ],
    ['a password in JSON', '{"password":"hunter2"}', '{"password":"[secret]"}'],
    ['nothing of the kind', 'GET /api/cart 503 1760000000.42', 'GET /api/cart 503 1760000000.42'],
  ])('contains no secret: %s', (_, text, redacted) => {
    expect(redact(text)).toBe(redacted);
  });

  it('removes secrets at any depth', () => {
    const error = new Error('ada@example.com', { cause: 'x' });
    const redacted = JSON.stringify(redactDeep({ a: [{ b: { c: TOKEN } }], error, n: 1, nothing: null }));
    expect(redacted).not.toMatch(/ada@|JWS/);
    expect(redacted).toContain('"n":1');
  });

  it('contains no code that the platform, the SDK or a parser repeats', () => {
    const sdk = Object.assign(new Error('{"details":{"applicationError":{"data":{"code":"SECRET-1"}}}}'), {
      cause: new Error('DELETE /gift-cards/SECRET-1'),
    });
    const application = new PlatformError(
      { kind: 'application', code: 'NO_SUCH_CODE', description: 'SECRET-1', data: { code: 'SECRET-1' } },
      'req-1',
      { cause: sdk },
    );
    const validation = new PlatformError(
      { kind: 'validation', violations: [{ field: 'codes.SECRET-1', description: 'SECRET-1', rule: null }] },
      null,
      { cause: sdk },
    );
    const system = new PlatformError({ kind: 'system', status: 500 }, null, { cause: sdk });
    const parser = new SyntaxError('"SECRET-1" is not valid JSON');
    for (const error of [application, validation, system, parser]) {
      expect(JSON.stringify(failureFields(error))).not.toContain('SECRET-1');
      expect(stackOf(error)).toMatch(/^ +at /);
      expect(stackOf(error)).not.toContain('SECRET-1');
    }
    expect(failureFields(validation)).toMatchObject({ fields: ['codes.?: ?'] });
  });

  it('names the cause of a failed connection', () => {
    const inner = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    const cause = new TypeError('fetch failed', { cause: inner });
    const error = new PlatformError({ kind: 'system', status: null }, null, { cause });
    expect(failureFields(error)).toMatchObject({ cause: 'TypeError: ECONNREFUSED' });
  });

  it('identifies an error without the platform’s message', () => {
    const validation = new PlatformError(
      {
        kind: 'validation',
        violations: [{ field: 'email', description: 'ada@example.com is taken', rule: 'FORMAT' }],
      },
      'req-1',
    );
    expect(failureFields(validation)).toEqual({
      error: 'PlatformError',
      kind: 'validation',
      platformRequestId: 'req-1',
      platformCode: 'INVALID_ARGUMENT',
      fields: ['email: FORMAT'],
    });
  });
});
