import 'server-only';
import { z } from 'zod';
import { ShopError } from '@/lib/errors/shop-error';
import { readTextField } from '@/lib/forms/read-text-field';
import { langOfForm, runWork } from '@/lib/forms/run-form';
import { format } from '@/lib/i18n/format';
import { ALL_MESSAGES } from '@/lib/i18n/messages/all';
import type { Messages } from '@/lib/i18n/messages/en';
import { latinNumber } from '@/lib/model/latin-number';
import { own } from '@/lib/model/own';
import {
  type FormAnswer,
  type FormInput,
  inputsOf,
  type SiteForm,
  type TextFormField,
} from '@/lib/model/site-form';
import { actForShopper } from '@/lib/session/read';
import { type AnswerError, createSubmission, type SubmissionOutcome } from '@/lib/wix/site-forms';
import { boxName, inputName, SHOP_FIELDS, SITE_FORM_START, type SiteFormState } from './input-names';
import { boxesProblem, textProblem } from './input-rules';
import { countRecipients, countSubmission } from './spam';

const captchaSchema = z.string().min(1).max(3_000);

/** A name in HTML, and the label on the page. */
type OwnField = { name: string; label: string };

type Sending = {
  /** The name of the form in the log. */
  where: string;
  /** Null when the site does not have it, or no longer. */
  form: SiteForm | null | 'unreachable';
  data: FormData;
  /** Answers that the shop gives itself. They replace what was sent under their names. */
  ownAnswers?: Record<string, string>;
  /** The field that shoppers see in place of these answers, where their errors belong. */
  ownField?: OwnField;
  /** Errors of the shop's own fields, by their names. */
  problems?: Record<string, string>;
  /** Whether the platform requests a confirmation by email before it adds a subscriber. */
  isConfirmedByMail?: boolean;
};

