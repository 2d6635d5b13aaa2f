import { cutText } from '@/lib/model/cut-text';
import 'server-only';
import * as submissions from '@wix/auto_sdk_forms_submissions';
import { z } from 'zod';
import { PlatformError } from '@/lib/errors/platform-error';
import type { FormAnswer, FormItem, SiteForm } from '@/lib/model/site-form';
import { browse } from './browse-client';
import { fetchJson } from './fetch-json';
import { richLines, richText, toFormInput } from './map/site-form-input';
import { callPlatform, codeOf, orNullWhereAbsent } from './platform-error';
import type { FieldProblem } from './rejections';
import type { SessionClient } from './session-client';
import { currentViewHeaders } from './view-headers';
import { malformedAnswer } from './well-formed';

const FORMS_PATH = '/form-schema-service/v4/forms';
const answerSchema = z.object({ form: z.unknown() });

const NO_FORM = /^404$|NOT_FOUND/;

/** Null for a form that is absent, closed to visitors or impossible to show. @throws PlatformError */
export async function fetchSiteForm(id: string): Promise<SiteForm | null> {
  // The package for this one call is a seventh of everything that a first start installs.
  return orNullWhereAbsent(NO_FORM, () =>
    browse(async (client) => {
      const answer = await fetchJson(client, `${FORMS_PATH}/${encodeURIComponent(id)}`, {
        headers: currentViewHeaders(),
      });
      return toSiteForm(answerSchema.safeParse(answer).data?.form);
    }),
  );
}

export type AnswerError = { name: string; problem: FieldProblem };

export type SubmissionOutcome =
  /** `isConfirmed`: the platform has recorded it, and no filter holds it back. */
  | { kind: 'sent'; isConfirmed: boolean }
  | { kind: 'invalid'; errors: AnswerError[] }
  | { kind: 'captcha' }
  | { kind: 'closed' };

/** `answers` are by the names of the form's inputs. @throws PlatformError */
export async function createSubmission(
  client: SessionClient,
  {
    formId,
    answers,
    captchaToken,
  }: { formId: string; answers: Record<string, FormAnswer>; captchaToken: string | null },
): Promise<SubmissionOutcome> {
  try {
    const { status } = await callPlatform(() =>
      client
        .use(submissions)
        .createSubmission({ formId, submissions: answers }, captchaToken === null ? {} : { captchaToken }),
    );
    return { kind: 'sent', isConfirmed: status === 'CONFIRMED' };
  } catch (error) {
    const outcome = error instanceof PlatformError ? outcomeOf(error) : null;
    if (outcome === null) throw error;
    return outcome;
  }
}

function outcomeOf(error: PlatformError): SubmissionOutcome | null {
  if (codeOf(error) === 'INVALID_CAPTCHA') return { kind: 'captcha' };
  if (error.isNotFound) return { kind: 'closed' };
  if (error.detail.kind !== 'validation') return null;
  const errors = answerErrors(error.cause);
  return errors === 'closed' ? { kind: 'closed' } : { kind: 'invalid', errors };
}

const entry = z.object({ errorPath: z.string().catch(''), errorType: z.string().catch('') });

/** The entries are in `data` of the violations, which only the SDK's own error has. */
const rejectionSchema = z.object({
  details: z.object({
    validationError: z.object({
      fieldViolations: z.array(
        z.looseObject({
          data: z
            .object({ errors: z.array(entry) })
            .nullish()
            .catch(null),
        }),
      ),
    }),
  }),
});

function problemOf(type: string): FieldProblem {
  if (type === 'REQUIRED_VALUE_ERROR' || type === 'INCOMPLETE_DATE_ERROR') return 'missing';
  if (/^MAX_LENGTH/.test(type)) return 'tooLong';
  if (/^MIN_LENGTH/.test(type)) return 'tooShort';
  return /ALLOWED_VALUE/.test(type) ? 'another' : 'odd';
}

function answerErrors(cause: unknown): AnswerError[] | 'closed' {
  const parsed = rejectionSchema.safeParse(cause);
  if (!parsed.success) return [];
  const { fieldViolations } = parsed.data.details.validationError;
  const errors = fieldViolations.flatMap(({ data }) => data?.errors ?? []).slice(0, 100);
  if (errors.some(({ errorType }) => errorType === 'DISABLED_FORM_ERROR')) return 'closed';
  return errors.map(({ errorPath, errorType }) => ({
    name: errorPath.split('/')[0] ?? '',
    problem: problemOf(errorType),
  }));
}

/** A form with more is not a form that a shopper fills in. */
const MAX_FIELDS = 60;

const MAX_READ = { fields: 500, steps: 100 };

