import * as submissions from '@wix/auto_sdk_forms_submissions';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { SANDBOX_API_KEY } from '../core/platform';
import { openSandbox } from './open-sandbox';
import { get, post, sdkClient, statusAndCode, visitorTokens } from './sdk-client';
import { captchaToken, control } from './sign-in';
import { eventsOf } from './webhook-receiver';

const sandbox = await openSandbox({ resets: true });

const NAMESPACE = 'wix.form_app.form';

async function client(authorization?: string) {
  const sdk = sdkClient(sandbox, authorization ?? (await visitorTokens(sandbox)).access_token);
  return { submissions: sdk.use(submissions) };
}

const SCHEMAS = '/form-schema-service/v4/forms';
const schema = z.looseObject({
  id: z.string(),
  name: z.string(),
  formFields: z
    .array(
      z.object({
        inputOptions: z
          .object({
            target: z.string(),
            contactMapping: z.object({ subscriptionInfo: z.unknown().optional() }).optional(),
          })
          .optional(),
      }),
    )
    .optional(),
});
const found = z.object({ forms: z.array(schema) });
const list = found.extend({
  pagingMetadata: z.object({ hasNext: z.boolean(), cursors: z.object({ next: z.string().optional() }) }),
});

/**
 * Reads forms as a visitor. The installed packages have no module for it: tests/clients makes the
 * same calls with the platform's own.
 */
async function readForms(path: string): Promise<Response> {
  const { access_token: authorization } = await visitorTokens(sandbox);
  return get(sandbox, SCHEMAS + path, { authorization });
}
const readForm = async (id: string) =>
  z.object({ form: schema }).parse(await (await readForms(`/${id}`)).json()).form;

type ListArguments = Record<string, string | boolean | string[] | Record<string, string | number>>;

/** Lists forms with the arguments in the query parameter in which the platform's package sends them. */
async function listForms(rest: ListArguments = {}) {
  const packed = Buffer.from(JSON.stringify({ namespace: NAMESPACE, ...rest })).toString('base64url');
  return list.parse(await (await readForms(`?.r=${packed}`)).json());
}

const mailList = z.object({ mails: z.array(z.looseObject({})) });
const mails = async () => mailList.parse(await control(sandbox, 'GET', 'mail')).mails;

const formList = z.object({
  forms: z.array(z.looseObject({ id: z.string(), name: z.string(), formFields: z.array(z.looseObject({})) })),
});
const seeded = async () => formList.parse(await control(sandbox, 'GET', 'forms')).forms;
async function idOf(name: string): Promise<string> {
  const form = (await seeded()).find((one) => one.name === name);
  if (form === undefined) throw new Error(`There is no form ${name}`);
  return form.id;
}

const MESSAGE = {
  name: 'Tove',
  email: 'tove@example.com',
  topic: 'A product',
  message: 'Is the glaze safe for food?',
  consent: true,
};

/** The error entries of a rejected submission, as the SDK hands them on. */
const valueErrors = z.object({
  details: z.object({
    validationError: z.object({
      fieldViolations: z.tuple([
        z.object({
          ruleName: z.literal('SUBMISSION_VALIDATION'),
          data: z.object({ errors: z.array(z.object({ errorPath: z.string(), errorType: z.string() })) }),
        }),
      ]),
    }),
  }),
});

async function errorsOf(call: Promise<unknown>): Promise<string[]> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  const [violation] = valueErrors.parse(error).details.validationError.fieldViolations;
  return violation.data.errors.map(({ errorPath, errorType }) => `${errorPath} ${errorType}`);
}

describe('the list of forms', () => {
  it('E7: has the forms of the given ids with their fields, as the platform’s own components read them', async () => {
    const id = await idOf('Contact');
    const { forms: asked } = await listForms({ formIds: [id], fieldsets: ['NESTED_FORMS'] });
    expect(asked.map((form) => form.id)).toEqual([id]);
    expect(asked[0]).toEqual(await readForm(id));
    expect((await listForms()).forms).toHaveLength((await seeded()).length);
    expect((await listForms({ namespace: 'wix.bookings.v2.bookings' })).forms).toEqual([]);
  });

  it('is ordered, paged and without fields on request, and has no disabled forms', async () => {
    const [first, ...others] = await seeded();
    await control(sandbox, 'PUT', 'forms', { forms: [{ ...first, enabled: false }, ...others] });
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
    expect(list.parse(await byOldName.json()).forms).toEqual(off);
    await sandbox.reset();
  });

  it('E7: comes with the language, country and currency of the site', async () => {
    const { access_token: authorization } = await visitorTokens(sandbox);
    const answer = await get(sandbox, '/forms/v4/standalone-forms/site-properties', { authorization });
    expect(await answer.json()).toEqual({
      siteProperties: { localeCountry: 'US', localeLanguageCode: 'en', paymentCurrency: 'USD' },
    });
    expect((await get(sandbox, '/forms/v4/standalone-forms/site-properties')).status).toBe(401);
  });
});

