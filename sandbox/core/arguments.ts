import type { Context } from 'hono';
import type { z } from 'zod';
import { type FieldViolation, plainError, validationError } from './errors';

/**
 * Returns the arguments of a call, checked by `schema`, from the query, the path or the body.
 * GET and DELETE carry scalars as `k=v`, arrays as repeated keys, one-level objects as dotted keys,
 * and deep arguments as one parameter `.r`: base64url of the whole argument as JSON. All other
 * methods carry a JSON body. The client repeats path parameters in both, so schemas ignore unknown
 * keys.
 * @throws PlatformError 400 with field violations, or 400 for a body that is not JSON.
 */
export async function readArguments<S extends z.ZodType>(c: Context, schema: S): Promise<z.infer<S>> {
  const { method } = c.req;
  const raw = method === 'GET' || method === 'DELETE' ? readQuery(c) : await readBody(c);
  return parseArguments(schema, raw);
}

/**
 * Returns a value checked by `schema`, e.g. one item of a bulk call. `path` is the value's place in
 * the arguments.
 * @throws PlatformError 400 with field violations.
 */
export function parseArguments<S extends z.ZodType>(schema: S, value: unknown, path = ''): z.infer<S> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const prefix = path === '' ? '' : `${path}.`;
  throw validationError(
    parsed.error.issues.map((issue) => {
      const violation = toViolation(issue);
      return { ...violation, field: prefix + violation.field };
    }),
  );
}

async function readBody(c: Context): Promise<unknown> {
  const text = await c.req.text();
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw plainError(400, 'Malformed JSON in request body');
  }
}

/**
 * Returns the fields of a form, including files. @throws PlatformError 400 for a body that is not a
 * form.
 */
export async function readForm(c: Context): Promise<Record<string, unknown>> {
  try {
    return await c.req.parseBody();
  } catch {
    throw plainError(400, 'Malformed form in request body');
  }
}

function readQuery(c: Context): unknown {
  const encoded = c.req.query('.r');
  if (encoded !== undefined) {
    try {
      return JSON.parse(Buffer.from(encoded, 'base64url').toString('utf8'));
    } catch {
      throw plainError(400, 'Malformed .r parameter');
    }
  }
  const result: Record<string, unknown> = {};
  for (const [key, values] of Object.entries(c.req.queries())) {
    const value = values.length === 1 ? values[0] : values;
    const [head, tail] = key.split('.', 2);
    if (head && tail) {
      const existing = result[head];
      const group: Record<string, unknown> =
        typeof existing === 'object' && existing !== null && !Array.isArray(existing) ? { ...existing } : {};
      group[tail] = value;
      result[head] = group;
    } else {
      result[key] = value;
    }
  }
  return result;
}

const RULES: Partial<Record<z.core.$ZodIssue['code'], string>> = {
  too_big: 'MAX',
  too_small: 'MIN',
  invalid_type: 'FORMAT',
  invalid_format: 'FORMAT',
  invalid_value: 'INVALID_ENUM_VALUE',
};

function toViolation(issue: z.core.$ZodIssue): FieldViolation {
  const field = issue.path.map(String).join('.');
  if (issue.code === 'invalid_type' && issue.input === undefined)
    return { field, description: 'must not be empty', violatedRule: 'REQUIRED_FIELD' };
  return { field, description: issue.message, violatedRule: ruleOf(issue) };
}

/**
 * Returns the rule's name: a bound applies to a number's value, a text's length or a list's size.
 */
function ruleOf(issue: z.core.$ZodIssue): string {
  const rule = RULES[issue.code] ?? 'OTHER';
  if (issue.code !== 'too_big' && issue.code !== 'too_small') return rule;
  if (issue.origin === 'string') return `${rule}_LENGTH`;
  return issue.origin === 'array' ? `${rule}_SIZE` : rule;
}
