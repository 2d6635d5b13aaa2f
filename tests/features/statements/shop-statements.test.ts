import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { control } from '../../../sandbox/tests/sign-in';
import { framework, SCRIPT_REQUEST } from '../../contract/framework';
import { openShop } from '../../contract/shop-visitor';
import { formData } from '../../form-data';
import { newProcess } from '../../new-process';

framework.headers = SCRIPT_REQUEST;
vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  redirect: (path: string) => {
    throw Object.assign(new Error(path), { digest: `NEXT_REDIRECT;replace;${path};307;` });
  },
}));

const sandbox = await openShop('v1', { clock: undefined });
const { startStatement, sendStatement } = await import('@/features/statements/actions');
const { readStatement } = await import('@/lib/site-forms/statement');
const { IDLE } = await import('@/lib/forms/form-state');

/** The state that two servers share. Limits count in each process. */
const stored = new Map<string, string>();
const redis = {
  set: async (key: string, value: string, { NX = false }) =>
    NX && stored.has(key) ? null : stored.set(key, value) && 'OK',
  get: async (key: string) => stored.get(key) ?? null,
  del: async (key: string) => Number(stored.delete(key)),
  eval: () => Promise.reject(new Error('unknown')),
};

/** Loads the shop's modules as another server that shares Redis. */
async function newServer() {
  newProcess();
  vi.doMock('@/lib/redis', () => ({ sharedRedis: async () => redis }));
  return {
    ...(await import('@/features/statements/actions')),
    ...(await import('@/lib/site-forms/statement')),
  };
}
const servers = [await newServer(), await newServer()] as const;

const STATEMENT = {
  kind: 'withdrawal',
  lang: 'de',
  name: 'Tove',
  email: 'tove@example.com',
  contract: '4711',
};

beforeEach(async () => {
  await sandbox.reset();
});

/** Runs an action. Returns the path that it redirects to, or its state. */
async function act(action: typeof startStatement, fields: Record<string, string>) {
  try {
    return await action(IDLE, formData(fields));
  } catch (error) {
    return error instanceof Error ? error.message : error;
  }
}

const mailList = z.object({ mails: z.array(z.object({ to: z.string(), text: z.string() })) });
const mails = async () => mailList.parse(await control(sandbox, 'GET', 'mail')).mails;
const reference = async () => (await readStatement('withdrawal'))?.reference ?? '';
const confirm = async () =>
  act(sendStatement, { kind: 'withdrawal', lang: 'de', reference: await reference() });

describe('a statement', () => {
  it('needs a name, an email and words for the contract, and nothing else', async () => {
    const errors = {
      ...{ name: 'Geben Sie Ihren Namen ein.', email: expect.any(String) },
      contract: expect.stringContaining('Bestellnummer'),
    };
    const wrong = await act(startStatement, { ...STATEMENT, name: ' ', email: 'tove', contract: '' });
    expect(wrong).toMatchObject({ status: 'invalid', errors });
    expect(await act(startStatement, STATEMENT)).toBe('/de/withdrawal/review');
    expect(await readStatement('withdrawal')).toMatchObject({ name: 'Tove', contract: '4711', sentAt: null });
    expect(await readStatement('cancellation')).toBeNull();
    expect(await mails()).toEqual([]);
  });

  it('is sent once, however often and however fast the button is pressed', async () => {
    await act(startStatement, { ...STATEMENT, line0: '1 × Schale', line3: '2 × Becher\u0000' });
    const answers = await Promise.all([confirm(), confirm(), confirm()]);
    expect([...answers, await confirm()]).toEqual(Array(4).fill('/de/withdrawal/receipt'));
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    const { sentAt } = (await readStatement('withdrawal')) ?? {};
    expect(mail?.to).toBe('tove@example.com');
    const contract = '4711\n1 × Schale\n2 × Becher';
    for (const part of ['widerrufe ich', contract, 'Tove', await reference(), 'Eingegangen'])
      expect(mail?.text).toContain(part);
    expect(Math.abs((sentAt ?? 0) - Date.now())).toBeLessThan(60_000);
  });

  it('is sent once by two servers that share Redis', async () => {
    const [one, other] = servers;
    stored.clear();
    await act(one.startStatement, STATEMENT);
    const begun = await other.readStatement('withdrawal');
    const fields = { kind: 'withdrawal', lang: 'de', reference: begun?.reference ?? '' };
    expect(await Promise.all([one, other, one].map(({ sendStatement: send }) => act(send, fields)))).toEqual(
      Array(3).fill('/de/withdrawal/receipt'),
    );
    expect(await mails()).toHaveLength(1);
    // The stored statement has no personal data.
    const { sentAt } = (await other.readStatement('withdrawal')) ?? {};
    expect([...stored]).toEqual([[`statement:${fields.reference}`, String(sentAt)]]);
  });

  it('stays, with an email in its place, while the platform holds it back or is away', async () => {
    await act(startStatement, STATEMENT);
    const { automations } = z
      .object({ automations: z.array(z.looseObject({})) })
      .parse(await control(sandbox, 'GET', 'automations'));
    const held = automations.map((automation) => ({ ...automation, state: 'held' }));
    await control(sandbox, 'PUT', 'automations', { automations: held });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await confirm()).toBe('/de/withdrawal/review');
    await control(sandbox, 'PUT', 'automations', { automations });
    await control(sandbox, 'PUT', 'faults', { faults: [{ call: '*', kind: 'down' }] });
    expect(await confirm()).toBe('/de/withdrawal/review');
    expect(await readStatement('withdrawal')).toMatchObject({ sentAt: null, failedAt: expect.any(Number) });
    await control(sandbox, 'PUT', 'faults', { faults: [] });
    expect(await confirm()).toBe('/de/withdrawal/receipt');
    expect(await mails()).toHaveLength(1);
  });

  it('is shown again where another one was begun since', async () => {
    await act(startStatement, STATEMENT);
    const fields = { kind: 'withdrawal', lang: 'de', reference: await reference() };
    await act(startStatement, { ...STATEMENT, contract: '4712' });
    expect(await act(sendStatement, fields)).toBe('/de/withdrawal/review');
    expect(await mails()).toEqual([]);
    framework.jar.clear();
    expect(await act(sendStatement, fields)).toBe('/de/withdrawal');
  });

  it('that does not fit into a cookie asks for fewer words', async () => {
    const odd = Array.from({ length: 1_000 }, (_, index) => 0x4e00 + ((index * 7_919) % 20_011));
    for (const contract of [String.fromCodePoint(...odd), 'x'.repeat(1_001)])
      expect(await act(startStatement, { ...STATEMENT, contract })).toMatchObject({
        status: 'invalid',
        errors: { contract: expect.any(String) },
      });
  });
});
