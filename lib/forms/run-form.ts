import 'server-only';
import { unstable_rethrow } from 'next/navigation';
import type { z } from 'zod';
import { messageFor } from '@/lib/errors/messages';
import { ShopError } from '@/lib/errors/shop-error';
import { report } from '@/lib/http/respond';
import { type Lang, toLang } from '@/lib/i18n/lang';
import { ALL_MESSAGES } from '@/lib/i18n/messages/all';
import type { Messages } from '@/lib/i18n/messages/en';
import type { FormState } from './form-state';

/** A rejection of one field: a key of the `fields` messages, or a formatted message. */
export class FieldError extends Error {
  override readonly name = 'FieldError';
  constructor(
    readonly field: string,
    readonly problem: keyof Messages['fields'] | { message: string },
  ) {
    super(typeof problem === 'string' ? problem : problem.message);
  }
}

/** Hidden field with the language of the page, because an action does not know its page. */
const LANG_FIELD = 'lang';

export const langOfForm = (data: FormData): Lang => toLang(data.get(LANG_FIELD));

type Form<S extends z.ZodType> = {
  /** Name of the action in the log. */
  where: string;
  /** Builds the schema with the messages in the language of the form. */
  schema: (messages: Messages['fields']) => S;
  data: FormData;
  /** Fields whose text never returns to the page: passwords, codes. */
  secrets?: string[];
  /** Does the work. Returns a success message or null, or navigates by `redirect`. */
  work: (fields: z.infer<S>, messages: Messages) => Promise<string | null>;
};

/**
 * Parses a form, runs its work and returns the new state. Every form action uses it. It converts
 * every failure to a state with error messages and the submitted values.
 */
export async function runForm<S extends z.ZodType>({
  where,
  schema,
  data,
  secrets = [],
  work,
}: Form<S>): Promise<FormState> {
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
    const errors: Record<string, string> = {};
    for (const { path, message } of parsed.error.issues) errors[path.join('.')] ??= message;
    return { status: 'invalid', values, errors, message: null };
  }
  try {
    return { status: 'done', values, errors: {}, message: await work(parsed.data, messages) };
  } catch (error) {
    // A redirect is not a failure.
    unstable_rethrow(error);
    if (error instanceof FieldError) {
      const { field, problem } = error;
      const text = typeof problem === 'string' ? messages.fields[problem] : problem.message;
      return { status: 'invalid', values, errors: { [field]: text }, message: null };
    }
    const shopError = error instanceof ShopError ? error : report(error, where);
    return { status: 'failed', values, errors: {}, message: messageFor(shopError.code, lang) };
  }
}
