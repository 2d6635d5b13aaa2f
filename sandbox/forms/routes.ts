import { Hono } from 'hono';
import { z } from 'zod';
import type { Caller } from '../core/access-tokens';
import { parseArguments, readArguments } from '../core/arguments';
import { readCaller, requireAdmin } from '../core/caller';
import { applicationError, plainError } from '../core/errors';
import { named } from '../core/named';
import { type Platform, SANDBOX_CLIENT_ID } from '../core/platform';
import { currentSite } from '../core/site';
import { isCaptchaAnswer } from '../identity/captcha-answers';
import { isHeld, runAutomations } from './automations';
import {
  FORM_ORDERS,
  findForm,
  findSubmission,
  inOrder,
  insertSubmission,
  listForms,
  listSubmissions,
} from './store';
import { subscribe } from './subscriptions';
import type { Submitter } from './types';
import { requireOpen, requireValid } from './validate';
import { formMetadataWire, formWire, NAMESPACE, submissionWire } from './wire';

const SCHEMAS = '/form-schema-service/v4/forms';
const SUBMISSIONS = '/form-submission-service/v4/submissions';

const guid = z.guid('is not a valid GUID');
const paging = z.object({ limit: z.number().int().min(0).max(100).nullish() }).nullish();

const createArguments = z.object({
  submission: z.object({
    formId: guid,
    submissions: named(z.unknown()).default({}),
  }),
  captchaToken: z.string().min(1).max(3_000).nullish(),
});

const formQuery = z.object({
  query: z
    .object({
      filter: z
        .looseObject({ namespace: z.looseObject({ $eq: z.string() }).or(z.string()).nullish() })
        .nullish(),
      cursorPaging: paging,
    })
    .nullish(),
});

/** A query parameter is text, and a list of one is not a list. */
const listOf = <T extends z.ZodType>(one: T) =>
  z.preprocess(
    (value) => (value === undefined || Array.isArray(value) ? value : [value]),
    z.array(one).max(100).optional(),
  );

const flag = z.union([z.boolean(), z.stringbool()]);

const listArguments = z.object({
  namespace: z.string().min(10).max(50),
  formIds: listOf(guid),
  /** The sandbox has no nested forms. */
  fieldsets: listOf(z.enum(['UNKNOWN', 'NESTED_FORMS', 'METADATA'])),
  enabled: flag.default(true),
  /** The older name, which the platform removes on 2026-12-15. */
  disabled: flag.nullish(),
  order: z.enum(FORM_ORDERS).default('UPDATED_DATE_DESC'),
  paging: z
    .object({
      limit: z.coerce.number().int().min(1).max(100).default(50),
      cursor: z
        .string()
        .regex(/^\d{1,6}$/, 'is not a cursor')
        .optional(),
    })
    .default({ limit: 50 }),
});

const submissionQuery = z.object({
  query: z
    .object({
      filter: z.looseObject({
        namespace: z.looseObject({ $eq: z.string() }).or(z.string()).nullish(),
        formId: z.looseObject({ $eq: guid }).or(guid).nullish(),
      }),
      cursorPaging: paging,
    })
    .nullish(),
});

/**
 * The forms of the site: their schemas, which all callers may read, and their submissions, which
 * all callers may create and only apps may read.
 */
