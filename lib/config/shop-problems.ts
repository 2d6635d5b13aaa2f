import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contrastProblems } from './colors';
import { lineOf } from './line-of-entry';
import { shopSchema } from './shop-schema';

type Path = readonly (string | number)[];
type Problem = { path: Path; message: string };

type Options = {
  /** The languages that the shop knows, its default one first. */
  langs: readonly string[];
  /** The text of `shop.config.ts`, for the numbers of lines. */
  source?: string | undefined;
  /** The repository, to look for pictures and fonts. */
  folder?: string | undefined;
};

/**
 * Returns one line for each problem of a configuration, e.g. `shop.config.ts:12 colors.accent: must
 * be a color of six hexadecimal digits, such as #97452a`. Empty when it is valid.
 */
export function shopProblems(config: unknown, { langs, source, folder }: Options): string[] {
  const parsed = shopSchema(langs).safeParse(config);
  const problems = parsed.success
    ? [...contrastProblems(parsed.data.colors ?? {}), ...(folder ? missingFiles(config, folder) : [])]
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

type Issue = { path: PropertyKey[]; message: string; code?: string | undefined; keys?: string[] };

/** An unknown entry is named itself, not the object around it. */
function problemsOf({ path, message, code, keys }: Issue): Problem[] {
  const place = path.map((key) => (typeof key === 'number' ? key : String(key)));
  if (code === 'unrecognized_keys' && keys)
    return keys.map((key) => ({ path: [...place, key], message: 'is no entry that the shop knows' }));
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
