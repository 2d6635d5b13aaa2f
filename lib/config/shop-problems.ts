import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type Law, lawProblems, officialFileProblems } from './law';
import { shopSchema } from './shop-schema';
import { contrastProblems } from './theme';

type Path = readonly (string | number)[];
type Problem = { path: Path; message: string };

type Options = {
  /** The languages that the shop knows, its default one first. */
  langs: readonly string[];
  /** The text of `shop.config.ts`, for the numbers of lines. */
  source?: string | undefined;
  /** The repository, to look for pictures and fonts. */
  folder?: string | undefined;
  /** Whether the platform is not the sandbox, so that nothing may be left to complete. */
  isLive?: boolean | undefined;
};

/**
 * Returns one line for each problem of a configuration, e.g. `shop.config.ts:12 colors.accent: must
 * be a six-digit hex color, such as #97452a`. Empty when it is valid.
 */
export function shopProblems(config: unknown, { langs, source, folder, isLive = false }: Options): string[] {
  const parsed = shopSchema(langs).safeParse(config, { error: messageOf });
  const problems = parsed.success
    ? [
        ...contrastProblems(parsed.data.colors ?? {}),
        ...lawProblems(parsed.data),
        ...(folder ? missingFiles(config, folder) : []),
        ...(folder ? officialFiles(parsed.data, langs, folder, isLive) : []),
        ...(isLive ? openPlaces(parsed.data.law, ['law']) : []),
      ]
    : parsed.error.issues.flatMap(problemsOf);
  return problems.map(({ path, message }) => {
    const line = source === undefined ? null : lineOf(source, path);
    const name = path.reduce<string>(
      (text, key) => (typeof key === 'number' ? `${text}[${key}]` : text === '' ? key : `${text}.${key}`),
      '',
    );
    return `shop.config.ts${line === null ? '' : `:${line}`} ${name}: ${message}`;
  });
}

/** The demand on an entry of a type, where its schema has no message of its own. */
const TYPES: Partial<Record<string, string>> = {
  ...{ string: 'a text', number: 'a number', int: 'a whole number', boolean: 'true or false' },
  ...{ array: 'a list, in [ ]', object: 'entries, in { }', record: 'entries, in { }' },
};

/** Returns the message for an entry whose schema has none, with the entries that it may have. */
function messageOf({ code, expected, inst }: z.core.$ZodRawIssue): string | undefined {
  const names = namesIn(inst);
  const known = names.length > 0 ? `: ${names.join(', ')}` : '';
  if (code === 'unrecognized_keys') return `is no entry that the shop knows. It knows${known}`;
  const type = code === 'invalid_type' && TYPES[String(expected)];
  return type ? `must be ${type}${known}` : undefined;
}

/** Returns the names of the entries that a schema knows. */
function namesIn(schema: z.core.$ZodRawIssue['inst']): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  if (schema instanceof z.ZodRecord && schema.keyType instanceof z.ZodEnum)
    return schema.keyType.options.map(String);
  return [];
}

type Issue = { path: PropertyKey[]; message: string; code?: string | undefined; keys?: string[] };

/** An unknown entry is named itself, not the object around it. */
function problemsOf({ path, message, code, keys }: Issue): Problem[] {
  const place = path.map((key) => (typeof key === 'number' ? key : String(key)));
  if (code === 'unrecognized_keys' && keys) return keys.map((key) => ({ path: [...place, key], message }));
  return [{ path: place, message }];
}

const FOLDERS = [
  [/\.(?:svg|jpe?g|png|webp|avif)$/, 'content/images'],
  [/\.woff2$/, 'content/fonts'],
] as const;

