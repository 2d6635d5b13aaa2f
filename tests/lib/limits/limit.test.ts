import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { countAttempt, hasAttemptsLeft, LIMITS, recordAttempt, resetAttempts } from '@/lib/limits/limit';

const request = vi.hoisted(() => ({ forwardedFor: '' }));
vi.mock('next/headers', () => ({
  headers: async () => new Headers({ 'x-forwarded-for': request.forwardedFor }),
}));

const [ofAddress] = LIMITS['sign-in'];
const [ofAccount] = LIMITS['password-of-stranger'];

let visit = 0;
const email = () => `ada-${visit}@example.com`;
const from = (address: string) => {
  request.forwardedFor = address;
};
const attempts = async (count: number, name: keyof typeof LIMITS, account = email()) => {
  for (let turn = 0; turn < count; turn++) await countAttempt(name, account);
};

beforeEach(() => {
  visit += 1;
  from(`203.0.113.${visit}`);
});

/** The rule that ends first for one account at one IP address. */
const firstToEnd = Object.entries(LIMITS).map(([name, rules]) => ({
  name,
  rule: [...rules].sort((a, b) => a.attempts - b.attempts)[0] ?? rules[0],
}));

describe.each(firstToEnd)('attempts of $name', ({ name, rule }) => {
  it(`are ${rule.attempts}, and one more gets the time to wait`, async () => {
    const limit = name as keyof typeof LIMITS;
    await attempts(rule.attempts, limit);
    await expect(countAttempt(limit, email())).rejects.toMatchObject({ code: 'too-many-attempts' });
    const error: unknown = await countAttempt(limit, email()).catch((reason: unknown) => reason);
    const seconds = Number(Object(error).retryAfterSeconds);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(rule.within);
  });
});

it('attempts to sign in with one account after another are limited, and a forged header does not help', async () => {
  for (let turn = 0; turn < ofAddress.attempts; turn++) await countAttempt('sign-in', `${turn}-${email()}`);
  from(`6.6.6.6, ${request.forwardedFor}`);
  await expect(countAttempt('sign-in', `another-${email()}`)).rejects.toThrow('too-many-attempts');
});

it('attempts to sign in of an address are not reset by one shopper who knows a password', async () => {
  for (let turn = 0; turn < ofAddress.attempts; turn++) await countAttempt('sign-in', `${turn}-${email()}`);
  await resetAttempts('sign-in', `0-${email()}`);
  await expect(countAttempt('sign-in', email())).rejects.toThrow('too-many-attempts');
});

it('attempts to sign in are not counted by address behind a proxy that is not configured', async () => {
  from('10.0.0.2');
  await attempts(ofAddress.attempts + 40, 'sign-in');
});

describe('passwords of strangers', () => {
  it('are counted whatever the spelling of the email and the address', async () => {
    await attempts(ofAccount.attempts, 'password-of-stranger');
    from('198.51.100.77');
    expect(await hasAttemptsLeft('password-of-stranger', ` ${email().toUpperCase()} `)).toBe(false);
  });

  it('are no more where LIMIT_FACTOR raises the limits, because the platform’s stays', async () => {
    vi.stubEnv('LIMIT_FACTOR', '10');
    vi.resetModules();
    const raised = await import('@/lib/limits/limit');
    vi.resetModules();
    for (let turn = 0; turn < ofAccount.attempts; turn++)
      expect(await raised.hasAttemptsLeft('password-of-stranger', email())).toBe(true);
    expect(await raised.hasAttemptsLeft('password-of-stranger', email())).toBe(false);
  });

  it('are reset by the right one', async () => {
    await attempts(ofAccount.attempts - 1, 'password-of-stranger');
    await resetAttempts('password-of-stranger', email());
    await expect(attempts(ofAccount.attempts, 'password-of-stranger')).resolves.toBeUndefined();
  });

  it('stay counted for as long as the platform counts them', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-20T10:00:00Z') });
    const almost = ofAccount.within * 1_000 - 1;
    await attempts(ofAccount.attempts - 1, 'password-of-stranger');
    vi.advanceTimersByTime(almost);
    await attempts(1, 'password-of-stranger');
    vi.advanceTimersByTime(almost);
    // The owner's own mistake keeps the platform's count alive, too.
    await recordAttempt('password-of-stranger', email());
    vi.advanceTimersByTime(almost);
    // A rejected one does not: nobody can reject strangers for ever.
    expect(await hasAttemptsLeft('password-of-stranger', email())).toBe(false);
    vi.advanceTimersByTime(1);
    await expect(attempts(ofAccount.attempts, 'password-of-stranger')).resolves.toBeUndefined();
    vi.useRealTimers();
  });
});

