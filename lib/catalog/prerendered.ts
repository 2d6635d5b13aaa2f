import 'server-only';
import { decodeSegment } from '@/lib/urls';

/** Bytes of a slug in a file name. File systems hold 255, of which the framework's endings need some. */
const MAX_FILE_NAME = 200;

/** Next.js requires a URL to prerender. This one has no page. */
const NO_PAGE = 'no-page';

/**
 * At most `count`. Pages that no file system holds, and those that have failed in this build
 * (scripts/lib/build/production-build.mjs), are rendered on request.
 */
export function prerendered(
  slugs: readonly string[],
  hrefOf: (slug: string) => string,
  count = Number.POSITIVE_INFINITY,
): string[] {
  const failed = failedPages();
  const chosen = slugs.filter((slug) => {
    const isFileName = encodeURIComponent(slug).length <= MAX_FILE_NAME;
    return isFileName && !failed.includes(decodeSegment(hrefOf(slug)));
  });
  return chosen.length > 0 ? chosen.slice(0, count) : [NO_PAGE];
}

function failedPages(): unknown[] {
  const pages: unknown = JSON.parse(process.env.SKIPPED_PAGES || '[]');
  return Array.isArray(pages) ? pages : [];
}
