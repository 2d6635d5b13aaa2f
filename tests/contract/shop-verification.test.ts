import { beforeEach, describe, expect, it } from 'vitest';
import { codeFor, control, mailsTo } from '../../sandbox/tests/sign-in';
import { framework } from './framework';
import { callsDuring, credentials, openBrowser, openShop } from './shop-visitor';

const COOKIE = 'sign_in_verification';
const PASSWORD = 'a long and plain password';
const sandbox = await openShop();
const shop = await import('@/lib/auth/sign-in');
const { requestRecovery } = await import('@/lib/auth/recover');

let visit = 0;
const email = () => `greta-${visit}@example.com`;
/** Simulates a request from an IP address that was not used before. */
function fromElsewhere(): void {
  requests += 1;
  framework.headers = { 'x-forwarded-for': `2001:db8:${visit}:${requests.toString(16)}::1` };
}
let requests = 0;

const fields = (address: string) => credentials(address, PASSWORD);

beforeEach(async () => {
  visit += 1;
  requests = 0;
  await control(sandbox, 'PUT', 'policy', { emailVerification: 'always' });
  await openBrowser();
  fromElsewhere();
});

const register = () => shop.registerMember(fields(email()));
const step = () => framework.jar.get(COOKIE) ?? '';
const tries = async (count: number): Promise<unknown[]> => {
  const outcomes = [];
  for (let turn = 0; turn < count; turn++) {
    fromElsewhere();
    outcomes.push(await shop.verifyCode('000000').catch((error: unknown) => Object(error).code));
  }
  return outcomes;
};
const wrong = { kind: 'failed', field: 'code', message: 'codeWrong' };
const many = (count: number, outcome: unknown) => Array.from({ length: count }, () => outcome);

/** Returns the cookie with another email in it and its old signature. */
function withEmail(text: string, address: string): string {
  const [content = '', ...rest] = text.split('.');
  const { value, ...others } = JSON.parse(Buffer.from(content, 'base64url').toString());
  const changed = { value: { ...value, email: address }, ...others };
  return [Buffer.from(JSON.stringify(changed)).toString('base64url'), ...rest].join('.');
}

/** Returns the cookie in its former, unsigned format. */
const unsigned = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('mailed codes', () => {
  it('are limited to ten attempts from any number of IP addresses', async () => {
    await register();
    expect(await tries(12)).toEqual([...many(10, wrong), ...many(2, 'too-many-attempts')]);
  });

  it('are rejected with a cookie that names another email each time', async () => {
    await register();
    const own = step();
    const outcomes: unknown[] = [];
    const calls = await callsDuring(sandbox, async () => {
      for (let turn = 0; turn < 60; turn++) {
        framework.jar.set(COOKIE, withEmail(own, `somebody-${turn}@example.com`));
        outcomes.push(...(await tries(1)));
      }
    });
    expect(outcomes).toEqual(many(60, { kind: 'restart' }));
    expect(calls).toEqual({});
  });

  it('are rejected with an unsigned cookie, and nothing else is lost', async () => {
    await register();
    const before = [...framework.jar].filter(([name]) => name !== COOKIE);
    for (const text of [
      unsigned({ stateToken: 's', wait: 'w', email: email(), returnTo: '/cart' }),
      `${step().split('.')[0]}.`,
      `${step()}.x`,
      'x',
      '',
      '.',
    ]) {
      framework.jar.set(COOKIE, text);
      expect(await shop.verifyCode('000000')).toEqual({ kind: 'restart' });
      expect(await shop.resendVerification()).toEqual({ kind: 'restart' });
    }
    expect([...framework.jar].filter(([name]) => name !== COOKIE)).toEqual(before);
    // Signing in again is sufficient.
    expect(await shop.signIn(fields(email()))).toEqual({ kind: 'verify' });
    expect(await shop.verifyCode(await codeFor(sandbox, email()))).toMatchObject({ kind: 'signed-in' });
  });

  it('have one count for all codes sent, also with an earlier cookie', async () => {
    await register();
    const first = step();
    await tries(5);
    expect(await shop.resendVerification()).toMatchObject({ kind: 'sent' });
    expect(step()).not.toBe(first);
    await tries(4);
    framework.jar.set(COOKIE, first);
    expect(await tries(2)).toEqual([wrong, 'too-many-attempts']);
  });

  it('are counted by email too, although each sign-in starts a new count', async () => {
    framework.headers = { 'x-forwarded-for': `203.0.113.${visit}` };
    const own = framework.headers;
    await register();
    for (let turn = 0; turn < 10; turn++) {
      framework.headers = own;
      expect(await shop.verifyCode('000000')).toEqual(wrong);
      if (turn % 4 === 3) await shop.signIn(fields(email()));
    }
    await expect(shop.verifyCode('000000')).rejects.toMatchObject({ code: 'too-many-attempts' });
  });

  it('are limited even when sign-ins with the right password request them', async () => {
    framework.headers = { 'x-forwarded-for': `203.0.113.${visit}` };
    await register();
    for (let turn = 0; turn < 10; turn++)
      expect(await shop.signIn(fields(email()))).toEqual({ kind: 'verify' });
    expect(await shop.signIn(fields(email()))).toMatchObject({ message: 'tooManyPasswords' });
  });
});

