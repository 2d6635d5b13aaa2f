import 'server-only';
import { z } from 'zod';
import { ShopError } from '@/lib/errors/shop-error';
import { langOfForm, runForm } from '@/lib/forms/run-form';
import { ALL_MESSAGES } from '@/lib/i18n/messages/all';
import type { Messages } from '@/lib/i18n/messages/en';
import { type FormAnswer, inputsOf, type SiteForm } from '@/lib/model/site-form';
import { actForShopper } from '@/lib/session/read';
import { type AnswerError, createSubmission, type SubmissionOutcome } from '@/lib/wix/site-forms';
import { answerSchema } from './answer-schema';
import { SITE_FORM_START, type SiteFormState } from './form-state';
import { inputName, SHOP_FIELDS } from './input-names';
import { countSubmission } from './spam';

const captchaSchema = z.string().min(1).max(3_000);

type Sending = {
  /** The name of the form in the log. */
  where: string;
  /** Null when the site does not have it, or no longer. */
  form: SiteForm | null;
  data: FormData;
  /** Answers that the shop gives itself. They replace what was sent under their names. */
  ownAnswers?: Record<string, string>;
  /** Errors of the shop's own fields, by their names. */
  problems?: Record<string, string>;
};

/**
 * Checks a form of the merchant by its schema and sends it to the platform. Returns the state that
 * the page shows next, with everything that was typed unless it was sent.
 */
export async function submitForm({
  where,
  form,
  data,
  ownAnswers = {},
  problems = {},
}: Sending): Promise<SiteFormState> {
  const messages = ALL_MESSAGES[langOfForm(data)];
  const { siteForms } = messages;
  const result: { outcome: SubmissionOutcome | null } = { outcome: null };
  for (const [name, answer] of Object.entries(ownAnswers)) data.set(inputName(name), answer);
  const state = await runForm({
    where,
    schema: () => (form === null ? NO_ANSWERS : answerSchema(form, messages, problems)),
    data,
    secrets: [...Object.values(SHOP_FIELDS), ...Object.keys(ownAnswers).map(inputName)],
    work: async (answers) => {
      if (form === null) return null;
      result.outcome = await send(form, answers, data);
      return form.thanks ?? siteForms.sent;
    },
  });
  const next = { ...SITE_FORM_START, ...state };
  if (state.status !== 'done') return next;
  const rejected = (message: string): SiteFormState => ({ ...next, status: 'failed', message });
  const { outcome } = result;
  switch (outcome?.kind) {
    case 'sent':
      return { ...next, values: {} };
    case 'captcha':
      return { ...rejected(siteForms.robotSolve), needsCaptcha: true };
    case 'invalid':
      return withErrors(next, form, outcome.errors, messages);
    default:
      return rejected(siteForms.closed);
  }
}

const NO_ANSWERS = z.unknown().transform((): Record<string, FormAnswer> => ({}));

async function send(
  form: SiteForm,
  answers: Record<string, FormAnswer>,
  data: FormData,
): Promise<SubmissionOutcome> {
  // A person who sees this message sends the form again: the field is empty then.
  if (textOf(data, SHOP_FIELDS.trap) !== '') throw new ShopError('bad-request');
  await countSubmission(form.id, textOf(data, SHOP_FIELDS.opened));
  const captcha = captchaSchema.safeParse(data.get(SHOP_FIELDS.captcha));
  return actForShopper((client) =>
    createSubmission(client, {
      formId: form.id,
      answers,
      captchaToken: captcha.success ? captcha.data : null,
    }),
  );
}

function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

/** Shows the platform's rejections beside their inputs, in the shop's words. */
function withErrors(
  state: SiteFormState,
  form: SiteForm | null,
  errors: AnswerError[],
  { fields, siteForms }: Messages,
): SiteFormState {
  const names = new Set(form === null ? [] : inputsOf(form).map(({ name }) => name));
  const beside = errors.filter(({ name }) => names.has(name));
  return {
    ...state,
    status: 'invalid',
    errors: Object.fromEntries(beside.map(({ name, type }) => [inputName(name), fields[problemOf(type)]])),
    // The rest is about fields that this page does not show.
    message: beside.length > 0 ? null : siteForms.notAccepted,
  };
}

/** Returns the message for one of the platform's error types. */
function problemOf(type: string): keyof Messages['fields'] {
  if (type === 'REQUIRED_VALUE_ERROR' || type === 'INCOMPLETE_DATE_ERROR') return 'missing';
  if (/^MAX_LENGTH/.test(type)) return 'tooLong';
  if (/^MIN_LENGTH/.test(type)) return 'tooShort';
  return /ALLOWED_VALUE/.test(type) ? 'another' : 'odd';
}
