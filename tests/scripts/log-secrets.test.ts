import { describe, expect, it } from 'vitest';
import { findSecrets } from '../../scripts/lib/log-secrets.mjs';

describe('the look through the log of a test run', () => {
  it.each([
    ['a mail address', '{"msg":"no member ada@example.com"}'],
    ['a mail address', 'GET /login?email=ada%40example.com'],
    ['a token', '{"token":"OauthNG.JWS.eyJhbGciOiJ"}'],
    ['a token', 'Bearer eyJhbGciOiJIUzI1NiJ9.e30.z'],
    ['a password', '{"password":"anything"}'],
    ['a card', 'card 4242 4242 4242 4242'],
    ['a code of a sign-in', '/auth/callback?code=abc'],
  ])('finds %s', (what, line) => {
    expect(findSecrets(`{"level":"info"}\n${line}`)).toContain(`${what}: ${line}`);
  });

  it('takes what is blacked out, and names of packages, for no secret', () => {
    expect(
      findSecrets(
        '{"msg":"for [email]"}\n/auth/callback?code=[secret]&state=[secret]\n{"password":"[secret]"}\nat /srv/node_modules/@wix/sdk/build/index.js:1:2',
      ),
    ).toEqual([]);
  });
});
