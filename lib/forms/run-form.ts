import 'server-only';
import { unstable_rethrow } from 'next/navigation';
import type { z } from 'zod';
import { ShopError } from '@/lib/errors/shop-error';
import { wordsFor } from '@/lib/errors/words';
import { report } from '@/lib/http/respond';
import type { FormState } from './form-state';

/** A refusal that belongs to one field, with words for the shopper. */
export class FieldError extends Error {
  override readonly name = 'FieldError';
  constructor(
    readonly field: string,
    words: string,
  ) {
    super(words);
  }
}

type Form<S extends z.ZodType> = {
  /** Where, for the log. */
  where: string;
  schema: S;
  data: FormData;
  /** Fields whose text never goes back to the page: passwords, codes. */
  secrets?: string[];
  /** Does the work; answers words about its success, or navigates away by `redirect`. */
  work: (fields: z.infer<S>) => Promise<string | null>;
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
  const fields = Object.fromEntries(
    [...data].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  const values = Object.fromEntries(
    Object.entries(fields).filter(([name]) => !secrets.includes(name) && !name.startsWith('$')),
  );
  const parsed = schema.safeParse(fields);
  if (!parsed.success) {
    const errors: Record<string, string> = {};
    for (const { path, message } of parsed.error.issues) errors[path.join('.')] ??= message;
    return { status: 'invalid', values, errors, message: null };
  }
  try {
    return { status: 'done', values, errors: {}, message: await work(parsed.data) };
  } catch (error) {
    // A redirect is no failure.
    unstable_rethrow(error);
    if (error instanceof FieldError)
      return { status: 'invalid', values, errors: { [error.field]: error.message }, message: null };
    const shopError = error instanceof ShopError ? error : report(error, where);
    return { status: 'failed', values, errors: {}, message: wordsFor(shopError.code) };
  }
}