/** Finds every file name in the configuration: `favicon`, and whatever entry is called `file…`. */
function missingFiles(value: unknown, folder: string, path: Path = []): Problem[] {
  if (typeof value === 'string') {
    const isFile = /^(?:favicon|file.*)$/.test(String(path.at(-1)));
    const place = isFile && FOLDERS.find(([ending]) => ending.test(value))?.[1];
    return place && !existsSync(join(folder, place, value))
      ? [{ path, message: `${place}/${value} does not exist` }]
      : [];
  }
  if (Array.isArray(value))
    return value.flatMap((item, index) => missingFiles(item, folder, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => missingFiles(item, folder, [...path, key]));
}

const officialFiles = (
  { law = {}, languages }: { law?: Law | undefined; languages?: string[] | undefined },
  langs: readonly string[],
  folder: string,
  isLive: boolean,
): Problem[] => {
  const readFile = (path: string) =>
    existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : null;
  return officialFileProblems(law, languages ?? langs, readFile, isLive);
};

/** Finds every text with a place to complete, such as `[[address]]` of `npm run new-shop`. */
function openPlaces(value: unknown, path: Path): Problem[] {
  if (typeof value === 'string')
    return /\[\[.+\]\]/.test(value) ? [{ path, message: 'has a place to complete between [[ and ]]' }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    openPlaces(item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/**
 * Ends the process with exit code 1 and one line for each problem of `shop.config.ts`.
 * next.config.ts calls it with the repository, for builds and for servers that read the
 * configuration. instrumentation.ts calls it without, because a release has no sources.
 */
export function requireUsableShop(config: unknown, options: Options): void {
  const problems = shopProblems(config, options);
  if (problems.length === 0) return;
  for (const problem of problems) console.error(`✖ ${problem} (see docs/customize.md)`);
  process.exit(1);
}

/** Strings, comments, brackets, and the names of entries. Everything else is skipped. */
// Per bundle: each use sets where the search begins.
const TOKEN =
  /(?<comment>\/\/[^\n]*|\/\*[\s\S]*?\*\/)|(?<string>'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`)|(?<open>[{[(])|(?<close>[}\])])|(?<comma>,)|(?<colon>:)|(?<name>[\w$]+)/g;

type Level = { kind: string; key: string | number | null; index: number };

/**
 * Returns the line of an entry in the source of a configuration, or the line of the closest entry
 * around it. `path` leads to the entry: `['home', 'sections', 2, 'title']`. Reads an object literal
 * after `export default` or `=`, as far as the brackets tell. Null when the source has none of the
 * path.
 */
export function lineOf(source: string, path: readonly (string | number)[]): number | null {
  const start = /export default\s*\{/.exec(source);
  if (!start) return null;
  const levels: Level[] = [];
  let best = { depth: 0, at: start.index };
  let before: { text: string; at: number } | null = null;
  const note = (at: number) => {
    const here = levels.map(({ key }) => key);
    const depth = here.length;
    if (depth > best.depth && depth <= path.length && here.every((key, index) => key === path[index]))
      best = { depth, at };
  };
  TOKEN.lastIndex = start.index + start[0].length - 1;
  for (let token = TOKEN.exec(source); token !== null; token = TOKEN.exec(source)) {
    const { comment, string, open, close, comma, colon, name } = token.groups ?? {};
    const level = levels.at(-1);
    if (comment !== undefined) continue;
    if (level?.kind === '[' && level.key === null && (string ?? open ?? name) !== undefined) {
      level.key = level.index;
      note(token.index);
    }
    if (string !== undefined) before = { text: string.slice(1, -1), at: token.index };
    else if (name !== undefined) before = { text: name, at: token.index };
    else if (open !== undefined) levels.push({ kind: open, key: null, index: 0 });
    else if (close !== undefined) levels.pop();
    else if (colon !== undefined && level?.kind === '{' && level.key === null && before) {
      level.key = before.text;
      note(before.at);
    } else if (comma !== undefined && level) {
      level.key = null;
      level.index += 1;
    }
    if (levels.length === 0) break;
  }
  return best.depth === 0 && path.length > 0 ? null : source.slice(0, best.at).split('\n').length;
}
