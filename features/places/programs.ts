import { additions, type ProgramFiles, type ReadAddresses, type ReadTextPage } from '@/lib/places';

/** Additions for programs: search engines, assistants, crawlers. */

/** Pages of text besides those of the core. */
export const textPages = additions<ReadTextPage>(
  FEATURES.blog ? () => import('@/features/blog/places/text-page') : null,
);

export const sitemapAddresses = additions<ReadAddresses>(
  FEATURES.blog ? () => import('@/features/blog/places/sitemap') : null,
);

export const programFiles = additions<ProgramFiles>(
  FEATURES.feeds ? () => import('@/features/feeds/places/program-files') : null,
);

/** Paths that crawlers may read, although others below the same folder are closed to them. */
export const crawledPaths = additions<string>(
  FEATURES.agents ? () => import('@/features/agents/places/crawled-path') : null,
);
