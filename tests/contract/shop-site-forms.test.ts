import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { SANDBOX_CLIENT_ID } from '../../sandbox/core/platform';
import { ADA_ID } from '../../sandbox/seed/members';
import { cookiesOfSession } from '../session-cookies';
import { framework, SCRIPT_REQUEST } from './framework';
import { openShop, SHOP } from './shop-visitor';
import { captchaToken, control } from './sign-in';

framework.headers = SCRIPT_REQUEST;

const sandbox = await openShop('v1', { clock: undefined });
const { sendForm, requestReturn } = await import('@/app/[lang]/forms/actions');
const { getSiteForm } = await import('@/lib/site-forms/read-site-form');
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
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await sandbox.reset();
  const token = await sandbox.platform.tokens.mintAccessToken({
    ...{ kind: 'member', clientId: SANDBOX_CLIENT_ID },
    ...{ visitorId: crypto.randomUUID(), memberId: ADA_ID },
  });
  framework.jar = new Map(await cookiesOfSession(token));
});

function send(fields: Record<string, string>, action = sendForm) {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return action(SITE_FORM_START, data);
}

/** The messages that the merchant received, newest first. */
async function received() {
  const { found } = await (await import('../../sandbox/forms/store')).listSubmissions(
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

describe('a form of the merchant', () => {
  it('sends its answers, and says the merchant’s thanks', async () => {
    expect(await send(MESSAGE)).toEqual({
      ...SITE_FORM_START,
      status: 'done',
      message: expect.stringContaining('Thank you for your message.'),
    });
    expect(await received()).toEqual([
      expect.objectContaining({ message: MESSAGE.f_message, consent: true }),
    ]);
  });

  it('of the newsletter asks to confirm by email, where the platform does', async () => {
    const subscriber = { use: 'newsletter', f_email: 'tove@example.com', f_consent: 'on' };
    const mailsOf = z.object({ mails: z.array(z.looseObject({ to: z.string() })) });
    const plain = await send(subscriber);
    expect(plain).toMatchObject({ status: 'done' });
    vi.stubGlobal('FEATURES', { ...FEATURES, doubleOptIn: true });
    expect((await send(subscriber)).message).toMatch(/check your email/);
    expect((await send(MESSAGE)).message).not.toMatch(/check your email/);
    const { mails } = mailsOf.parse(await control(sandbox, 'GET', 'mail'));
    expect(mails.map(({ to }) => to)).toEqual(['tove@example.com', 'tove@example.com']);

    // The form says that nothing is confirmed, so the shop promises no email.
    const { forms: all } = forms.parse(await control(sandbox, 'GET', 'forms'));
    const single = JSON.stringify(all).replace('DOUBLE_CONFIRMATION', 'SINGLE_CONFIRMATION');
    await control(sandbox, 'PUT', 'forms', { forms: JSON.parse(single) });
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
    const { forms: all } = forms.parse(await control(sandbox, 'GET', 'forms'));
    const contact = JSON.stringify(all.find(({ name }) => name === 'Contact')?.formFields);
    await changeContact({
      formFields: JSON.parse(contact.replace('"maxLength":100', '"maxLength":100,"pattern":"^[0-9]+$"')),
    });
    expect(await send(MESSAGE)).toMatchObject({
      status: 'invalid',
      errors: { f_name: 'This does not look right. Please check it.' },
      values: { f_message: MESSAGE.f_message },
    });
  });

  it('takes nothing from a program that fills in the hidden field', async () => {
    expect(await send({ ...MESSAGE, website: 'https://spam.example' })).toMatchObject({
      status: 'failed',
      values: { f_message: MESSAGE.f_message },
    });
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
    expect(await send(MESSAGE)).toMatchObject({
      status: 'failed',
      message: expect.stringContaining('closed'),
    });
    await control(sandbox, 'PUT', 'forms', { forms: [] });
    expect(await getSiteForm('contact', 'en')).toBeNull();
    expect(await send(MESSAGE)).toMatchObject({ status: 'failed', values: { f_name: 'Tove' } });
  });
});

describe('a form in the language of the page', () => {
  it.each([
    ['de', 'Abonnieren', /^Schicken Sie mir den Newsletter\. .* siehe Datenschutz$/],
    ['he', 'הרשמה', /^שלחו לי את הניוזלטר/],
  ] as const)('has the words of the shop’s configuration in %s', async (lang, submit, consent) => {
    const newsletter = await getSiteForm('newsletter', lang);
    expect(newsletter).toMatchObject({ submit, isTranslated: true });
    const box = newsletter?.items.find((item) => item.kind === 'checkbox');
    expect(box).toMatchObject({ label: expect.stringMatching(consent), isTranslated: true });
    expect(box?.kind === 'checkbox' && box.content.at(-1)).toMatchObject({ href: '/privacy' });
    for (const use of ['contact', 'returns'] as const)
      expect(await getSiteForm(use, lang)).toMatchObject({ isTranslated: true });
    expect(await getSiteForm('newsletter', 'en')).not.toHaveProperty('isTranslated');
  });

  it('sends the choice as the merchant named it, and answers in that language', async () => {
    expect(await send({ ...MESSAGE, lang: 'de' })).toMatchObject({
      status: 'done',
      message: expect.stringMatching(/^Vielen Dank/),
    });
    expect((await received())[0]).toMatchObject({ topic: 'A product' });
  });

  it('is whole in its own language where the configuration lacks one of its texts', async () => {
    await changeContact({ name: 'Write to us' });
    const contact = await getSiteForm('contact', 'de');
    expect(contact).toMatchObject({ title: 'Write to us', submit: 'Send message' });
    expect(contact).not.toHaveProperty('isTranslated');
  });
});

describe('a request to return items', () => {
  const order = async () => {
    const { orders } = await import('../../sandbox/ecom/orders/schema');
    const rows = await sandbox.platform.db.read.select().from(orders);
    const own = rows.find(({ memberId, status }) => memberId === ADA_ID && status === 'APPROVED');
    if (!own) throw new Error('Ada has no order');
    const { getOrder } = await import('@/lib/wix/orders');
    const { actForShopper } = await import('@/lib/session/read');
    const found = await actForShopper((client) => getOrder(client, own.id));
    if (!found) throw new Error('The order cannot be read');
    return found;
  };

  it('names the order and the chosen items as the platform has them', async () => {
    const { id, number, lines } = await order();
    const [line] = lines;
    const form = { orderId: id, f_reason: 'Arrived broken', f_outcome: 'Money back' };
    expect(await send(form, requestReturn)).toMatchObject({
      status: 'invalid',
      errors: { 'line.0': 'Choose at least one item.' },
    });
    const chosen = { ...form, 'line.0': line?.id ?? '', f_order_number: '1', f_items: 'gold' };
    expect(await send(chosen, requestReturn)).toMatchObject({ status: 'done' });
    expect(await received()).toEqual([
      expect.objectContaining({ order_number: number, items: expect.stringContaining(line?.name ?? '') }),
    ]);
  });

  it('is impossible for an order of another', async () => {
    const { id, lines } = await order();
    const otherShopper = await sandbox.platform.tokens.mintAccessToken({
      ...{ kind: 'member', clientId: SANDBOX_CLIENT_ID },
      ...{ visitorId: crypto.randomUUID(), memberId: crypto.randomUUID() },
    });
    framework.jar = new Map(await cookiesOfSession(otherShopper));
    const form = { orderId: id, 'line.0': lines[0]?.id ?? '', f_reason: 'Arrived broken' };
    expect(await send(form, requestReturn)).toMatchObject({ status: 'failed' });
    expect(await received()).toEqual([]);
  });
});
