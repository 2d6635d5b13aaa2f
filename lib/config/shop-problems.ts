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
  /** The repository, to look for pictures and fonts. */
  folder?: string | undefined;
  /** Whether the platform is not the sandbox, so that nothing may be left to complete. */
  isLive?: boolean | undefined;
};

/**
 * Returns one line for each problem, e.g. `shop.config.ts colors.accent: must be a six-digit hex
 * color, such as #97452a`.
 */
export function shopProblems(config: unknown, { langs, folder, isLive = false }: Options): string[] {
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
    const name = path.reduce<string>(
      (text, key) => (typeof key === 'number' ? `${text}[${key}]` : text === '' ? key : `${text}.${key}`),
      '',
    );
    return `shop.config.ts ${name}: ${message}`;
  });
}

/** For entries whose schema has no message of its own. */
const TYPES: Partial<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list, in [ ]',
  object: 'entries, in { }',
  record: 'entries, in { }',
};

/** Returns the message for an entry whose schema has none, with the entries that it may have. */
function messageOf({ code, expected, inst }: z.core.$ZodRawIssue): string | undefined {
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
function problemsOf({ path, message, code, keys }: Issue): Problem[] {
  const place = path.map((key) => (typeof key === 'number' ? key : String(key)));
  if (code === 'unrecognized_keys' && keys) return keys.map((key) => ({ path: [...place, key], message }));
  return [{ path: place, message }];
}

const FOLDERS = [
  [/\.(?:svg|jpe?g|png|webp|avif)$/, 'content/images'],
  [/\.woff2$/, 'content/fonts'],
] as const;

/** File names are in `favicon`, and in whatever entry is called `file…`. */
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

/** A place to complete is `[[address]]` of `npm run new-shop`, for example. */
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
