import * as submissions from '@wix/auto_sdk_forms_submissions';
import { describe, expect, it } from 'vitest';
import { openSandbox } from './open-sandbox';
import { get, merchantClient, post, rejectedWith, sdkClient, visitorTokens } from './sdk-client';
import { captchaToken, control, mailsOf } from './sign-in';
import { eventsOf } from './webhook-receiver';

const sandbox = await openSandbox({ resets: true });
/** Tokens survive a reset. */
const { access_token: authorization } = await visitorTokens(sandbox);
const visitor = sdkClient(sandbox, authorization).use(submissions);
const app = merchantClient(sandbox).use(submissions);

const NAMESPACE = 'wix.form_app.form';
const SCHEMAS = '/form-schema-service/v4/forms';
type Form = {
  id: string;
  name: string;
  formFields?: { inputOptions?: { target: string; contactMapping?: { subscriptionInfo?: unknown } } }[];
};
type FormList = { forms: Form[]; pagingMetadata: { hasNext: boolean; cursors: { next?: string } } };

/**
 * Reads forms as a visitor. The installed packages have no module for it: tests/clients makes the
 * same calls with the platform's own.
 */
const readForms = async (path: string) => (await get(sandbox, SCHEMAS + path, { authorization })).json();
const readForm = async (id: string): Promise<Form> => (await readForms(`/${id}`)).form;

type ListArguments = Record<string, string | boolean | string[] | Record<string, string | number>>;

/** Lists forms with the arguments in the query parameter in which the platform's package sends them. */
async function listForms(rest: ListArguments = {}): Promise<FormList> {
  const packed = Buffer.from(JSON.stringify({ namespace: NAMESPACE, ...rest })).toString('base64url');
  return readForms(`?.r=${packed}`);
}

const seeded = async (): Promise<Form[]> => (await control(sandbox, 'GET', 'forms')).forms;
const replaceForms = (forms: object[]) => control(sandbox, 'PUT', 'forms', { forms });
const idOf = async (name: string) => (await seeded()).find((one) => one.name === name)?.id ?? '';

const MESSAGE = {
  name: 'Tove',
  email: 'tove@example.com',
  topic: 'A product',
  message: 'Is the glaze safe for food?',
  consent: true,
};
const send = async (form: string, values: Record<string, unknown>, options?: { captchaToken: string }) =>
  visitor.createSubmission({ formId: await idOf(form), submissions: values }, options);

/** Returns the entries of a rejected submission, as the SDK hands them on. */
const errorsOf = (call: Promise<unknown>): Promise<string[]> =>
  call.then(
    () => [],
    ({ details }) => {
      const [{ ruleName, data }] = details.validationError.fieldViolations;
      expect(ruleName).toBe('SUBMISSION_VALIDATION');
      return data.errors.map((one: Record<string, string>) => `${one.errorPath} ${one.errorType}`);
    },
  );

