import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { en } from '@/lib/i18n/messages/en';
import { ADA_ID } from '../../../sandbox/seed/members';
import { captchaToken, control } from '../../../sandbox/tests/sign-in';
import { framework, SCRIPT_REQUEST } from '../../contract/framework';
import { openShop, SHOP, signInAs } from '../../contract/shop-visitor';
import { formData } from '../../form-data';

framework.headers = SCRIPT_REQUEST;
// One shopper sends all of the forms (tests/contract/shop-recipients.test.ts has the limit).
vi.stubEnv('LIMIT_FACTOR', '10');

const sandbox = await openShop('v1', { clock: undefined });
const { sendForm, requestReturn } = await import('@/features/forms/actions');
const { getSiteForm, requireSiteForm } = await import('@/lib/site-forms/read-site-form');
const { SITE_FORM_START } = await import('@/lib/site-forms/input-names');

const MESSAGE = {
  use: 'contact',
  f_name: 'Tove',
  f_email: 'tove@example.com',
  f_topic: 'A product',
  f_message: 'Is the glaze safe for food?',
  f_consent: 'on',
};

beforeEach(async () => {
  expect(SHOP).toContain('localhost:3000');
  await sandbox.reset();
  await signInAs(sandbox, ADA_ID);
});

const send = (fields: Record<string, string>, action = sendForm) => action(SITE_FORM_START, formData(fields));

/** The messages that the merchant received, newest first. */
async function received() {
  const { found } = await (await import('../../../sandbox/forms/store')).listSubmissions(
    sandbox.platform.db.read,
    { limit: 10, offset: 0 },
  );
  return found.map(({ values }) => values);
}

const forms = z.object({ forms: z.array(z.looseObject({ name: z.string() })) });
/** Changes the contact form of the site. */
async function changeContact(change: Record<string, unknown>) {
  const { forms: all } = forms.parse(await control(sandbox, 'GET', 'forms'));
  await control(sandbox, 'PUT', 'forms', {
    forms: all.map((form) => (form.name === 'Contact' ? { ...form, ...change } : form)),
  });
}

/** Changes the first place of a text in the definition of one form, or of all. */
async function changeText(from: string, to: string, name?: string) {
  const { forms: all } = forms.parse(await control(sandbox, 'GET', 'forms'));
  const changed = <T>(part: T): T => JSON.parse(JSON.stringify(part).replace(from, () => to));
  const one = all.map((form) => (form.name === name ? changed(form) : form));
  await control(sandbox, 'PUT', 'forms', { forms: name === undefined ? changed(all) : one });
}

