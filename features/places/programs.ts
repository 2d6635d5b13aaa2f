import type { Lang } from '@/lib/i18n/lang';
import { additions } from '@/lib/places';

/** What programs read besides the catalog: search engines, assistants, crawlers. */

/** A page of text. All texts are plain, and paths have no language. */
export type TextPage = {
  path: string;
  title: string;
  /** Short ones, which fit into one line. */
  facts: string[];
  summary: string | null;
  /** Sanitized (lib/wix/map/rich-text.ts). */
  html: string | null;
  links: { name: string; path: string; text: string | null }[];
  /** The page that goes on. */
  next: { name: string; path: string } | null;
};

/**
 * Null where the feature has no page.
 * @param segments of the path, still encoded: `['blog', 'a-post']`
 */
export type ReadTextPage = (lang: Lang, segments: readonly string[]) => Promise<TextPage | null>;

/** Pages of text besides those of the core. */
export const textPages = additions<ReadTextPage>(
  FEATURES.blog ? () => import('@/features/blog/places/text-page') : null,
);

/** Paths without a language, each with the languages that have it. */
type ReadAddresses = () => Promise<{ path: string; languages: Lang[] }[]>;

export const sitemapAddresses = additions<ReadAddresses>(
  FEATURES.blog ? () => import('@/features/blog/places/sitemap') : null,
);

/** Returns a section of `/llms.txt`. Paths have no language. */
export type ProgramFiles = (lang: Lang) => { title: string; files: { name: string; path: string }[] };

export const programFiles = additions<ProgramFiles>(
  FEATURES.feeds ? () => import('@/features/feeds/places/program-files') : null,
);

/** Paths that crawlers may read, although others below the same folder are closed to them. */
export const crawledPaths = additions<string>(
  FEATURES.agents ? () => import('@/features/agents/places/crawled-path') : null,
);