it('an address that has no attempts left adds no key for another account', async () => {
  for (const rules of Object.values(LIMITS)) if (rules.length > 1) expect(rules[0].by).toBe('address');
  await expect(
    (async () => {
      for (let turn = 0; turn < 40; turn++) await countAttempt('back-in-stock', `${turn}-${email()}`);
    })(),
  ).rejects.toThrow('too-many-attempts');
  const account = `eve-${email()}`;
  for (let turn = 0; turn < 20; turn++) await hasAttemptsLeft('back-in-stock', account);
  from('198.51.100.7');
  await expect(attempts(10, 'back-in-stock', account)).resolves.toBeUndefined();
});

it('the attempts of accounts are stored for the 10,000 latest only', async () => {
  await attempts(5, 'reset-mail');
  for (let turn = 0; turn < 10_000; turn++) await countAttempt('reset-mail', `${turn}-other-${visit}`);
  await expect(attempts(5, 'reset-mail')).resolves.toBeUndefined();
});

it('the attempts of accounts end with their window, which the first try begins', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T10:00:00Z') });
  const [, rule] = LIMITS.register;
  await attempts(rule.attempts, 'register');
  vi.advanceTimersByTime(rule.within * 1_000 - 1);
  await expect(countAttempt('register', email())).rejects.toMatchObject({ retryAfterSeconds: 1 });
  vi.advanceTimersByTime(1);
  await expect(attempts(rule.attempts, 'register')).resolves.toBeUndefined();
  vi.useRealTimers();
});

it('a silent count reports whether an attempt is left', async () => {
  for (let turn = 0; turn < 5; turn++) expect(await hasAttemptsLeft('reset-mail', email())).toBe(true);
  expect(await hasAttemptsLeft('reset-mail', email())).toBe(false);
});

it('mails to one recipient are counted over all client addresses', async () => {
  for (let turn = 0; turn < 5; turn++) {
    from(`198.51.100.${turn}`);
    await countAttempt('reset-mail', email());
  }
  from('198.51.100.200');
  await expect(countAttempt('reset-mail', email())).rejects.toThrow('too-many-attempts');
});

it('a form that was open for a moment may be sent more often than one that is sent at once', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { countSubmission, openedNow } = await import('@/lib/site-forms/spam');
  const opened = openedNow();
  for (let turn = 0; turn < 5; turn++) await countSubmission('contact', opened);
  await expect(countSubmission('contact', opened)).rejects.toMatchObject({ code: 'too-many-attempts' });
  vi.setSystemTime(Date.now() + 2_000);
  await countSubmission('contact', opened);
  vi.useRealTimers();
});

/** Returns the rules in a cell, such as `5 and 20 in an hour`: `account 5 in 3600`. */
function rulesIn(by: string, cell: string): string[] {
  const [form, count = '1', unit] = /in (?:an? |(\d+) )(minute|hour)s?/.exec(cell) ?? [''];
  const seconds = Number(count) * (unit === 'hour' ? 3_600 : 60);
  const attempts = cell.replace(form, '').replaceAll(',', '').match(/\d+/g) ?? [];
  const all = cell.endsWith(' each') ? [...attempts, ...attempts] : attempts;
  return all.map((number) => `${by} ${number} in ${seconds}`);
}

it('the limits are those of docs/security.md', () => {
  const [, table = ''] = /^## Limits\n([\s\S]*?)^## /m.exec(readFileSync('docs/security.md', 'utf8')) ?? [];
  const rows = table.split('\n').filter((line) => /^\| (?!Limited|Unknown products)/.test(line));
  const documented = rows.flatMap((row) => {
    const [, , account = '', address = ''] = row.split('|').map((cell) => cell.trim());
    return [...rulesIn('account', account), ...rulesIn('address', address)];
  });
  const rules = Object.values(LIMITS).flat();
  expect(documented.sort()).toEqual(
    rules.map(({ by, attempts: most, within }) => `${by.split('-')[0]} ${most} in ${within}`).sort(),
  );
});
