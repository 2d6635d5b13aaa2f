import { z } from 'zod';

export type Path = readonly (string | number)[];
export type Problem = { path: Path; message: string };

/** `shop.config.ts colors.accent: must be a six-digit hex color, such as #97452a`. */
export function lineOf({ path, message }: Problem): string {
  const name = path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : text === '' ? key : `${text}.${key}`),
    '',
  );
  return `shop.config.ts ${name}: ${message}`;
}

const TYPES: Partial<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list, in [ ]',
  object: 'entries, in { }',
  record: 'entries, in { }',
};

/** For an entry whose schema has no message, with the entries that it may have. */
export function messageOf({ code, expected, inst }: z.core.$ZodRawIssue): string | undefined {
  const names = namesIn(inst);
  const known = names.length > 0 ? `: ${names.join(', ')}` : '';
  if (code === 'unrecognized_keys') return `is no entry that the shop knows. It knows${known}`;
  const type = code === 'invalid_type' && TYPES[String(expected)];
  return type ? `must be ${type}${known}` : undefined;
}

function namesIn(schema: z.core.$ZodRawIssue['inst']): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  if (schema instanceof z.ZodRecord && schema.keyType instanceof z.ZodEnum)
    return schema.keyType.options.map(String);
  return [];
}

type Issue = { path: PropertyKey[]; message: string; code?: string | undefined; keys?: string[] };

/** An unknown entry is named itself, not the object around it. */
export function problemsOf({ path, message, code, keys }: Issue): Problem[] {
  const place = path.map((key) => (typeof key === 'number' ? key : String(key)));
  if (code === 'unrecognized_keys' && keys) return keys.map((key) => ({ path: [...place, key], message }));
  return [{ path: place, message }];
}