describe('a form', () => {
  it('is read by a visitor', async () => {
    const form = await readForm(await idOf('Contact'));
    expect(form).toMatchObject({ name: 'Contact', namespace: NAMESPACE, enabled: true, revision: '1' });
    expect(form.formFields?.map(({ inputOptions }) => inputOptions?.target)).toContain('message');
  });
});

describe('forms', () => {
  async function queryForms(namespace: string) {
    const { access_token: authorization } = await visitorTokens(sandbox);
    const query = { filter: { namespace }, cursorPaging: { limit: 50 } };
    const answer = await post(sandbox, `${SCHEMAS}/query`, { query }, { authorization });
    return found.parse(await answer.json()).forms;
  }

  it('are listed by the namespace of the forms app', async () => {
    expect((await queryForms(NAMESPACE)).map(({ name }) => name)).toEqual([
      'Newsletter',
      'Contact',
      'Returns',
      'Withdrawal',
      'Cancellation',
    ]);
    expect(await queryForms('another.app')).toEqual([]);
  });
});

describe('a subscription', () => {
  const subscriber = z.object({ email: z.string(), status: z.string() });
  const subscribers = async () =>
    z.object({ subscribers: z.array(subscriber) }).parse(await control(sandbox, 'GET', 'subscribers'))
      .subscribers;
  const linkedMails = z.object({ mails: z.array(z.object({ to: z.string(), links: z.array(z.string()) })) });

  it('counts once the link in an email is opened, where the form has double opt-in', async () => {
    const visitor = await client();
    const formId = await idOf('Newsletter');
    const subscribe = () =>
      visitor.submissions.createSubmission({
        formId,
        submissions: { email: MESSAGE.email, consent: true },
      });
    const form = await readForm(formId);
    expect(
      form.formFields?.map(({ inputOptions }) => inputOptions?.contactMapping?.subscriptionInfo),
    ).toContainEqual(expect.objectContaining({ confirmationLevel: 'DOUBLE_CONFIRMATION' }));
    await subscribe();
    expect(await subscribers()).toEqual([{ email: MESSAGE.email, status: 'PENDING' }]);
    const [mail] = linkedMails.parse(await control(sandbox, 'GET', 'mail')).mails;
    expect(mail?.to).toBe(MESSAGE.email);
    const [link = ''] = mail?.links ?? [];
    expect((await sandbox.fetch(new Request(`${link}x`))).status).toBe(404);
    expect(await subscribers()).toMatchObject([{ status: 'PENDING' }]);
    expect((await sandbox.fetch(new Request(link))).status).toBe(200);
    expect(await subscribers()).toEqual([{ email: MESSAGE.email, status: 'SUBSCRIBED' }]);
    await subscribe();
    expect(await mails()).toHaveLength(1);
  });

  it('counts at once in a form without it', async () => {
    const text = JSON.stringify(await seeded()).replace('DOUBLE_CONFIRMATION', 'SINGLE_CONFIRMATION');
    await control(sandbox, 'PUT', 'forms', { forms: JSON.parse(text) });
    const visitor = await client();
    await visitor.submissions.createSubmission({
      formId: await idOf('Newsletter'),
      submissions: { email: MESSAGE.email, consent: true },
    });
    expect(await subscribers()).toEqual([{ email: MESSAGE.email, status: 'SUBSCRIBED' }]);
    expect(await mails()).toEqual([]);
  });
});

