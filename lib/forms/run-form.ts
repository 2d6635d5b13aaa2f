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

/** A refusal that belongs to one field: a message of `fields`, or words that are made already. */
export class FieldError extends Error {
  override readonly name = 'FieldError';
  constructor(
    readonly field: string,
    readonly problem: keyof Messages['fields'] | { messages: string },
  ) {
    super(typeof problem === 'string' ? problem : problem.messages);
  }
}

/** The hidden field in which a form says the language of its page: an action does not know where it was sent from. */
const LANG_FIELD = 'lang';

export const langOfForm = (data: FormData): Lang => toLang(data.get(LANG_FIELD));

type Form<S extends z.ZodType> = {
  /** Where, for the log. */
  where: string;
  /** Made for the language of the form. */
  schema: (messages: Messages['fields']) => S;
  data: FormData;
  /** Fields whose text never goes back to the page: passwords, codes. */
  secrets?: string[];
  /** Does the work; answers words about its success, or navigates away by `redirect`. */
  work: (fields: z.infer<S>, messages: Messages) => Promise<string | null>;
};

/**
 * The one wrapper around every form action: parses, runs, and turns every failure into a state that says what is wrong
 * and where, with nothing lost of what was typed.
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
    // A redirect is no failure.
    unstable_rethrow(error);
    if (error instanceof FieldError) {
      const { field, problem } = error;
      const said = typeof problem === 'string' ? messages.fields[problem] : problem.messages;
      return { status: 'invalid', values, errors: { [field]: said }, message: null };
    }
    const shopError = error instanceof ShopError ? error : report(error, where);
    return { status: 'failed', values, errors: {}, message: messageFor(shopError.code, lang) };
  }
}