describe('further codes', () => {
  it('are sent five times for one sign-in, whatever the email in the cookie', async () => {
    await register();
    for (let turn = 0; turn < 5; turn++) {
      fromElsewhere();
      sandbox.platform.clock.advance(11 * 60_000);
      await shop.resendVerification();
    }
    fromElsewhere();
    await expect(shop.resendVerification()).rejects.toMatchObject({ code: 'too-many-attempts' });
    framework.jar.set(COOKIE, withEmail(step(), 'somebody@example.com'));
    expect(await shop.resendVerification()).toEqual({ kind: 'restart' });
    sandbox.platform.clock.set(null);
  });
});

describe('a member whose account needs approval', () => {
  it('is redirected to a page about the approval after the email is verified', async () => {
    await control(sandbox, 'PUT', 'policy', { emailVerification: 'always', ownerApproval: true });
    expect(await register()).toEqual({ kind: 'verify' });
    expect(await shop.verifyCode(await codeFor(sandbox, email()))).toEqual({ kind: 'verified-approval' });
  });
});

describe('links to a new password', () => {
  it('are sent five times an hour, and the sixth request gets the same response without a mail', async () => {
    await control(sandbox, 'PUT', 'policy', {});
    await register();
    const requestLink = async () => {
      fromElsewhere();
      const start = performance.now();
      const outcome = await requestRecovery(email(), 'en');
      return { outcome, isSoon: performance.now() - start < 990 };
    };
    expect(await Promise.all(Array.from({ length: 8 }, requestLink))).toEqual(
      many(8, { outcome: { kind: 'sent', message: 'linkSent' }, isSoon: false }),
    );
    expect(await mailsTo(sandbox, email())).toHaveLength(5);
  });

  it('are sent in the language of the page', async () => {
    await control(sandbox, 'PUT', 'policy', {});
    await register();
    fromElsewhere();
    await requestRecovery(email(), 'de');
    const [mail] = await mailsTo(sandbox, email());
    expect(mail?.subject).toBe('Passwort zurücksetzen');
    expect(new URL(mail?.links[0] ?? '').searchParams.get('lang')).toBe('de');
  });

  it('are limited to thirty requests an hour from one IP address', async () => {
    framework.headers = { 'x-forwarded-for': `203.0.113.${visit}` };
    const { countAttempt } = await import('@/lib/limits/limit');
    for (let turn = 0; turn < 30; turn++) await countAttempt('reset-request', `${turn}@example.com`);
    await expect(requestRecovery(email(), 'en')).rejects.toMatchObject({ code: 'too-many-attempts' });
  });
});