describe('a form of the merchant', () => {
  it('sends its answers, and says the merchant’s thanks', async () => {
    const message = expect.stringContaining('Thank you for your message.');
    expect(await send(MESSAGE)).toEqual({ ...SITE_FORM_START, status: 'done', message });
    const answers = { message: MESSAGE.f_message, consent: true };
    expect(await received()).toEqual([expect.objectContaining(answers)]);
  });

  it('of the newsletter asks to confirm by email, where the platform does', async () => {
    const subscriber = { use: 'newsletter', f_email: 'tove@example.com', f_consent: 'on' };
    const mailsOf = z.object({ mails: z.array(z.looseObject({ to: z.string() })) });
    expect(await send(subscriber)).toMatchObject({ status: 'done' });
    vi.stubGlobal('FEATURES', { ...FEATURES, doubleOptIn: true });
    expect((await send(subscriber)).message).toMatch(/check your email/);
    expect((await send(MESSAGE)).message).not.toMatch(/check your email/);
    const { mails } = mailsOf.parse(await control(sandbox, 'GET', 'mail'));
    expect(mails.map(({ to }) => to)).toEqual(['tove@example.com', 'tove@example.com']);
    // The form says that nothing is confirmed, so the shop promises no email.
    await changeText('DOUBLE_CONFIRMATION', 'SINGLE_CONFIRMATION');
    expect((await send(subscriber)).message).not.toMatch(/check your email/);
    vi.unstubAllGlobals();
  });

  it('sends nothing without the consent that the schema requires, and keeps what was typed', async () => {
    const { f_consent: _, ...rest } = MESSAGE;
    expect(await send(rest)).toMatchObject({
      status: 'invalid',
      values: { f_message: MESSAGE.f_message },
      errors: { f_consent: 'Check the box to continue.' },
    });
    expect(await received()).toEqual([]);
  });

  it('shows the platform’s own rejections beside the inputs', async () => {
    // The shop leaves patterns to the platform.
    await changeText('"maxLength":100', '"maxLength":100,"pattern":"^[0-9]+$"', 'Contact');
    expect(await send(MESSAGE)).toMatchObject({
      status: 'invalid',
      errors: { f_name: '“Your name” does not look right. Please check it.' },
      values: { f_message: MESSAGE.f_message },
    });
  });

  it('takes nothing from a program that fills in the hidden field', async () => {
    const failed = { status: 'failed', values: { f_message: MESSAGE.f_message } };
    expect(await send({ ...MESSAGE, website: 'https://spam.example' })).toMatchObject(failed);
    expect(await received()).toEqual([]);
  });

  it('needs a captcha where the merchant requires one', async () => {
    await changeContact({ requiresCaptcha: true });
    expect(await send(MESSAGE)).toMatchObject({ status: 'failed', needsCaptcha: true });
    const captcha = await captchaToken(sandbox, 'visible');
    expect(await send({ ...MESSAGE, captcha })).toMatchObject({ status: 'done', needsCaptcha: false });
  });

  it('says that the merchant has closed or deleted it', async () => {
    await changeContact({ enabled: false });
    const message = expect.stringContaining('closed');
    expect(await send(MESSAGE)).toMatchObject({ status: 'failed', message });
    await control(sandbox, 'PUT', 'forms', { forms: [] });
    expect(await getSiteForm('contact', 'en')).toBeNull();
    expect(await send(MESSAGE)).toMatchObject({ status: 'failed', values: { f_name: 'Tove' } });
  });
});

it.each(['wrong-types', 'malformed', 'half', 'down'])(
  'a form that cannot be read at the moment is neither closed nor absent, and keeps what was typed: %s',
  async (kind) => {
    const { processState } = await import('@/lib/process-state');
    // As after a restart.
    processState('forms', () => new Map()).clear();
    await control(sandbox, 'PUT', 'faults', { faults: [{ call: 'GET /form-schema-service', kind }] });
    expect(await send(MESSAGE)).toMatchObject({
      status: 'failed',
      message: en.errors.unreachable,
      values: { f_message: MESSAGE.f_message },
    });
    await expect(requireSiteForm('contact', 'en')).rejects.toMatchObject({ code: 'unreachable' });
  },
);

it.each([
  ['de', 'Abonnieren', /^Schicken Sie mir den Newsletter\. .* siehe Datenschutz$/],
  ['he', 'הרשמה', /^שלחו לי את הניוזלטר/],
] as const)(
  'a form in the language of the page has the words of the shop’s configuration in %s',
  async (lang, submit, consent) => {
    const newsletter = await getSiteForm('newsletter', lang);
    expect(newsletter).toMatchObject({ submit, isTranslated: true });
    const box = newsletter?.items.find((item) => item.kind === 'checkbox');
    expect(box).toMatchObject({ label: expect.stringMatching(consent), isTranslated: true });
    expect(box?.kind === 'checkbox' && box.content.at(-1)).toMatchObject({ href: '/privacy' });
    for (const use of ['contact', 'returns'] as const)
      expect(await getSiteForm(use, lang)).toMatchObject({ isTranslated: true });
    expect(await getSiteForm('newsletter', 'en')).not.toHaveProperty('isTranslated');
  },
);

it('a form in the language of the page sends the choice as the merchant named it, and answers in that language', async () => {
  expect(await send({ ...MESSAGE, lang: 'de' })).toMatchObject({
    status: 'done',
    message: expect.stringMatching(/^Vielen Dank/),
  });
  expect((await received())[0]).toMatchObject({ topic: 'A product' });
});

