import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
// The loader of next.config.ts resolves the alias @/ only in that file itself.
import { type Law, unpublishedPages } from '../config/law';
import { barePath, LANGS, type Lang } from '../i18n/locales.mjs';
import { compact } from '../model/compact';
import { MENUS, PAGE_STATUSES } from '../model/content';
import { isShopPage, RESERVED_SLUGS } from '../pages';

/** A page's file: `content/<language>/<slug>.md`. */
export type PageFile = { lang: Lang; slug: string; facts: FrontMatter; markdown: string };

const MAX_FILE_BYTES = 500_000;

export const contentFolder = (): string => join(/* turbopackIgnore: true */ process.cwd(), 'content');

/** Reads the pages in the order of the shop's languages, with a line for each mistake in a file. */
export function readPageFiles(
  folder: string,
  ownSlugs: readonly string[] = [],
): { pages: PageFile[]; problems: string[] } {
  const pages: PageFile[] = [];
  const problems: string[] = [];
  const files = LANGS.flatMap((lang) =>
    markdownFiles(join(/* turbopackIgnore: true */ folder, lang)).map((name) => ({ lang, name })),
  );
  // A page without a file in one language is shown in the default one.
  const slugs = new Set(
    [...ownSlugs, ...files.map(({ name }) => name.slice(0, -'.md'.length))].flatMap((slug) => [
      slug,
      encodeURI(slug),
    ]),
  );
  for (const slug of ownSlugs)
    if (!isPageSlug(slug))
      problems.push(
        `shop.config.ts pages.${slug}: must be lowercase words with hyphens, and no address of the shop`,
      );
  for (const { lang, name } of files) {
    const report = (line: number, message: string) =>
      problems.push(`content/${lang}/${name}:${line}: ${message}`);
    const slug = name.slice(0, -'.md'.length);
    if (!isPageSlug(slug)) {
      report(1, 'the file’s name must be lowercase words with hyphens, and no address of the shop');
      continue;
    }
    const text = readFileSync(join(/* turbopackIgnore: true */ folder, lang, name), 'utf8');
    if (text.length > MAX_FILE_BYTES) {
      report(1, `must have at most ${MAX_FILE_BYTES} characters`);
      continue;
    }
    const page = parsePage(text);
    for (const { line, message } of page.problems ?? deadLinks(text, slugs)) report(line, message);
    const { picture, rows = [] } = page.facts ?? {};
    for (const { file } of compact(picture, ...rows.map((row) => row.picture)))
      if (!existsSync(join(/* turbopackIgnore: true */ folder, 'images', file)))
        report(1, `picture: content/images/${file} does not exist`);
    if (!page.problems) pages.push({ lang, slug, facts: page.facts, markdown: page.markdown });
  }
  return { pages, problems };
}

