import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
// The loader of next.config.ts resolves the alias @/ only in that file itself.
import { LANGS, type Lang } from '../i18n/locales.mjs';
import { type FrontMatter, parsePage } from './front-matter';
import { isPageSlug } from './page-slug';

/** A page's file: `content/<language>/<slug>.md`. */
export type PageFile = { lang: Lang; slug: string; facts: FrontMatter; markdown: string };

/** Bytes of one file. */
const LARGEST_FILE = 500_000;

export const contentFolder = (): string => join(/* turbopackIgnore: true */ process.cwd(), 'content');

/**
 * Returns the pages in a folder, in the order of the shop's languages, and a line for each mistake:
 * `content/de/about.md:3: menu: must be header, footer, legal, or a list of these`.
 */
export function readPageFiles(folder: string): { pages: PageFile[]; problems: string[] } {
  const pages: PageFile[] = [];
  const problems: string[] = [];
  for (const lang of LANGS)
    for (const name of markdownFiles(join(/* turbopackIgnore: true */ folder, lang))) {
      const report = (line: number, message: string) =>
        problems.push(`content/${lang}/${name}:${line}: ${message}`);
      const slug = name.slice(0, -'.md'.length);
      if (!isPageSlug(slug)) {
        report(1, 'the file’s name must be lowercase words with hyphens, and no address of the shop');
        continue;
      }
      const text = readFileSync(join(/* turbopackIgnore: true */ folder, lang, name), 'utf8');
      if (text.length > LARGEST_FILE) {
        report(1, `must have at most ${LARGEST_FILE} characters`);
        continue;
      }
      const page = parsePage(text);
      if (page.problems) for (const { line, message } of page.problems) report(line, message);
      else pages.push({ lang, slug, facts: page.facts, markdown: page.markdown });
    }
  return { pages, problems };
}

const markdownFiles = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.md'))
        .sort()
    : [];

/**
 * Ends the process with exit code 1 and one line for each mistake in the pages' files.
 * next.config.ts calls it, so that neither a build nor a start ignores a page.
 */
export function requireUsablePages(folder = contentFolder()): void {
  const { problems } = readPageFiles(folder);
  if (problems.length === 0) return;
  for (const problem of problems) console.error(`✖ ${problem}`);
  process.exit(1);
}
