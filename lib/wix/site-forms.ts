import 'server-only';
import * as submissions from '@wix/auto_sdk_forms_submissions';
import { z } from 'zod';
import { PlatformError } from '@/lib/errors/platform-error';
import type { FormAnswer, FormItem, SiteForm } from '@/lib/model/site-form';
import { browse } from './browse-client';
import { richLines, richText, toFormInput } from './map/site-form-input';
import { callPlatform, codeOf, orNullWhereAbsent } from './platform-error';
import type { FieldProblem } from './rejections';
import type { SessionClient } from './session-client';
import { expected } from './well-formed';

/** Codes of a site without the form. */
const NO_FORM = /^404$|NOT_FOUND/;

/**
 * Returns a form of the merchant, or null when the site does not have it, does not let visitors
 * read it, or the shop cannot show it.
 *
 * @throws PlatformError
 */
export async function readSiteForm(id: string): Promise<SiteForm | null> {
  // The package has 15 MB, so only a server of a shop with forms loads it.
  const forms = await import('@wix/auto_sdk_forms_forms');
  return orNullWhereAbsent(NO_FORM, async () =>
    toSiteForm(expected(await browse((client) => client.use(forms).getForm(id)))),
  );
}

/** A value that the platform rejects, by the name of its input. */
export type AnswerError = { name: string; problem: FieldProblem };

export type SubmissionOutcome =
  /** `isConfirmed`: the platform has recorded it, and no filter holds it back. */
  | { kind: 'sent'; isConfirmed: boolean }
  /** Values that the platform rejects. */
  | { kind: 'invalid'; errors: AnswerError[] }
  | { kind: 'captcha' }
  /** The merchant has closed or deleted the form. */
  | { kind: 'closed' };

/**
 * Sends the answers of a form as the shopper.
 *
 * @param answers by the names of the form's inputs
 * @throws PlatformError
 */
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

/** Returns the problem that one of the platform's error types stands for. */
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

const formSchema = z.object({
  _id: z.string().min(1),
  name: z.string().nullish(),
  enabled: z.boolean().nullish(),
  formFields: z.array(z.looseObject({ _id: z.string() })).max(500),
  steps: z.array(z.unknown()).max(100).nullish(),
  submitSettings: z.unknown().optional(),
});

const fieldSchema = z.looseObject({
  _id: z.string(),
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

const thanksSchema = z.object({ thankYouMessageOptions: z.object({ richContent: z.unknown().optional() }) });

/**
 * Returns a form, or null when the shop cannot show it: it requires a kind of field that the shop
 * does not have (such as a file), or it has no fields. Optional fields of such kinds are left out,
 * and so are fields that the merchant hides.
 */
export function toSiteForm(raw: unknown): SiteForm | null {
  const parsed = formSchema.safeParse(raw);
  if (!parsed.success) return null;
  const { _id, name, enabled, formFields, steps, submitSettings } = parsed.data;
  const fields = inOrder(
    formFields.flatMap((field) => fieldSchema.safeParse(field).data ?? []),
    steps ?? [],
  ).filter(({ hidden }) => !hidden);
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
    id: _id,
    title: (name ?? '').slice(0, 200),
    isOpen: enabled !== false,
    items,
    submit: submit?.trim().slice(0, 100) || null,
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

function toNote({ _id, displayOptions }: RawField): FormItem | null {
  const lines = richLines(displayOptions?.richContentOptions?.richContent);
  return lines.length > 0 ? { kind: 'note', name: _id, lines } : null;
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

/**
 * Returns the fields in the order of the layout, page after page. The platform documents that the
 * order of the list means nothing. Fields without a place are the last.
 */
function inOrder(fields: RawField[], steps: unknown[]): RawField[] {
  const ids = steps.flatMap((step) => {
    const items = stepSchema.safeParse(step).data?.layout.large.items ?? [];
    return items
      .flatMap((item) => placed.safeParse(item).data ?? [])
      .sort((a, b) => (a.row ?? 0) - (b.row ?? 0) || (a.column ?? 0) - (b.column ?? 0))
      .map(({ fieldId }) => fieldId);
  });
  const placeOf = new Map(ids.map((id, index) => [id, index]));
  return fields.toSorted((a, b) => (placeOf.get(a._id) ?? ids.length) - (placeOf.get(b._id) ?? ids.length));
}