/** The target of a link to this shop, without a query and a fragment. Pictures are left out. */
const LINK = /(?<!!)\[(?:[^[\]\n]|\n(?!\n))*\]\(\s*(\/(?!\/)[^\s)?#]*)/g;

/** The platform of the EU for online dispute resolution, which closed on 20 July 2025. */
const CLOSED = /ec\.europa\.eu\/(?:consumers\/)?odr/;

/** Products and categories are unknown, so links to them count as correct. */
const deadLinks = (text: string, slugs: ReadonlySet<string>): FileProblem[] => [
  ...text.split('\n').flatMap((line, index) => {
    const [target] = CLOSED.exec(line) ?? [];
    return target ? [{ line: index + 1, message: `${target} has closed: remove the link` }] : [];
  }),
  ...[...text.matchAll(LINK)].flatMap(({ 0: link, 1: target = '', index }) => {
    const path = barePath(target);
    const isFile = /\.[a-z\d]+$/.test(path);
    if (isFile || isShopPage(path) || slugs.has(path.slice(1))) return [];
    const line = text.slice(0, index + link.length).split('\n').length;
    return [{ line, message: `${target} is no page of the shop` }];
  }),
];

const markdownFiles = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.md'))
        .sort()
    : [];

/** Ends the process with a line for each mistake, so that neither a build nor a start ignores a page. */
export function requireUsablePages(ownSlugs: readonly string[]): void {
  const { problems } = readPageFiles(contentFolder(), ownSlugs);
  if (problems.length === 0) return;
  for (const problem of problems) console.error(`✖ ${problem}`);
  process.exit(1);
}

/** Names pages that the law requires and a live site lacks. Its CMS may have them. */
export function warnOfDrafts({ law = {} }: { law?: Law | undefined }, folder = contentFolder()): void {
  const { pages } = readPageFiles(folder);
  const published = pages.filter(({ facts }) => facts.status === 'published').map(({ slug }) => slug);
  for (const line of unpublishedPages(law, new Set(published))) console.warn(`! ${line}`);
}

const menu = z.enum(MENUS, `must be ${MENUS.join(', ')}, or a list of these`);

const requiredText = (max: number) =>
  z.string('must be a text').min(1, 'must not be empty').max(max, `must have at most ${max} characters`);

const PICTURE = 'must be the name of a picture in content/images, such as studio.jpg';

const picture = z.strictObject({
  file: z.string(PICTURE).regex(/^[\w-]+\.(?:jpe?g|png|webp|avif)$/, PICTURE),
  alt: requiredText(300),
});

const schema = z.strictObject({
  title: z.string('must be a text').min(1, 'must not be empty').max(150, 'must have at most 150 characters'),
  /** For search engines. */
  description: z.string('must be a text').max(320, 'must have at most 320 characters').optional(),
  /** The title for search engines. */
  seoTitle: z.string('must be a text').max(150, 'must have at most 150 characters').optional(),
  menu: z
    .union([menu, z.array(menu).max(MENUS.length)], `must be ${MENUS.join(', ')}, or a list of these`)
    .optional(),
  /** The place in the menus: lower numbers come first. */
  order: z.number('must be a number').min(-1e6).max(1e6).default(100),
  /** The language of the text (BCP 47), where it differs from the folder's. */
  language: z
    .string('must be a language code such as de')
    .regex(/^[a-z]{2,3}(?:-[A-Za-z\d]{2,8}){0,3}$/, 'must be a language code such as de')
    .optional(),
  /** A wide picture of `content/images` above the text, which then starts with a lead. */
  picture: picture.optional(),
  /** Figures in large type, such as a number of days, below the first part of the text. */
  numbers: z
    .array(z.strictObject({ value: requiredText(12), label: requiredText(80) }), 'must be a list')
    .max(3)
    .optional(),
  /** Pictures of `content/images`, each with a text next to it, below the numbers. */
  rows: z
    .array(z.strictObject({ title: requiredText(100), text: requiredText(600), picture }), 'must be a list')
    .max(8)
    .optional(),
  status: z.enum(PAGE_STATUSES, `must be ${PAGE_STATUSES.join(', ')}`).default('published'),
});

type FrontMatter = z.infer<typeof schema>;

/** A mistake in a page's file. Lines count from 1. */
type FileProblem = { line: number; message: string };

type ParsedPage =
  | { facts: FrontMatter; markdown: string; problems?: undefined }
  | { problems: FileProblem[]; facts?: undefined };

const DELIMITED = /^---[ \t]*\n((?:.*\n)*?)---[ \t]*(?:\n|$)/;

/** A place that is to be completed: `[[name of the company]]`. */
const MARKED_PLACE = /\[\[[^[\]\n]+\]\]/;

export function parsePage(source: string): ParsedPage {
  const text = source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const [block, yaml] = DELIMITED.exec(text) ?? [];
  if (block === undefined || yaml === undefined)
    return { problems: [{ line: 1, message: 'must start with a block between two lines of ---' }] };
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  // The block's first line is the second line of the file.
  const lineAt = (offset: number) => lines.linePos(offset).line + 1;
  if (document.errors.length > 0)
    return {
      problems: document.errors.map(({ message, pos: [start] }) => ({
        line: lineAt(start),
        // The first line specifies a place within the block. The rest quotes it.
        message: message.replace(/ at line \d+, column \d+:[\s\S]*$/, ''),
      })),
    };
  const parsed = schema.safeParse(document.toJS() ?? {});
  if (!parsed.success)
    return {
      problems: parsed.error.issues.flatMap((issue) =>
        issue.code === 'unrecognized_keys'
          ? issue.keys.map((key) => ({ line: lineOf(key), message: `${key}: is not an entry of a page` }))
          : [describe(issue)],
      ),
    };
  const markdown = text.slice(block.length);
  const { status } = parsed.data;
  if (status === 'published' && MARKED_PLACE.test(markdown))
    return {
      problems: [
        {
          line: text.slice(0, block.length + markdown.search(MARKED_PLACE)).split('\n').length,
          message: 'has a place to complete between [[ and ]]. Complete it, or set status: draft',
        },
      ],
    };
  return { facts: parsed.data, markdown };

  function describe({ path, message }: z.core.$ZodIssue): FileProblem {
    const key = String(path[0] ?? '');
    const isAbsent = !(isMap(document.contents) && document.contents.has(key));
    return { line: lineOf(key), message: `${key}: ${isAbsent ? 'is missing' : message}` };
  }

  function lineOf(key: string): number {
    if (!isMap(document.contents)) return 1;
    const pair = document.contents.items.find((item) => String(item.key) === key);
    const range = pair && typeof pair.key === 'object' && pair.key !== null && 'range' in pair.key;
    return range && Array.isArray(pair.key.range) ? lineAt(Number(pair.key.range[0])) : 1;
  }
}

const MAX_SLUG_LENGTH = 100;
/** Words of letters and digits of any alphabet, in lower case, as URLs are. */
const SLUG = /^[\p{Ll}\p{Lo}\p{N}]+(?:[-_][\p{Ll}\p{Lo}\p{N}]+)*$/u;

export const isPageSlug = (slug: string): boolean =>
  slug.length <= MAX_SLUG_LENGTH && SLUG.test(slug) && !RESERVED_SLUGS.has(slug);
