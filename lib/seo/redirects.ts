import { existsSync, readFileSync } from 'node:fs';
import type { NextConfig } from 'next';
import { z } from 'zod';
import { barePath, LANGS, prefixOf } from '../i18n/locales.mjs';

/** content/redirects.json: both ends are paths of this shop, so no entry leads to another site. */

/** What Vercel accepts. Each request may be compared with all of them, wherever the shop runs. */
const MAX_RULES = 1_024;
/** An entry becomes one rule per language. */
const MAX_ENTRIES = Math.floor(MAX_RULES / LANGS.length);
const MAX_PATH_LENGTH = 300;

/** First segments of URLs that the shop needs itself. */
const OWN =
  /^\/(?:_next|account|api|auth|cart|checkout|forgot-password|lists|login|pictures|register|search|sign-out|thank-you)(?:\/|$)/;
/** URLs that the shop needs itself. Pages below `/products` and `/categories` may be old. */
const OWN_PAGES =
  /^\/(?:(?:products|categories)(?:\/\*)?|products\/[^/]+\/options|[^/]+\.(?:xml|txt|ico|svg|png))?$/;

/** Letters that have no meaning in the framework's patterns. Others must be percent-encoded. */
const PATH = /^(?:\/[\w.~%!,@-]+)*(?:\/\*)?$/;
const QUERY = /^[\w.~%=&-]*$/;

const path = z
  .string()
  .max(MAX_PATH_LENGTH, `must have at most ${MAX_PATH_LENGTH} characters`)
  .refine((text) => text.startsWith('/') && !text.startsWith('//'), 'must be a path that starts with one /');

const from = path
  .refine(
    (text) => PATH.test(text),
    'must be a path of letters, digits and - _ . ~ %, e.g. /old/cup or /old/*',
  )
  .refine((text) => !OWN.test(barePath(text)) && !OWN_PAGES.test(barePath(text)), 'is a page of the shop');

const to = path.refine((text) => {
  const [pathname = '', query = '', ...more] = text.split('?');
  return (
    (pathname === '/' || PATH.test(pathname)) && pathname !== '/*' && QUERY.test(query) && more.length === 0
  );
}, 'must be a path of letters, digits and - _ . ~ %, e.g. /products/cup or /products/*');

const isWildcard = (text: string): boolean => text.endsWith('/*');

const entry = z
  .strictObject({ from, to, permanent: z.boolean().default(true) })
  .refine(({ from, to }) => isWildcard(from) || !isWildcard(to), {
    path: ['to'],
    message: 'may end in /* only if "from" does',
  });

const schema = z
  .array(entry)
  .max(MAX_ENTRIES, `may have at most ${MAX_ENTRIES} entries`)
  .superRefine((entries, { addIssue }) => {
    const seen = new Set<string>();
    for (const [index, { from, to }] of entries.entries()) {
      const key = from.toLowerCase();
      if (seen.has(key)) addIssue({ code: 'custom', path: [index, 'from'], message: 'is listed twice' });
      seen.add(key);
      if (entries.some((other) => isRedirected(to, other.from)))
        addIssue({ code: 'custom', path: [index, 'to'], message: 'is redirected itself' });
    }
  });

export type Redirects = z.infer<typeof schema>;

/** A pattern that leads to one redirected page is allowed: the second redirect ends there. */
function isRedirected(to: string, from: string): boolean {
  const target = (to.split('?')[0] ?? to).toLowerCase();
  const source = from.toLowerCase();
  if (!isWildcard(source)) return target === source;
  const folder = source.slice(0, -1);
  if (target.startsWith(folder)) return true;
  return isWildcard(target) && folder.startsWith(target.slice(0, -1));
}

/** @throws Error that lists the file and, for each problem, its line and what is allowed */
export function parseRedirects(text: string, file: string): Redirects {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is not valid JSON: ${error instanceof Error ? error.message : error}`);
  }
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path: [index, key], message }) =>
    typeof index === 'number'
      ? `${file}:${lineOfEntry(text, index)}: entry ${index + 1}: ${key ? `"${String(key)}" ` : ''}${message}`
      : `${file}: ${message}`,
  );
  throw new Error(problems.join('\n'));
}

/** Neither a path nor a key contains a brace. */
function lineOfEntry(text: string, index: number): number {
  const before = text.split('{').slice(0, index + 1);
  return before.join('{').split('\n').length;
}

type Rule = Awaited<ReturnType<NonNullable<NextConfig['redirects']>>>[number];

/** Each redirect in each language, unless it specifies a language. */
export const redirectRules = (redirects: Redirects): Rule[] =>
  redirects.flatMap(({ from, to, permanent }) => {
    const prefixes = barePath(from) === from ? LANGS.map(prefixOf) : [''];
    return prefixes.map((prefix) => ({
      source: prefix + pattern(from),
      destination: inLanguage(prefix, pattern(to)),
      permanent,
    }));
  });

const pattern = (text: string): string => text.replace(/\/\*$/, '/:rest+');

/** A target that specifies a language stays in it. */
const inLanguage = (prefix: string, to: string): string =>
  prefix === '' || barePath(to) !== to ? to : prefix + to.replace(/^\/(?=\?|$)/, '');

const FILE = 'content/redirects.json';

/** Reads content/redirects.json. A project without the file has no redirects. */
export const readRedirects = (): Rule[] =>
  existsSync(FILE) ? redirectRules(parseRedirects(readFileSync(FILE, 'utf8'), FILE)) : [];
