import { Hono } from 'hono';
import { z } from 'zod';
import type { Caller } from '../core/access-tokens';
import { parseArguments, readArguments } from '../core/arguments';
import { readCaller, requireAdmin } from '../core/caller';
import { applicationError, plainError } from '../core/errors';
import { type Platform, SANDBOX_CLIENT_ID } from '../core/platform';
import { isCaptchaAnswer } from '../identity/captcha-answers';
import { isHeld, runAutomations } from './automations';
import { findForm, findSubmission, insertSubmission, listForms, listSubmissions } from './store';
import { subscribe } from './subscriptions';
import type { Submitter } from './types';
import { requireOpen, requireValid } from './validate';
import { formWire, NAMESPACE, submissionWire } from './wire';

const SCHEMAS = '/form-schema-service/v4/forms';
const SUBMISSIONS = '/form-submission-service/v4/submissions';

const guid = z.guid('is not a valid GUID');
const paging = z.object({ limit: z.number().int().min(0).max(100).nullish() }).nullish();

const createArguments = z.object({
  submission: z.object({
    formId: guid,
    submissions: z.record(z.string().max(200), z.unknown()).default({}),
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
      ...{ id: crypto.randomUUID(), formId, values },
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