it('a form in the language of the page is whole in its own language where the configuration lacks one of its texts', async () => {
  await changeContact({ name: 'Write to us' });
  const contact = await getSiteForm('contact', 'de');
  expect(contact).toMatchObject({ title: 'Write to us', submit: 'Send message' });
  expect(contact).not.toHaveProperty('isTranslated');
});

describe('a request to return items', () => {
  const READ = { f_reason: 'Arrived broken', f_outcome: 'Money back' };

  /** Returns an order of Ada's that its merchant has not sent yet. */
  const order = async () => {
    const { orders } = await import('../../../sandbox/ecom/orders/schema');
    const rows = await sandbox.platform.db.read.select().from(orders);
    const own = rows.find(({ memberId, number }) => memberId === ADA_ID && number === 9987);
    if (!own) throw new Error('Ada has no such order');
    const { fetchOrder } = await import('@/lib/wix/orders');
    const { actForShopper } = await import('@/lib/session/read');
    const found = await actForShopper((client) => fetchOrder(client, own.id));
    if (!found) throw new Error('The order cannot be read');
    return found;
  };
  const change = (orderId: string, how: string) =>
    fetch(`${sandbox.url}/_console/orders/${orderId}/${how}`, {
      method: 'POST',
      headers: { origin: sandbox.url },
      body: new URLSearchParams(),
    });
  /** The order after it was sent, and the form that returns its first item. */
  const sentOrder = async () => {
    const found = await order();
    await change(found.id, 'fulfil');
    const chosen = { ...READ, orderId: found.id, 'line.0': found.lines[0]?.id ?? '' };
    return { ...found, chosen };
  };

  it('names the order and the chosen items as the platform has them', async () => {
    const { id, number, lines, chosen } = await sentOrder();
    const typed = { ...chosen, f_order_number: '1', f_items: 'gold' };
    expect(await send(typed, requestReturn)).toMatchObject({ status: 'done' });
    expect(id).toBe(chosen.orderId);
    const items = expect.stringContaining(lines[0]?.name ?? '');
    expect(await received()).toEqual([expect.objectContaining({ order_number: number, items })]);
  });

  it('without an item names fields that the shopper sees, and none that the shop fills in', async () => {
    const { id } = await sentOrder();
    const { status, errors } = await send({ orderId: id }, requestReturn);
    expect(status).toBe('invalid');
    expect(errors).toMatchObject({ line: 'Choose at least one item.', f_reason: expect.any(String) });
    for (const name of ['f_items', 'f_order_number']) expect(errors).not.toHaveProperty(name);
  });

  it('says by the shopper’s own field what the platform rejects of the shop’s answers', async () => {
    const { chosen } = await sentOrder();
    await changeText('"maxLength":4000', '"maxLength":4000,"pattern":"^[0-9]+$"');
    expect(await send(chosen, requestReturn)).toMatchObject({
      status: 'invalid',
      errors: { line: '“What would you like to return?” does not look right. Please check it.' },
    });
  });

  it('is impossible before the order is sent, and after it is canceled', async () => {
    const { id, lines } = await order();
    const chosen = { ...READ, orderId: id, 'line.0': lines[0]?.id ?? '' };
    const closed = { status: 'failed', message: expect.stringContaining('can’t be returned online') };
    expect(await send(chosen, requestReturn)).toMatchObject(closed);
    for (const how of ['fulfil', 'cancel']) await change(id, how);
    expect(await send(chosen, requestReturn)).toMatchObject(closed);
    expect(await received()).toEqual([]);
  });

  it('is impossible for an order of another', async () => {
    const { chosen } = await sentOrder();
    await signInAs(sandbox, crypto.randomUUID());
    expect(await send(chosen, requestReturn)).toMatchObject({ status: 'failed' });
    expect(await received()).toEqual([]);
  });
});
