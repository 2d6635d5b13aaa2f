import { z } from 'zod';

/** A text for all languages, or one for each by its code: `{ en: 'Shop', de: 'Laden' }`. */
export type Text = string | Readonly<Record<string, string>>;

/** Texts that the home page shows in large letters are short. No text is a page of its own. */
const LONGEST = 1_000;

/**
 * Returns the schema of a text. With `langs`, a text may only be in these languages, and one
 * without the first of them is rejected, because the first replaces the absent ones.
 */
export function textSchema(langs?: readonly string[]): z.ZodType<Text, Text> {
  const one = z
    .string('must be a text')
    .min(1, 'must not be empty')
    .max(LONGEST, `must have at most ${LONGEST} characters`);
  const known = langs ?? [];
  const byLang = z.record(z.string(), one).superRefine((texts, context) => {
    const [main] = known;
    const wrong = Object.keys(texts).find((code) => known.length > 0 && !known.includes(code));
    if (wrong !== undefined)
      context.addIssue({
        code: 'custom',
        path: [wrong],
        message: `is no language of the shop, which has ${known.join(', ')}`,
      });
    if (main !== undefined && !(main in texts))
      context.addIssue({
        code: 'custom',
        message: `must have a text in ${main}, which replaces those in other languages`,
      });
  });
  // `z.union` would report every problem of both forms without naming the one that was meant.
  return z.custom<Text>().superRefine((value: unknown, context) => {
    const isText = typeof value === 'string';
    if (!isText && (typeof value !== 'object' || value === null || Array.isArray(value))) {
      const example = known.map((code) => `${code}: '…'`).join(', ') || "en: '…'";
      context.addIssue({ code: 'custom', message: `must be a text, or one by language: { ${example} }` });
      return;
    }
    const { error } = isText ? one.safeParse(value) : byLang.safeParse(value);
    for (const { path, message } of error?.issues ?? []) context.addIssue({ code: 'custom', path, message });
  });
}
