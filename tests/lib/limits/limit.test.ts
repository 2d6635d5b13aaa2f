import { beforeEach, describe, expect, it, vi } from 'vitest';
import { countTry, forgetTries, hasTriesLeft } from '@/lib/limits/limit';
import { LIMITS } from '@/lib/limits/rules';

const request = vi.hoisted(() => ({ forwardedFor: '' }));
vi.mock('next/headers', () => ({
  headers: async () => new Headers({ 'x-forwarded-for': request.forwardedFor }),
}));

let visit = 0;
const email = () => `ada-${visit}@example.com`;
const from = (address: string) => {
  request.forwardedFor = address;
};
const tries = async (count: number, name: keyof typeof LIMITS, account = email()) => {
  for (let turn = 0; turn < count; turn++) await countTry(name, account);
};

beforeEach(() => {
  visit += 1;
  from(`203.0.113.${visit}`);
});

describe.each(Object.entries(LIMITS))('attempts of %s', (name, [rule]) => {
  it(`are ${rule.tries}, and one more gets the time to wait`, async () => {
    const limit = name as keyof typeof LIMITS;
    await tries(rule.tries, limit);
    await expect(countTry(limit, email())).rejects.toMatchObject({ code: 'too-many-tries' });
    const error: unknown = await countTry(limit, email()).catch((reason: unknown) => reason);
    const seconds = Number(Object(error).retryAfterSeconds);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(rule.within);
  });
});

describe('attempts to sign in', () => {
  it('are counted whatever the spelling of the email', async () => {
    await tries(10, 'sign-in');
    await expect(countTry('sign-in', ` ${email().toUpperCase()} `)).rejects.toThrow('too-many-tries');
  });

  it('of another shopper lock nobody out', async () => {
    await tries(10, 'sign-in');
    await expect(countTry('sign-in', email())).rejects.toThrow();
    from('198.51.100.77');
    await expect(countTry('sign-in', email())).resolves.toBeUndefined();
  });

  it('with one account after another are limited too, and a forged header does not help', async () => {
    for (let turn = 0; turn < 60; turn++) await countTry('sign-in', `${turn}-${email()}`);
    from(`6.6.6.6, ${request.forwardedFor}`);
    await expect(countTry('sign-in', `another-${email()}`)).rejects.toThrow('too-many-tries');
  });

  it('are reset by a successful one', async () => {
    await tries(9, 'sign-in');
    await forgetTries('sign-in', email());
    await expect(tries(10, 'sign-in')).resolves.toBeUndefined();
  });

  it('are counted by account alone behind a proxy that is not configured', async () => {
    from('10.0.0.2');
    for (let turn = 0; turn < 100; turn++) await countTry('sign-in', `${turn}-${email()}`);
    await tries(10, 'sign-in');
    await expect(countTry('sign-in', email())).rejects.toThrow('too-many-tries');
  });
});

describe('a silent count', () => {
  it('reports whether an attempt is left', async () => {
    for (let turn = 0; turn < 5; turn++) expect(await hasTriesLeft('reset-mail', email())).toBe(true);
    expect(await hasTriesLeft('reset-mail', email())).toBe(false);
  });
});

describe('mails to one recipient', () => {
  it('are counted over all client addresses', async () => {
    for (let turn = 0; turn < 5; turn++) {
      from(`198.51.100.${turn}`);
      await countTry('reset-mail', email());
    }
    from('198.51.100.200');
    await expect(countTry('reset-mail', email())).rejects.toThrow('too-many-tries');
  });
});