describe('the list of forms', () => {
  it('E7: has the forms of the given ids with their fields, as the platform’s own components read them', async () => {
    const id = await idOf('Contact');
    const { forms } = await listForms({ formIds: [id], fieldsets: ['NESTED_FORMS'] });
    const form = await readForm(id);
    expect(forms).toEqual([form]);
    expect(form).toMatchObject({ name: 'Contact', namespace: NAMESPACE, enabled: true, revision: '1' });
    expect(form.formFields?.map(({ inputOptions }) => inputOptions?.target)).toContain('message');
    expect((await listForms()).forms).toHaveLength((await seeded()).length);
    expect((await listForms({ namespace: 'wix.bookings.v2.bookings' })).forms).toEqual([]);
  });

  it('is ordered, paged and without fields on request, and has no disabled forms', async () => {
    const [first, ...others] = await seeded();
    await replaceForms([{ ...first, enabled: false }, ...others]);
    const names = others.map(({ name }) => name).sort((a, b) => a.localeCompare(b));
    const options = { order: 'NAME_ASC', fieldsets: ['METADATA'] };
    const { forms: [one] = [], pagingMetadata } = await listForms({ ...options, paging: { limit: 1 } });
    expect([one?.name, one?.formFields, pagingMetadata.hasNext]).toEqual([names[0], undefined, true]);
    const { next = '' } = pagingMetadata.cursors;
    const { forms: rest } = await listForms({ ...options, paging: { cursor: next } });
    expect(rest.map(({ name }) => name)).toEqual(names.slice(1));
    const { forms: off } = await listForms({ enabled: false });
    expect(off.map(({ name }) => name)).toEqual([first?.name]);
    const byOldName = await readForms(`?namespace=${NAMESPACE}&disabled=true`);
    expect(byOldName.forms).toEqual(off);
  });

  it('E7: comes with the language, country and currency of the site', async () => {
    const path = '/forms/v4/standalone-forms/site-properties';
    expect(await (await get(sandbox, path, { authorization })).json()).toEqual({
      siteProperties: { localeCountry: 'US', localeLanguageCode: 'en', paymentCurrency: 'USD' },
    });
  });

  it('is queried by the namespace of the app', async () => {
    const namesOf = async (namespace: string) => {
      const query = { filter: { namespace }, cursorPaging: { limit: 50 } };
      const answer = await post(sandbox, `${SCHEMAS}/query`, { query }, { authorization });
      return (await answer.json()).forms.map(({ name }: Form) => name);
    };
    const names = ['Newsletter', 'Contact', 'Returns', 'Withdrawal', 'Cancellation'];
    expect([await namesOf(NAMESPACE), await namesOf('another.app')]).toEqual([names, []]);
  });
});

describe('a subscription', () => {
  const { email } = MESSAGE;
  const subscribe = () => send('Newsletter', { email, consent: true });
  const subscribers = () => control(sandbox, 'GET', 'subscribers');
  const withStatus = (status: string) => ({ subscribers: [{ email, status }] });

  it('counts once the link in an email is opened, where the form has double opt-in', async () => {
    const form = await readForm(await idOf('Newsletter'));
    expect(
      form.formFields?.map(({ inputOptions }) => inputOptions?.contactMapping?.subscriptionInfo),
    ).toContainEqual(expect.objectContaining({ confirmationLevel: 'DOUBLE_CONFIRMATION' }));
    await subscribe();
    expect(await subscribers()).toMatchObject(withStatus('PENDING'));
    const [{ to = '', links = [] } = {}] = await mailsOf(sandbox);
    expect(to).toBe(email);
    const open = async (link = '') => (await sandbox.fetch(new Request(link))).status;
    expect(await open(`${links[0]}x`)).toBe(404);
    expect(await subscribers()).toMatchObject(withStatus('PENDING'));
    expect(await open(links[0])).toBe(200);
    expect(await subscribers()).toMatchObject(withStatus('SUBSCRIBED'));
    await subscribe();
    expect(await mailsOf(sandbox)).toHaveLength(1);
  });

  it('counts at once in a form without it', async () => {
    const text = JSON.stringify(await seeded()).replace('DOUBLE_CONFIRMATION', 'SINGLE_CONFIRMATION');
    await replaceForms(JSON.parse(text));
    await subscribe();
    expect(await subscribers()).toMatchObject(withStatus('SUBSCRIBED'));
    expect(await mailsOf(sandbox)).toEqual([]);
  });
});

