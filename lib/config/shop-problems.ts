import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Law, lawProblems, officialFileProblems } from './law';
import { lineOf, messageOf, type Path, type Problem, problemsOf } from './schema-problems';
import { shopSchema } from './shop-schema';
import { contrastProblems } from './theme';

type Options = {
  /** The languages that the shop knows, its default one first. */
  langs: readonly string[];
  /** The repository, to look for pictures and fonts. */
  folder?: string | undefined;
  /** Whether the platform is not the sandbox, so that nothing may be left to complete. */
  isLive?: boolean | undefined;
};

/** One line for each problem (`lineOf`). */
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
  return problems.map(lineOf);
}

const FOLDERS = [
  [/\.(?:svg|jpe?g|png|webp|avif|mp4|webm|vtt)$/, 'content/images'],
  [/\.woff2$/, 'content/fonts'],
] as const;

/** File names are in `favicon`, `logo`, `captions`, and in whatever entry is called `file…`. */
function missingFiles(value: unknown, folder: string, path: Path = []): Problem[] {
  if (typeof value === 'string') {
    const isFile = /^(?:favicon|logo|file.*)$/.test(String(path.at(-1))) || path.at(-2) === 'captions';
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

/** Ends the process with exit code 1. instrumentation.ts gives no folder: a release has no sources. */
export function requireUsableShop(config: unknown, options: Options): void {
  const problems = shopProblems(config, options);
  if (problems.length === 0) return;
  for (const problem of problems) console.error(`✖ ${problem} (see docs/customize.md)`);
  process.exit(1);
}
