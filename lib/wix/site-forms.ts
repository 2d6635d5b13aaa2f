import 'server-only';
import * as submissions from '@wix/auto_sdk_forms_submissions';
import { z } from 'zod';
import { PlatformError } from '@/lib/errors/platform-error';
import type { FormAnswer, SiteForm } from '@/lib/model/site-form';
import { browse } from './browse-client';
import { toSiteForm } from './map/site-form';
import { callPlatform } from './platform-error';
import type { SessionClient } from './session-client';
import { expected } from './well-formed';

/** Statuses of a site without the form, without the forms app, or closed to visitors. */
const ABSENT_STATUSES: readonly number[] = [403, 404, 428];

/**
 * Returns a form of the merchant, or null when the site does not have it, does not let visitors
 * read it, or the shop cannot show it.
 *
 * @throws PlatformError
 */
export async function readSiteForm(id: string): Promise<SiteForm | null> {
  // The package has 15 MB, so only a server of a shop with forms loads it.
  const forms = await import('@wix/auto_sdk_forms_forms');
  try {
    return toSiteForm(expected(await browse((client) => client.use(forms).getForm(id))));
  } catch (error) {
    if (error instanceof PlatformError && isAbsent(error)) return null;
    throw error;
  }
}

const isAbsent = (error: PlatformError): boolean =>
  error.isNotFound || (error.detail.kind === 'status' && ABSENT_STATUSES.includes(error.detail.status));

/** Why the platform rejects a value, by its own name, such as `REQUIRED_VALUE_ERROR`. */
export type AnswerError = { name: string; type: string };

export type SubmissionOutcome =
  | { kind: 'sent' }
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
    await callPlatform(() =>
      client
        .use(submissions)
        .createSubmission({ formId, submissions: answers }, captchaToken === null ? {} : { captchaToken }),
    );
    return { kind: 'sent' };
  } catch (error) {
    const outcome = error instanceof PlatformError ? outcomeOf(error) : null;
    if (outcome === null) throw error;
    return outcome;
  }
}

function outcomeOf(error: PlatformError): SubmissionOutcome | null {
  if (error.detail.kind === 'application' && error.detail.code === 'INVALID_CAPTCHA')
    return { kind: 'captcha' };
  if (error.isNotFound) return { kind: 'closed' };
  if (error.detail.kind !== 'validation') return null;
  const errors = answerErrors(error.cause);
  return errors.some(({ type }) => type === 'DISABLED_FORM_ERROR')
    ? { kind: 'closed' }
    : { kind: 'invalid', errors };
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

function answerErrors(cause: unknown): AnswerError[] {
  const parsed = rejectionSchema.safeParse(cause);
  if (!parsed.success) return [];
  const { fieldViolations } = parsed.data.details.validationError;
  return fieldViolations
    .flatMap(({ data }) => data?.errors ?? [])
    .slice(0, 100)
    .map(({ errorPath, errorType }) => ({ name: errorPath.split('/')[0] ?? '', type: errorType }));
}
