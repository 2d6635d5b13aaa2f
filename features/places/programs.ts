import type { Lang } from '@/lib/i18n/lang';
import { additions } from '@/lib/places';

/** What programs read besides the pages of the catalog. */

/** Returns a section of `/llms.txt`. Paths have no language. */
export type ProgramFiles = (lang: Lang) => { title: string; files: { name: string; path: string }[] };

export const programFiles = additions<ProgramFiles>(
  FEATURES.feeds ? () => import('@/features/feeds/places/program-files') : null,
);

/** Paths that crawlers may read, although others below the same folder are closed to them. */
export const crawledPaths = additions<string>(
  FEATURES.agents ? () => import('@/features/agents/places/crawled-path') : null,
);
