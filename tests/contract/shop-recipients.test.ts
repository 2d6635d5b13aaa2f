import { beforeEach, expect, it } from 'vitest';
import { IDLE } from '@/lib/forms/form-state';
import { SITE_FORM_START } from '@/lib/site-forms/input-names';
import { control, mailsTo } from '../../sandbox/tests/sign-in';
import { formData } from '../form-data';
import { credentials, openBrowser, openShop } from './shop-visitor';

/*
 * What a stranger with many client addresses can send to one person. The limits of links to a new
 * password and of further codes are in shop-verification.test.ts.
 */

const sandbox = await openShop('v1', { clock: undefined });
const { sendForm } = await import('@/features/forms/actions');
const { sendStatement, startStatement } = await import('@/features/statements/actions');
const { requestRecovery } = await import('@/lib/auth/recover');
const { registerMember } = await import('@/lib/auth/sign-in');
const { readStatement } = await import('@/lib/site-forms/statement');

const VICTIM = 'victim@example.com';
const TRIES = 40;
let clients = 0;

/** Opens a browser with another client address. */
const openOther = () => openBrowser(`2001:db8:1:${(++clients).toString(16)}::1`);

beforeEach(() => sandbox.reset());

it('the newsletter and other forms send five mails an hour to one person, however it is spelled', async () => {
  const spellings = [VICTIM, 'Victim@Example.com', 'victim+a@example.com'];
  const sent: string[] = [];
  for (let turn = 0; turn < TRIES; turn++) {
    await openOther();
    const f_email = spellings[turn % 3] ?? VICTIM;
    const use = turn < 20 ? 'newsletter' : 'contact';
    const others = { f_name: 'V', f_topic: 'A product', f_message: 'Hello' };
    const state = await sendForm(SITE_FORM_START, formData({ use, f_email, f_consent: 'on', ...others }));
    sent.push(state.status);
  }
  expect(sent.filter((status) => status === 'done')).toHaveLength(5);
  const mails = await Promise.all([...new Set(spellings)].map((to) => mailsTo(sandbox, to)));
  expect(mails.flat().length).toBeLessThanOrEqual(5);
  expect(mails.flat().length).toBeGreaterThan(0);
});

it('statements send ten mails an hour to one person, and the next becomes an email of the shopper', async () => {
  const pages: unknown[] = [];
  const act = (action: typeof sendStatement, fields: Record<string, string>) =>
    action(IDLE, formData(fields)).catch((error: unknown) => Object(error).message);
  for (let turn = 0; turn < 12; turn++) {
    await openOther();
    const common = { kind: 'withdrawal', lang: 'en' };
    await act(startStatement, { ...common, name: 'V', email: VICTIM, contract: `${turn}` });
    const reference = (await readStatement('withdrawal'))?.reference ?? '';
    await act(sendStatement, { ...common, reference });
    pages.push((await readStatement('withdrawal'))?.sentAt != null);
  }
  expect(pages).toEqual([...Array.from({ length: 10 }, () => true), false, false]);
  expect(await mailsTo(sandbox, VICTIM)).toHaveLength(10);
});

it('registrations send five codes an hour to one person', async () => {
  await control(sandbox, 'PUT', 'policy', { emailVerification: 'always' });
  for (let turn = 0; turn < TRIES; turn++) {
    await openOther();
    sandbox.platform.clock.advance(11 * 60_000);
    await registerMember(credentials(VICTIM, 'a long password')).catch(() => undefined);
  }
  sandbox.platform.clock.set(null);
  expect((await mailsTo(sandbox, VICTIM)).length).toBeLessThanOrEqual(5);
  expect((await mailsTo(sandbox, VICTIM)).length).toBeGreaterThan(0);
});

it('a person gets five links to new passwords an hour, however many accounts the spellings have', async () => {
  const emails = Array.from({ length: 8 }, (_, index) => `victim+${index}@example.com`);
  for (const email of emails) {
    await openOther();
    await registerMember(credentials(email, 'a long password'));
  }
  await openOther();
  const answers = await Promise.all(emails.map((email) => requestRecovery(email, 'en')));
  expect(new Set(answers.map(({ kind }) => kind))).toEqual(new Set(['sent']));
  const mails = await Promise.all(emails.map((to) => mailsTo(sandbox, to)));
  expect(mails.flat().filter(({ subject }) => /password/i.test(subject))).toHaveLength(5);
});