describe('a submission', () => {
  it('is created by a visitor, sent as an event, and read with an API key only', async () => {
    const visitor = await client();
    const formId = await idOf('Contact');
    const created = await visitor.submissions.createSubmission({ formId, submissions: MESSAGE });
    expect(created).toMatchObject({ formId, status: 'CONFIRMED', submissions: MESSAGE });
    expect(created.submitter?.visitorId).toEqual(expect.any(String));
    expect((await eventsOf(sandbox)).map(({ eventType }) => eventType)).toContain(
      'wix.forms.v4.submission_created',
    );

    const id = created._id ?? '';
    expect((await statusAndCode(visitor.submissions.getSubmission(id)))[0]).toBe(403);
    const app = await client(SANDBOX_API_KEY);
    expect(await app.submissions.getSubmission(id)).toMatchObject({ submissions: MESSAGE });
    const query = (from: typeof app) =>
      from.submissions.querySubmissionsByNamespace().eq('namespace', NAMESPACE).eq('formId', formId).find();
    expect((await query(app)).items).toMatchObject([{ _id: id }]);
    expect((await statusAndCode(query(visitor)))[0]).toBe(403);
  });

  it('with wrong values is rejected with an entry for each of them', async () => {
    const visitor = await client();
    const formId = await idOf('Contact');
    const values = { email: 'tove', topic: 'Weather', message: 'Hi', consent: false, age: 7 };
    expect(await errorsOf(visitor.submissions.createSubmission({ formId, submissions: values }))).toEqual(
      expect.arrayContaining([
        'name REQUIRED_VALUE_ERROR',
        'email FORMAT_ERROR',
        'topic NOT_ALLOWED_VALUE_ERROR',
        'message MIN_LENGTH_ERROR',
        'consent REQUIRED_VALUE_ERROR',
        'age UNKNOWN_VALUE_ERROR',
      ]),
    );
    const unknown = visitor.submissions.createSubmission({ formId: crypto.randomUUID() });
    expect(await statusAndCode(unknown)).toEqual([404, 'FORM_NOT_FOUND']);
  });

  it('needs the answer of a captcha where the merchant requires one', async () => {
    await control(sandbox, 'PUT', 'forms', {
      forms: (await seeded()).map((form) => ({ ...form, requiresCaptcha: true })),
    });
    const visitor = await client();
    const submission = { formId: await idOf('Contact'), submissions: MESSAGE };
    expect(await statusAndCode(visitor.submissions.createSubmission(submission))).toEqual([
      400,
      'INVALID_CAPTCHA',
    ]);
    const answer = { captchaToken: await captchaToken(sandbox, 'visible') };
    await visitor.submissions.createSubmission(submission, answer);
    // An answer is valid once.
    expect(await statusAndCode(visitor.submissions.createSubmission(submission, answer))).toEqual([
      400,
      'INVALID_CAPTCHA',
    ]);
  });
});

describe('an automation', () => {
  it('sends an email to the address of a submission, with its values', async () => {
    const visitor = await client();
    const formId = await idOf('Withdrawal');
    const submissions = {
      name: 'Tove',
      email: 'tove@example.com',
      contract: '4711',
      statement: 'I withdraw.',
      reference: 'W-1',
    };
    const { status } = await visitor.submissions.createSubmission({ formId, submissions });
    expect(status).toBe('CONFIRMED');
    expect(await mails()).toMatchObject([
      { to: 'tove@example.com', subject: 'We’ve received your statement W-1', text: 'I withdraw.' },
    ]);
  });

  it('sends nothing while it is off, and leaves a submission that is held unconfirmed', async () => {
    const visitor = await client();
    const formId = await idOf('Contact');
    const automation = { formId, to: 'email', subject: 'Hi {name}', text: '' };
    const submissions = {
      name: 'Tove',
      email: 'tove@example.com',
      topic: 'A product',
      message: 'Is it safe for food?',
      consent: true,
    };
    const statuses = [];
    for (const state of ['off', 'held']) {
      await control(sandbox, 'PUT', 'automations', { automations: [{ ...automation, state }] });
      expect(await control(sandbox, 'GET', 'automations')).toMatchObject({ automations: [{ state }] });
      statuses.push((await visitor.submissions.createSubmission({ formId, submissions })).status);
    }
    expect(statuses).toEqual(['CONFIRMED', 'PENDING']);
    expect(await mails()).toEqual([]);
  });
});

describe('the control of forms', () => {
  it('replaces the forms of the site with events', async () => {
    const [newsletter, contact, , ...statements] = await seeded();
    await control(sandbox, 'PUT', 'forms', {
      forms: [
        { ...newsletter, enabled: false },
        contact,
        { name: 'New', formFields: [], steps: [] },
        ...statements,
      ],
    });
    expect((await seeded()).map(({ name }) => name).slice(0, 3)).toEqual(['Newsletter', 'Contact', 'New']);
    const types = (await eventsOf(sandbox)).map(({ eventType }) => eventType.replace('wix.forms.v4.', ''));
    expect(types.sort()).toEqual(['form_created', 'form_deleted', 'form_updated']);
    const closed = (await client()).submissions.createSubmission({ formId: newsletter?.id ?? '' });
    expect(await errorsOf(closed)).toEqual([' DISABLED_FORM_ERROR']);
  });
});

describe('the console', () => {
  it('shows the answers, newest first', async () => {
    const visitor = await client();
    const formId = await idOf('Contact');
    for (const name of ['First', 'Second <b>'])
      await visitor.submissions.createSubmission({ formId, submissions: { ...MESSAGE, name } });
    await sandbox.listen(0);
    const page = await (await fetch(`${sandbox.url}/_console/forms`)).text();
    expect(page.indexOf('Second &lt;b&gt;')).toBeGreaterThan(0);
    expect(page.indexOf('First')).toBeGreaterThan(page.indexOf('Second'));
    expect(page).toContain('Is the glaze safe for food?');
    expect((await get(sandbox, '/_console/forms')).status).toBe(200);
  });
});
