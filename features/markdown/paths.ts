import { RESERVED_SLUGS } from '@/lib/pages';
import { barePath } from '@/lib/urls';

/** The pages of the shop that have a Markdown form. Pages of text have one, too. */
const MARKDOWN_PAGES = /^\/(?:search|blog(?:\/(?!feed\.xml$).+)?|products(?:\/[^/]+)?|categories\/[^/]+)?$/;

/** The home page, whose path has no name to add `.md` to. */
export const MARKDOWN_HOME = '/index';

/** `path` has no language. Pages of text are known by their paths only: there may be none. */
export const hasMarkdown = (path: string): boolean =>
  MARKDOWN_PAGES.test(path) || (/^\/[^/.]+$/.test(path) && !RESERVED_SLUGS.has(path.slice(1)));

/** `/de` → `/de/index.md`, without an origin. */
export function markdownHref(href: string): string {
  const [path = '', query] = href.split('?', 2);
  const bare = barePath(path);
  const prefix = bare === '/' ? path.replace(/\/$/, '') + MARKDOWN_HOME : path;
  return `${prefix}.md${query === undefined ? '' : `?${query}`}`;
}
