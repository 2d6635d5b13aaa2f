import { beforeEach, describe, expect, it, vi } from 'vitest';
import { checkShopLogs, findSecrets, secretsOf } from '../../scripts/lib/verification/log-secrets.mjs';
import { newFolders } from '../new-folders';

const SECRETS = secretsOf({
  members: [{ password: 'correct horse (1)' }],
  coupons: [{ code: 'SPRING+10' }],
  giftCards: [{ code: 'AB12-CD34' }],
});

describe('the secret scan of a test run’s log', () => {
  it.each([
    ['a mail address', '{"msg":"no member ada@example.com"}'],
    ['a mail address', 'GET /login?email=ada%40example.com'],
    ['a token', '{"token":"OauthNG.JWS.eyJhbGciOiJ"}'],
    ['a token', 'Bearer eyJhbGciOiJIUzI1NiJ9.e30.z'],
    ['a password', '{"password":"anything"}'],
    ['a password', '{"cause":"Correct horse (1) is wrong"}'],
    ['a code of a coupon or a gift card', '{"cause":"Error: no coupon SPRING+10"}'],
    ['a code of a coupon or a gift card', 'DELETE /carts/current/gift-cards/AB12-CD34'],
    ['a card', 'card 4242 4242 4242 4242'],
    ['a code of a sign-in', '/auth/callback?code=abc'],
  ])('finds %s', (what, line) => {
    expect(findSecrets(`{"level":"info"}\n${line}`, SECRETS)).toContain(`${what}: ${line}`);
  });

  it('finds nothing in a harmless line of a shop without codes and members', () => {
    const none = secretsOf({ members: [], coupons: [] });
    expect(findSecrets('{"level":"info","msg":"GET /products"}', none)).toEqual([]);
  });

  it('ignores masked values and package names', () => {
    expect(
      findSecrets(
        '{"msg":"for [email]"}\n/auth/callback?code=[secret]&state=[secret]\n{"password":"[secret]"}\nat /srv/node_modules/@wix/sdk/build/index.js:1:2',
      ),
    ).toEqual([]);
  });
});

describe('the check of all workers’ logs', () => {
  const harmless = '{"level":"info"}\n'.repeat(10);
  const { at, write } = newFolders();
  beforeEach(() => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
  });
  const writeLogs = (...logs: string[]) => {
    for (const [worker, log] of logs.entries()) write(`${worker}.log`, log);
  };

  it('passes when none contains a secret', async () => {
    writeLogs(harmless, harmless);
    await expect(checkShopLogs(at())).resolves.toBeUndefined();
  });

  it('fails when the log of any worker contains one', async () => {
    writeLogs(harmless, `${harmless}card 4242 4242 4242 4242`);
    await expect(checkShopLogs(at())).rejects.toThrow(/a card/);
  });

  it('passes when the tests of a worker caused no log', async () => {
    writeLogs(harmless, '');
    await expect(checkShopLogs(at())).resolves.toBeUndefined();
  });

  it('fails when no log was written', async () => {
    await expect(checkShopLogs(at())).rejects.toThrow(/incomplete/);
    writeLogs('', '');
    await expect(checkShopLogs(at())).rejects.toThrow(/incomplete/);
  });
});