export function formRoutes(platform: Platform): Hono {
  const app = new Hono();
  const { db, clock } = platform;

  app.get(SCHEMAS, async (c) => {
    await readCaller(platform, c);
    const requested = await readArguments(c, listArguments);
    const { limit, cursor } = requested.paging;
    const all = isOther(requested.namespace) ? [] : inOrder(await listForms(db.read), requested.order);
    const enabled = typeof requested.disabled === 'boolean' ? !requested.disabled : requested.enabled;
    const found = all.filter(
      ({ id, document }) => document.enabled === enabled && (requested.formIds?.includes(id) ?? true),
    );
    const offset = Number(cursor ?? 0);
    const page = found.slice(offset, offset + limit);
    const hasNext = offset + limit < found.length;
    const wire = requested.fieldsets?.includes('METADATA') ? formMetadataWire : formWire;
    const cursors = hasNext ? { next: String(offset + limit) } : {};
    return c.json({ forms: page.map(wire), pagingMetadata: { count: page.length, cursors, hasNext } });
  });

  app.get('/forms/v4/standalone-forms/site-properties', async (c) => {
    await readCaller(platform, c);
    const { country, currency, locale } = currentSite();
    const { language } = new Intl.Locale(locale);
    return c.json({
      siteProperties: {
        localeCountry: country,
        localeLanguageCode: language,
        paymentCurrency: currency,
      },
    });
  });

  app.get(`${SCHEMAS}/:formId`, async (c) => {
    await readCaller(platform, c);
    const form = await findForm(db.read, parseArguments(guid, c.req.param('formId'), 'formId'));
    if (form === undefined) throw formNotFound();
    return c.json({ form: formWire(form) });
  });

  app.post(`${SCHEMAS}/query`, async (c) => {
    await readCaller(platform, c);
    const { query } = await readArguments(c, formQuery);
    const limit = query?.cursorPaging?.limit ?? 50;
    const forms = isOther(query?.filter?.namespace) ? [] : (await listForms(db.read)).slice(0, limit);
    return c.json({ forms: forms.map(formWire), pagingMetadata: { count: forms.length, hasNext: false } });
  });

  app.post(SUBMISSIONS, async (c) => {
    const caller = await readCaller(platform, c);
    const { submission, captchaToken } = await readArguments(c, createArguments);
    const { formId, submissions: values } = submission;
    const form = await findForm(db.read, formId);
    if (form === undefined) throw formNotFound();
    requireOpen(form.document);
    requireValid(form.document, values);
    if (form.requiresCaptcha && !(captchaToken && (await isCaptchaAnswer(platform, captchaToken))))
      throw applicationError(400, 'INVALID_CAPTCHA', 'Captcha is not valid');
    const row = {
      id: crypto.randomUUID(),
      formId,
      values,
      submitter: submitterOf(caller),
      createdAt: clock.now(),
    };
    const held = await isHeld(db.read, formId);
    await db.write(async (tx) => {
      await insertSubmission(tx, row);
      await runAutomations(tx, platform, row);
      await subscribe(tx, platform, form.document, values);
    });
    return c.json({ submission: { ...submissionWire(row), ...(held && { status: 'PENDING' }) } });
  });

  app.post(`${SUBMISSIONS}/namespace/query`, async (c) => {
    await requireAdmin(platform, c);
    const { query } = await readArguments(c, submissionQuery);
    const formId = query?.filter.formId ?? undefined;
    const { found } = await listSubmissions(db.read, {
      formId: typeof formId === 'object' ? formId.$eq : formId,
      limit: query?.cursorPaging?.limit ?? 50,
      offset: 0,
    });
    const submissions = isOther(query?.filter.namespace) ? [] : found.map(submissionWire);
    return c.json({ submissions, pagingMetadata: { count: submissions.length, hasNext: false } });
  });

  app.get(`${SUBMISSIONS}/:submissionId`, async (c) => {
    await requireAdmin(platform, c);
    const submission = await findSubmission(db.read, c.req.param('submissionId'));
    if (submission === undefined) throw plainError(404, 'Submission not found');
    return c.json({ submission: submissionWire(submission) });
  });

  return app;
}

const formNotFound = () => applicationError(404, 'FORM_NOT_FOUND', 'Form not found');

/** Whether a filter asks for the forms of another app than the platform's own. */
function isOther(namespace: string | { $eq: string } | null | undefined): boolean {
  const name = typeof namespace === 'object' ? namespace?.$eq : namespace;
  return name !== undefined && name !== NAMESPACE;
}

function submitterOf(caller: Caller): Submitter {
  if (caller.kind === 'member') return { memberId: caller.memberId };
  return caller.kind === 'visitor' ? { visitorId: caller.visitorId } : { applicationId: SANDBOX_CLIENT_ID };
}
