import type { Lang } from '@/lib/i18n/lang';
import { langOf } from '@/lib/urls';
import { CACHE, SAVED_AT } from './saved-pages';

export type SavedPage = { href: string; title: string; savedAt: number };

const MAX_PAGES = 12;

/** Returns the stored pages in a language, the latest first, at most 12. */
export async function listSavedPages(lang: Lang): Promise<SavedPage[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHE.pages));
  const found = await Promise.all(names.map(async (name) => pagesIn(await caches.open(name), lang)));
  const latest = found
    .flat()
    .sort((a, b) => b.savedAt - a.savedAt)
    .slice(0, MAX_PAGES);
  return Promise.all(
    latest.map(async ({ href, savedAt, response }) => ({
      href,
      savedAt,
      title: titleOf(await response.text()) || href,
    })),
  );
}

async function pagesIn(cache: Cache, lang: Lang) {
  const requests = (await cache.keys()).filter(({ url }) => langOf(new URL(url).pathname) === lang);
  const entries = await Promise.all(
    requests.map(async (request) => {
      const response = await cache.match(request, { ignoreVary: true });
      if (!response) return [];
      return [
        {
          href: new URL(request.url).pathname,
          savedAt: Number(response.headers.get(SAVED_AT)),
          response,
        },
      ];
    }),
  );
  return entries.flat();
}

/** Returns the title of a page without the name of the shop. */
const titleOf = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').title.split(' · ')[0] ?? '';