describe('a submission', () => {
  it('is created by a visitor, sent as an event, and read with an API key only', async () => {
    const formId = await idOf('Contact');
    const created = await send('Contact', MESSAGE);
    const submitter = { visitorId: expect.any(String) };
    expect(created).toMatchObject({ formId, status: 'CONFIRMED', submissions: MESSAGE, submitter });
    const types = (await eventsOf(sandbox)).map(({ eventType }) => eventType);
    expect(types).toContain('wix.forms.v4.submission_created');

    const id = created._id ?? '';
    const query = (from: typeof app) =>
      from.querySubmissionsByNamespace().eq('namespace', NAMESPACE).eq('formId', formId).find();
    expect(await app.getSubmission(id)).toMatchObject({ submissions: MESSAGE });
    expect((await query(app)).items).toMatchObject([{ _id: id }]);
    for (const call of [visitor.getSubmission(id), query(visitor)])
      expect((await rejectedWith(call))[0]).toBe(403);
  });

  it('with wrong values is rejected with an entry for each of them', async () => {
    const values = { email: 'tove', topic: 'Weather', message: 'Hi', consent: false, age: 7 };
    expect(await errorsOf(send('Contact', values))).toEqual(
      expect.arrayContaining([
        'name REQUIRED_VALUE_ERROR',
        'email FORMAT_ERROR',
        'topic NOT_ALLOWED_VALUE_ERROR',
        'message MIN_LENGTH_ERROR',
        'consent REQUIRED_VALUE_ERROR',
        'age UNKNOWN_VALUE_ERROR',
      ]),
    );
  });

  it('needs the answer of a captcha where the merchant requires one', async () => {
    await replaceForms((await seeded()).map((form) => ({ ...form, requiresCaptcha: true })));
    const invalid = [400, 'INVALID_CAPTCHA'];
    expect(await rejectedWith(send('Contact', MESSAGE))).toEqual(invalid);
    const answer = { captchaToken: await captchaToken(sandbox, 'visible') };
    await send('Contact', MESSAGE, answer);
    // An answer is valid once.
    expect(await rejectedWith(send('Contact', MESSAGE, answer))).toEqual(invalid);
  });
});

describe('an automation', () => {
  it('sends an email to the address of a submission, with its values', async () => {
    const { name, email } = MESSAGE;
    const statement = { name, email, contract: '4711', statement: 'I withdraw.', reference: 'W-1' };
    expect((await send('Withdrawal', statement)).status).toBe('CONFIRMED');
    expect(await mailsOf(sandbox)).toMatchObject([
      { to: email, subject: 'We’ve received your statement W-1', text: 'I withdraw.' },
    ]);
  });

  it.each([
    ['off', 'CONFIRMED'],
    ['held', 'PENDING'],
  ])('that is %s sends nothing, and leaves a submission %s', async (state, status) => {
    const automation = { formId: await idOf('Contact'), to: 'email', subject: 'Hi {name}', text: '' };
    await control(sandbox, 'PUT', 'automations', { automations: [{ ...automation, state }] });
    expect(await control(sandbox, 'GET', 'automations')).toMatchObject({ automations: [{ state }] });
    expect((await send('Contact', MESSAGE)).status).toBe(status);
    expect(await mailsOf(sandbox)).toEqual([]);
  });
});

it('a control replaces the forms of the site with events', async () => {
  const [newsletter, contact, , ...statements] = await seeded();
  const created = { name: 'New', formFields: [], steps: [] };
  await replaceForms([{ ...newsletter, enabled: false }, contact ?? {}, created, ...statements]);
  expect((await seeded()).map(({ name }) => name).slice(0, 3)).toEqual(['Newsletter', 'Contact', 'New']);
  const types = (await eventsOf(sandbox)).map(({ eventType }) => eventType.replace('wix.forms.v4.', ''));
  expect(types.sort()).toEqual(['form_created', 'form_deleted', 'form_updated']);
  const closed = visitor.createSubmission({ formId: newsletter?.id ?? '' });
  expect(await errorsOf(closed)).toEqual([' DISABLED_FORM_ERROR']);
});

it('the console shows the answers, newest first', async () => {
  for (const name of ['First', 'Second <b>']) await send('Contact', { ...MESSAGE, name });
  await sandbox.listen(0);
  const page = await (await fetch(`${sandbox.url}/_console/forms`)).text();
  expect(page.indexOf('Second &lt;b&gt;')).toBeGreaterThan(0);
  expect(page.indexOf('First')).toBeGreaterThan(page.indexOf('Second'));
  expect(page).toContain('Is the glaze safe for food?');
});