const fieldSchema = z.looseObject({
  id: z.string(),
  hidden: z.boolean().nullish(),
  fieldType: z.string().nullish(),
  displayOptions: z
    .object({
      richContentOptions: z.object({ richContent: z.unknown().optional() }).nullish().catch(null),
      pageNavigationOptions: z.object({ submitText: z.string().nullish() }).nullish().catch(null),
    })
    .nullish()
    .catch(null),
});
type RawField = z.infer<typeof fieldSchema>;

const formSchema = z.object({
  id: z.string().min(1),
  name: z.string().nullish(),
  enabled: z.boolean().nullish(),
  // The names with an announced end.
  properties: z.object({ name: z.string().nullish(), disabled: z.boolean().nullish() }).nullish().catch(null),
  formFields: z.array(fieldSchema),
  steps: z.array(z.unknown()).nullish(),
  submitSettings: z.unknown().optional(),
});

const thanksSchema = z.object({ thankYouMessageOptions: z.object({ richContent: z.unknown().optional() }) });

/**
 * Null when the shop cannot show the form: it has no fields, or requires a kind that the shop does not have
 * (such as a file). Leaves out hidden fields, and optional ones of such kinds.
 * @throws PlatformError when the response has another shape
 */
export function toSiteForm(raw: unknown): SiteForm | null {
  const parsed = formSchema.safeParse(raw);
  if (!parsed.success) throw malformedAnswer();
  const { id, formFields, submitSettings, properties } = parsed.data;
  const { name = properties?.name, enabled = properties?.disabled !== true } = parsed.data;
  const steps = parsed.data.steps ?? [];
  if (formFields.length > MAX_READ.fields || steps.length > MAX_READ.steps) return null;
  const fields = inOrder(formFields, steps).filter(({ hidden }) => !hidden);
  const items: FormItem[] = [];
  for (const field of fields) {
    const item = field.fieldType === 'DISPLAY' ? toNote(field) : toFormInput(field);
    if (item === 'unknown-required') return null;
    if (item !== null) items.push(item);
  }
  const inputs = items.filter(({ kind }) => kind !== 'note');
  if (inputs.length === 0 || items.length > MAX_FIELDS) return null;
  if (new Set(inputs.map((input) => input.name)).size < inputs.length) return null;
  const [submit] = fields.flatMap(
    ({ displayOptions }) => displayOptions?.pageNavigationOptions?.submitText ?? [],
  );
  const thanks = thanksSchema.safeParse(submitSettings);
  return {
    id,
    title: cutText(name ?? '', 200),
    isOpen: enabled !== false,
    items,
    submit: cutText(submit?.trim() ?? '', 100) || null,
    ...(FEATURES.doubleOptIn ? optInOf(fields) : {}),
    thanks: thanks.success ? richText(thanks.data.thankYouMessageOptions.richContent) : null,
  };
}

const subscriptionSchema = z.object({
  inputOptions: z.object({
    contactMapping: z.object({
      contactField: z.literal('SUBSCRIPTION'),
      subscriptionInfo: z.object({ confirmationLevel: z.string().nullish() }).nullish(),
    }),
  }),
});

/** The platform documents a single confirmation where a form names none. */
function optInOf(fields: RawField[]): Pick<SiteForm, 'optIn'> {
  const [box] = fields.flatMap(
    (field) => subscriptionSchema.safeParse(field).data?.inputOptions.contactMapping ?? [],
  );
  if (!box) return {};
  return { optIn: box.subscriptionInfo?.confirmationLevel === 'DOUBLE_CONFIRMATION' ? 'double' : 'single' };
}

function toNote({ id, displayOptions }: RawField): FormItem | null {
  const lines = richLines(displayOptions?.richContentOptions?.richContent);
  return lines.length > 0 ? { kind: 'note', name: id, lines } : null;
}

const placed = z.object({
  fieldId: z.string(),
  row: z.number().nullish(),
  column: z.number().nullish(),
});
const stepSchema = z.object({
  hidden: z.boolean().nullish(),
  layout: z.object({ large: z.object({ items: z.array(z.unknown()).max(500) }) }),
});

/** In the order of the layout: that of the list is documented to mean nothing. Unplaced fields are last. */
function inOrder(fields: RawField[], steps: unknown[]): RawField[] {
  const ids = steps.flatMap((step) => {
    const items = stepSchema.safeParse(step).data?.layout.large.items ?? [];
    return items
      .flatMap((item) => placed.safeParse(item).data ?? [])
      .sort((a, b) => (a.row ?? 0) - (b.row ?? 0) || (a.column ?? 0) - (b.column ?? 0))
      .map(({ fieldId }) => fieldId);
  });
  const placeOf = new Map(ids.map((id, index) => [id, index]));
  return fields.toSorted((a, b) => (placeOf.get(a.id) ?? ids.length) - (placeOf.get(b.id) ?? ids.length));
}
