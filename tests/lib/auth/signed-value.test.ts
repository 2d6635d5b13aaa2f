import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readSigned, signValue } from '@/lib/http/signed-value';
import { newProcess } from '../../new-process';

const KEY = randomBytes(32);
const NOW = 1_800_000_000_000;
const VALUE = { email: 'jörg@example.com', n: 1 };
const signed = signValue('step', VALUE, NOW + 1_000, KEY);

it('a signed value is read with the same key', () => {
  expect(readSigned('step', signed, KEY, NOW)).toEqual(VALUE);
  expect(signed).toMatch(/^[\w-]+\.[\w-]{43}$/);
});

it.each<[string, string, string, Buffer, number]>([
  ['under another name', 'other', signed, KEY, NOW],
  ['with another key', 'step', signed, randomBytes(32), NOW],
  ['after its end', 'step', signed, KEY, NOW + 1_000],
  ['without its signature', 'step', signed.split('.')[0] ?? '', KEY, NOW],
  ['with a short signature', 'step', signed.slice(0, -4), KEY, NOW],
  ['with something behind it', 'step', `${signed}.x`, KEY, NOW],
  ['empty', 'step', '', KEY, NOW],
  ['of dots', 'step', '..', KEY, NOW],
])('a signed value is rejected %s', (_, name, text, key, now) =>
  expect(readSigned(name, text, key, now)).toBeUndefined(),
);

it('a signed value is rejected when any one character of its content changes', () => {
  const end = signed.indexOf('.');
  for (let at = 0; at < end; at++) {
    const other = signed[at] === 'A' ? 'B' : 'A';
    expect(readSigned('step', signed.slice(0, at) + other + signed.slice(at + 1), KEY, NOW)).toBeUndefined();
  }
});

describe('the key', () => {
  const SECRETS = ['SESSION_SECRET', 'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY', 'REDIS_URL'];
  /** Returns the key of a newly started server with these settings. */
  async function keyOf(settings: Record<string, string>, purpose = 'steps'): Promise<string> {
    for (const name of SECRETS) vi.stubEnv(name, settings[name]);
    newProcess();
    const { signingKey } = await import('@/lib/http/signed-value');
    return signingKey(purpose).toString('hex');
  }
  const warn = vi.fn();
  vi.doMock('@/lib/observe/logger', () => ({ logger: { warn } }));
  beforeEach(() => warn.mockClear());

  const secret = 'a secret of at least thirty-two characters';

  it.each([['SESSION_SECRET'], ['NEXT_SERVER_ACTIONS_ENCRYPTION_KEY']])(
    'is the same for all servers with the same %s, and different for another purpose',
    async (name) => {
      const key = await keyOf({ [name]: secret });
      expect(await keyOf({ [name]: secret, REDIS_URL: 'redis://localhost' })).toBe(key);
      expect(await keyOf({ [name]: `${secret}.` })).not.toBe(key);
      expect(await keyOf({ [name]: secret }, 'other')).not.toBe(key);
      expect(key).toMatch(/^[0-9a-f]{64}$/);
      expect(warn).not.toHaveBeenCalled();
    },
  );

  it('follows SESSION_SECRET where both are set', async () => {
    const both = {
      SESSION_SECRET: secret,
      NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: 'another key of the framework',
    };
    expect(await keyOf(both)).toBe(await keyOf({ SESSION_SECRET: secret }));
  });

  it('is new after each start of one server without a secret, and shared by all copies of the module', async () => {
    const key = await keyOf({});
    vi.resetModules();
    expect((await import('@/lib/http/signed-value')).signingKey('steps').toString('hex')).toBe(key);
    expect(await keyOf({})).not.toBe(key);
    expect(warn).not.toHaveBeenCalled();
  });

  it('of several servers without a secret is reported in the log, once', async () => {
    await keyOf({ REDIS_URL: 'redis://localhost' });
    const { signingKey } = await import('@/lib/http/signed-value');
    signingKey('steps');
    expect(warn).toHaveBeenCalledOnce();
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('SESSION_SECRET'));
  });
});
