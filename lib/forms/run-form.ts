import 'server-only';
import { headers } from 'next/headers';
import { unstable_rethrow } from 'next/navigation';
import type { z } from 'zod';
import { messageFor } from '@/lib/errors/messages';
import { ShopError, type ShopErrorCode } from '@/lib/errors/shop-error';
import { MAX_BODY_BYTES } from '@/lib/http/mutation';
import { isSameOrigin } from '@/lib/http/same-origin';
import { format } from '@/lib/i18n/format';
import { type Lang, toLang } from '@/lib/i18n/lang';
import { ALL_MESSAGES } from '@/lib/i18n/messages/all';
import type { Messages } from '@/lib/i18n/messages/en';
import { report } from '@/lib/observe/report';
import type { FormState } from './form-state';

/** A rejection of one field: a key of the `fields` messages, or a formatted message. */
export class FieldError extends Error {
  override readonly name = 'FieldError';
  /** @param labelOf returns the field's name on the page, for messages that name it */
  constructor(
    readonly field: string,
    readonly problem: Exclude<keyof Messages['fields'], 'atLeast' | 'atMost'> | { message: string },
    readonly labelOf = (_: Messages): string => '',
  ) {
    super(typeof problem === 'string' ? problem : problem.message);
  }
}

/** Hidden field with the language of the page, because an action does not know its page. */
const LANG_FIELD = 'lang';

export const langOfForm = (data: FormData): Lang => toLang(data.get(LANG_FIELD));

type Form<S extends z.ZodType, R> = {
  /** Name of the action in the log. */
  where: string;
  schema: (messages: Messages['fields']) => S;
  data: FormData;
  /** Fields whose text never returns to the page: passwords, codes. */
  secrets?: string[];
  work: (fields: z.infer<S>, messages: Messages) => Promise<R>;
};

/** The work returns a success message or null, or navigates by `redirect`. */
export async function runForm<S extends z.ZodType>(form: Form<S, string | null>): Promise<FormState> {
  const { state, result = null } = await runWork(form);
  return { ...state, message: result ?? state.message };
}

/** Parses a form and runs its work. Every failure becomes a state with messages and the sent values. */
export async function runWork<S extends z.ZodType, R>({
  where,
  schema,
  data,
  secrets = [],
  work,
}: Form<S, R>): Promise<{ state: FormState; result?: R }> {
  const lang = langOfForm(data);
  const messages = ALL_MESSAGES[lang];
  const fields = Object.fromEntries(
    [...data].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  const values = Object.fromEntries(
    Object.entries(fields).filter(
      ([name]) => !secrets.includes(name) && name !== LANG_FIELD && !name.startsWith('$'),
    ),
  );
  const parsed = schema(messages.fields).safeParse(fields);
  if (!parsed.success) {
    // The first error of a field counts.
    const errors = Object.fromEntries(
      parsed.error.issues.toReversed().map(({ path, message }) => [path.join('.'), message]),
    );
    return { state: { status: 'invalid', values, errors, message: null } };
  }
  try {
    const result = await work(parsed.data, messages);
    return { state: { status: 'done', values, errors: {}, message: null }, result };
  } catch (error) {
    // A redirect is not a failure.
    unstable_rethrow(error);
    if (error instanceof FieldError) {
      const { field, problem, labelOf } = error;
      const text =
        typeof problem === 'string'
          ? format(messages.fields[problem], { label: labelOf(messages) })
          : problem.message;
      return { state: { status: 'invalid', values, errors: { [field]: text }, message: null } };
    }
    const shopError = error instanceof ShopError ? error : report(error, where);
    const message = messageFor(shopError.code, lang);
    return { state: { status: 'failed', values, errors: {}, message } };
  }
}

/**
 * Every exported action is a public endpoint, and the middleware may not have run for the URL of
 * the request, so an action checks its own caller (tests/contract/shop-actions.test.ts checks all).
 * Without running `act`, returns a failed state with nothing of the request for a foreign, `null`
 * or missing Origin, a body other than a form of text fields, or more than 32 kB.
 * @param start also replaces a previous state that is not an object: it comes from the caller too
 */
export function formAction<S extends FormState>(
  start: S,
  act: (previous: S, data: FormData) => Promise<S>,
): (previous: S, data: FormData) => Promise<S> {
  return async (previous, data) => {
    const code = await rejectionOf(data);
    if (code !== null) return { ...start, status: 'failed', message: messageFor(code, langIn(data)) };
    return act(isObject(previous) ? previous : start, data);
  };
}

/** A caller can send any value, whatever the types say. */
async function rejectionOf(data: unknown): Promise<ShopErrorCode | null> {
  if (!isSameOrigin(await headers())) return 'forbidden-origin';
  if (!(data instanceof FormData)) return 'bad-request';
  let bytes = 0;
  for (const [name, value] of data) {
    if (typeof value !== 'string') return 'bad-request';
    bytes += Buffer.byteLength(name) + Buffer.byteLength(value);
  }
  return bytes > MAX_BODY_BYTES ? 'too-large' : null;
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

const langIn = (data: unknown): Lang => langOfForm(data instanceof FormData ? data : new FormData());