/** Checks a form and sends it to the platform. Unless it was sent, the state has what was typed. */
export async function submitForm({
  where,
  form: found,
  data,
  ownAnswers = {},
  ownField,
  problems = {},
  isConfirmedByMail = false,
}: Sending): Promise<SiteFormState> {
  const messages = ALL_MESSAGES[langOfForm(data)];
  const { siteForms } = messages;
  const form = found === 'unreachable' ? null : found;
  const fieldOf: FieldOf = ({ name, label }) =>
    ownField !== undefined && Object.hasOwn(ownAnswers, name) ? ownField : { name: inputName(name), label };
  for (const [name, answer] of Object.entries(ownAnswers)) data.set(inputName(name), answer);
  const { state, result: outcome } = await runWork({
    where,
    schema: () => (form === null ? NO_ANSWERS : answerSchema(form, messages, problems, fieldOf)),
    data,
    secrets: [...Object.values(SHOP_FIELDS), ...Object.keys(ownAnswers).map(inputName)],
    work: async (answers) => {
      if (found === 'unreachable') throw new ShopError('unreachable');
      return found && send(found, answers, data);
    },
  });
  const next = { ...SITE_FORM_START, ...state };
  if (state.status !== 'done') return next;
  const rejected = (message: string): SiteFormState => ({ ...next, status: 'failed', message });
  switch (outcome?.kind) {
    case 'sent':
      return {
        ...next,
        values: {},
        message:
          isConfirmedByMail && form?.optIn !== 'single'
            ? messages.privacyNote.confirmByMail
            : (form?.thanks ?? siteForms.sent),
      };
    case 'captcha':
      return { ...rejected(siteForms.robotSolve), needsCaptcha: true };
    case 'invalid':
      return withErrors(next, form, outcome.errors, messages, fieldOf);
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
  if (readTextField(data, SHOP_FIELDS.trap) !== '') throw new ShopError('bad-request');
  await countSubmission(form.id, readTextField(data, SHOP_FIELDS.opened));
  const takeBack = await countRecipients(answers);
  const captcha = captchaSchema.safeParse(data.get(SHOP_FIELDS.captcha));
  const outcome = await actForShopper((client) =>
    createSubmission(client, {
      formId: form.id,
      answers,
      captchaToken: captcha.success ? captcha.data : null,
    }),
  );
  if (outcome.kind !== 'sent') await takeBack();
  return outcome;
}

/** Shows the platform's rejections next to their inputs, in the shop's words. */
function withErrors(
  state: SiteFormState,
  form: SiteForm | null,
  errors: AnswerError[],
  { fields, siteForms }: Messages,
  fieldOf: FieldOf,
): SiteFormState {
  const inputs = form === null ? [] : inputsOf(form);
  const beside = errors.flatMap(({ name, problem }): [string, string][] => {
    const input = inputs.find((one) => one.name === name);
    if (!input) return [];
    const field = fieldOf(input);
    return [[field.name, format(fields[problem], field)]];
  });
  return {
    ...state,
    status: 'invalid',
    errors: Object.fromEntries(beside),
    // The rest is about fields that this page does not show.
    message: beside.length > 0 ? null : siteForms.notAccepted,
  };
}

type Texts = Pick<Messages, 'fields' | 'siteForms'>;
type FieldOf = (input: FormInput) => OwnField;
type Answer = FormAnswer | undefined;

/**
 * The output has the answers by the merchant's names, without empty inputs. Errors have the names
 * of the inputs in HTML.
 * @param problems errors of the shop's own fields, by their names. They precede those of the
 *   inputs.
 */
export const answerSchema = (
  form: SiteForm,
  messages: Texts,
  problems: Record<string, string> = {},
  fieldOf: FieldOf = ({ name, label }) => ({ name: inputName(name), label }),
) =>
  z.record(z.string(), z.string()).transform((sent, context) => {
    const answers = new Map<string, FormAnswer>();
    for (const [name, message] of Object.entries(problems))
      context.addIssue({ code: 'custom', path: [name], message });
    for (const input of inputsOf(form)) {
      const { name, label } = fieldOf(input);
      const parsed = inputSchema({ ...input, label }, messages).safeParse(sentValue(input, sent));
      if (parsed.success) {
        if (parsed.data !== undefined) answers.set(input.name, parsed.data);
      } else
        context.addIssue({
          code: 'custom',
          path: [name],
          message: parsed.error.issues[0]?.message ?? format(messages.fields.odd, { label }),
        });
    }
    return Object.fromEntries(answers);
  });

/** A text, or the values of the checked boxes. */
function sentValue(input: FormInput, sent: Record<string, string>): string | string[] {
  if (input.kind !== 'checkboxes') return own(sent, inputName(input.name)) ?? '';
  return input.choices.flatMap(({ value }, index) =>
    own(sent, boxName(input.name, index)) === undefined ? [] : value,
  );
}

function inputSchema(input: FormInput, messages: Texts): z.ZodType<Answer> {
  switch (input.kind) {
    case 'text':
      return textSchema(input, messages);
    case 'number':
      return numberSchema(input, messages);
    case 'checkbox':
      return z
        .string()
        .transform((text) => text !== '')
        .refine((isChecked) => isChecked || !input.required, messages.fields.tickBox);
    case 'dropdown':
    case 'radio':
      return line(input, format(messages.siteForms.chooseOne, input)).refine(
        (text) => text === undefined || input.choices.some(({ value }) => value === text),
        format(messages.siteForms.chooseOne, input),
      );
    case 'checkboxes':
      return z
        .array(z.string())
        .superRefine(({ length }, context) => {
          const problem = boxesProblem(input, length, messages.siteForms);
          if (problem !== null) context.addIssue({ code: 'custom', message: problem });
        })
        .transform((values) => (values.length === 0 ? undefined : values));
    case 'date':
      return line(input, format(messages.fields.missing, input)).refine(
        (date) => date === undefined || isDateBetween(date, input),
        messages.siteForms.date,
      );
  }
}

/** Drops control characters other than line breaks. Undefined for an empty text. */
const line = ({ required }: Pick<FormInput, 'required'>, missing: string) =>
  z
    .string()
    .transform(
      (text) =>
        text
          .normalize('NFC')
          .replaceAll('\r\n', '\n')
          .replaceAll(/[^\P{Cc}\n]/gu, ' ')
          .trim() || undefined,
    )
    .refine((text) => text !== undefined || !required, missing);

function textSchema(input: TextFormField, messages: Texts): z.ZodType<Answer> {
  return line(input, format(messages.fields.missing, input))
    .superRefine((text, context) => {
      const problem = text === undefined ? null : textProblem(input, text, messages);
      if (problem !== null) context.addIssue({ code: 'custom', message: problem });
    })
    .transform((text) => (text !== undefined && input.input === 'tel' ? latinNumber(text) : text));
}

function numberSchema(
  { label, required, min, max, multipleOf }: FormInput & { kind: 'number' },
  { fields, siteForms }: Texts,
): z.ZodType<Answer> {
  return line({ required }, format(fields.missing, { label })).transform((text, context) => {
    if (text === undefined) return undefined;
    // A decimal comma, as many languages write it.
    const value = Number(latinNumber(text).replace(',', '.'));
    const problem = !Number.isFinite(value)
      ? siteForms.number
      : min !== null && value < min
        ? format(siteForms.numberMin, { limit: min })
        : max !== null && value > max
          ? format(siteForms.numberMax, { limit: max })
          : multipleOf !== null && !Number.isInteger(value / multipleOf)
            ? format(siteForms.numberStep, { step: multipleOf })
            : null;
    if (problem === null) return value;
    context.addIssue({ code: 'custom', message: problem });
    return z.NEVER;
  });
}

function isDateBetween(text: string, { min, max }: { min: string | null; max: string | null }): boolean {
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
  return isDate && (min === null || text >= min) && (max === null || text <= max);
}
