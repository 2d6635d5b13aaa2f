import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { deserialize, serialize } from 'node:v8';

/**
 * The build's pages and data, which are the first entries of the cache: a server that starts has pages
 * while the platform is unavailable, and calls it only for what has changed since. Only a build writes: a
 * list of the pages, made by the adapter below, and a file for each result of a `"use cache"` function.
 * @typedef {Omit<import('next/cache').CacheEntry, 'value' | 'timestamp'>} Lifetime
 * @typedef {Lifetime & { value: Uint8Array, storedAt: number }} DataEntry
 * @typedef {{ kind: string, status?: number, html?: unknown, headers?: Record<string, unknown> }} PageValue
 * @typedef {{ revalidate?: number | false, expire?: number }} CacheControl in seconds
 * @typedef {object} PageEntry
 * @property {PageValue | null} value
 * @property {number} storedAt in ms
 * @property {CacheControl} [cacheControl]
 * @property {boolean} [isFirst] whether the build made it
 * @typedef {object} FirstPage with files relative to the folder of the build
 * @property {string} html or the body of a route
 * @property {string} [rsc]
 * @property {Record<string, string>} segments
 * @property {number} storedAt in ms
 * @property {string} [postponed]
 * @property {number} [status]
 * @property {Record<string, unknown>} headers
 * @property {CacheControl} cacheControl
 */

/** A file of the build, which must not trace it: it does not exist yet. @param {string[]} path */
const inDist = (...path) => join(/* turbopackIgnore: true */ process.env.NEXT_DIST_DIR || '.next', ...path);
const FOLDER = 'first-entries';
const LIST = join(FOLDER, 'pages.json');
const isBuild = process.env.NEXT_PHASE === 'phase-production-build';

/** @type {Map<string, FirstPage> | undefined} */
let pages;
/** @type {Set<string> | undefined} */
let files;

/** @param {string} key of the page cache @returns {Promise<PageEntry | undefined>} */
export async function readFirstPage(key) {
  pages ??= new Map(
    Object.entries(
      orNone(() => JSON.parse(readFileSync(/* turbopackIgnore: true */ inDist(LIST), 'utf8'))) ?? {},
    ),
  );
  const page = pages.get(key);
  if (page === undefined) return undefined;
  const { html, rsc, segments, postponed, status, headers, storedAt, cacheControl } = page;
  const read = (/** @type {string} */ file) => readFile(/* turbopackIgnore: true */ inDist(file));
  const [body, rscData, ...data] = await Promise.all([
    read(html),
    rsc === undefined ? undefined : read(rsc),
    ...Object.values(segments).map(read),
  ]);
  const segmentData = new Map(Object.keys(segments).map((path, at) => [path, data[at]]));
  const value = html.endsWith('.body')
    ? { kind: 'APP_ROUTE', body, headers, status }
    : { kind: 'APP_PAGE', html: body.toString(), rscData, segmentData, postponed, headers, status };
  return { value, storedAt, cacheControl, isFirst: true };
}

/** Drops a page for which the platform no longer has anything. @param {string} key */
export const dropFirstPage = (key) => void pages?.delete(key);

/** Share of the platform's quota for regenerating the build's pages, at a call each. */
const REFRESH_SHARE = 0.15;
let nextRefreshAt = 0;

/** After a start all pages of the build are old. Regenerating them must not use up the quota at once. */
export function mayRefreshFirstPage() {
  const now = Date.now();
  if (now < nextRefreshAt) return false;
  const quota = Number(process.env.PLATFORM_CALLS_PER_MINUTE) || 200;
  nextRefreshAt = now + 60_000 / (quota * REFRESH_SHARE);
  return true;
}

/** @param {string} key */
const fileOf = (key) => `${createHash('sha256').update(key).digest('hex')}.bin`;

/** @param {string} key of the data cache @returns {Promise<DataEntry | undefined>} */
export async function readFirstData(key) {
  files ??= new Set(orNone(() => readdirSync(/* turbopackIgnore: true */ inDist(FOLDER, 'data'))));
  const file = fileOf(key);
  // The processes of a build share their results, so that each one costs the platform one call.
  if (!isBuild && !files.has(file)) return undefined;
  return readFile(/* turbopackIgnore: true */ inDist(FOLDER, 'data', file)).then(
    deserialize,
    () => undefined,
  );
}

/** Does nothing outside of a build. @param {string} key @param {DataEntry} entry */
export function saveFirstData(key, entry) {
  if (!isBuild) return;
  const file = inDist(FOLDER, 'data', fileOf(key));
  const unfinished = `${file}.${process.pid}`;
  mkdirSync(/* turbopackIgnore: true */ inDist(FOLDER, 'data'), { recursive: true });
  writeFileSync(/* turbopackIgnore: true */ unfinished, serialize(entry));
  renameSync(/* turbopackIgnore: true */ unfinished, /* turbopackIgnore: true */ file);
}

// A platform that starts Next.js itself does not have the files.
/** @template T @param {() => T} read @returns {T | undefined} */
function orNone(read) {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** Headers that the framework sets for each response itself. */
const OWN_HEADERS = new Set(['content-type', 'vary']);

// Lists the prerendered pages. With an adapter, the framework writes each page to a file below `server` with
// the name of its key in the page cache.
/** @type {import('next').NextAdapter} */
const adapter = {
  name: 'first-entries',
  onBuildComplete({ outputs: { prerenders }, distDir }) {
    /** @param {string} file */
    const fromDist = (file) => relative(distDir, file).split(sep).join('/');
    const filesOf = new Map(prerenders.map(({ pathname, fallback }) => [pathname, fallback?.filePath]));
    /** @type {Record<string, FirstPage>} */
    const list = {};
    for (const { pathname, routeType, response, fallback } of prerenders) {
      const file = fallback?.filePath;
      if (routeType === undefined || file === undefined) continue;
      const key = fromDist(file)
        .replace(/^server/, '')
        .replace(/\.(?:html|body)$/, '');
      const segments = [...filesOf].flatMap(([path, segment]) =>
        path.startsWith(`${pathname}.segments/`) && segment
          ? [[path.slice(`${pathname}.segments`.length).replace(/\.segment\.rsc$/, ''), fromDist(segment)]]
          : [],
      );
      const rsc = filesOf.get(`${pathname}.rsc`);
      const isRoute = file.endsWith('.body');
      list[key] = {
        html: fromDist(file),
        ...(rsc && response === 'complete' && { rsc: fromDist(rsc) }),
        segments: Object.fromEntries(segments),
        storedAt: statSync(/* turbopackIgnore: true */ file).mtimeMs,
        postponed: fallback?.postponedState,
        status: fallback?.initialStatus,
        headers: Object.fromEntries(
          Object.entries(fallback?.initialHeaders ?? {}).filter(
            ([name]) => isRoute || !OWN_HEADERS.has(name),
          ),
        ),
        cacheControl: { revalidate: fallback?.initialRevalidate, expire: fallback?.initialExpiration },
      };
    }
    mkdirSync(/* turbopackIgnore: true */ join(distDir, FOLDER), { recursive: true });
    writeFileSync(/* turbopackIgnore: true */ join(distDir, LIST), JSON.stringify(list));
  },
};

export default adapter;
