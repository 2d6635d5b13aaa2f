import 'server-only';
import type { WixDataItem } from '@wix/wix-data-items-sdk';
import { z } from 'zod';
import { SHOP } from '@/lib/config/shop';
import { type ContentPage, MENUS, type MenuName } from '@/lib/model/content';
import { browse } from './browse-client';
import { cleanPageHtml } from './map/rich-text';
import { NO_COLLECTION, orNullWhereAbsent } from './platform-error';
import { mappedAll } from './well-formed';

/**
 * Reads pages and menus from the CMS, in the collections and fields of the platform's Next.js
 * template: `Pages` (title, slug, body, seoTitle, seoDescription) and `Menus` (slug, pages). A page
 * may also have a `language`. Otherwise its text is in the catalog's language.
 */

/** Slugs of the menus. The template has the first two. */
const MENU_SLUGS: Record<MenuName, string> = {
  header: 'next-js-frontend-header-menu',
  footer: 'next-js-frontend-footer-menu',
  legal: 'next-js-frontend-legal-menu',
};

const PER_PAGE = 100;
const MAX_PAGES = 10;

const text = z.string().trim().min(1);
const optional = text.nullish().catch(null);

const pageSchema = z.object({
  title: text.max(500),
  slug: text.max(200),
  body: z.string().max(1_000_000).nullish(),
  seoTitle: optional,
  seoDescription: optional,
  language: optional,
  /** The template has no such field. False: a draft. */
  published: z.boolean().nullish().catch(null),
});
type CmsPage = z.infer<typeof pageSchema>;

const menuSchema = z.object({
  slug: z.string(),
  pages: z
    .array(z.object({ slug: z.string() }))
    .max(100)
    .nullish(),
});

/**
 * Returns the pages of the CMS with their menus, or null when the site has none that a visitor may
 * read. @throws PlatformError
 */
export async function queryPages(): Promise<ContentPage[] | null> {
  const pages = await orNullWhereAbsent(NO_COLLECTION, readPages);
  if (pages === null || pages.length === 0) return null;
  const menus = await orNullWhereAbsent(NO_COLLECTION, readMenus);
  return pages.map((page) => toPage(page, menus ?? { footer: pages.map(({ slug }) => slug) }));
}

const readPages = async (): Promise<CmsPage[]> =>
  mappedAll(await readItems('Pages'), (item) => pageSchema.safeParse(item).data ?? null);

/** An item of a collection: `_id`, and a value for each field that it has. */
export type CollectionItem = Readonly<Record<string, unknown>>;

/**
 * Returns the items of a collection, at most 1,000 of them, or null when the site has none that a
 * visitor may read. @throws PlatformError
 */
export const queryCollection = (id: string): Promise<CollectionItem[] | null> =>
  orNullWhereAbsent(NO_COLLECTION, async () => mappedAll(await readItems(id), (item) => ({ ...item })));

async function readItems(collection: string): Promise<WixDataItem[]> {
  const found: WixDataItem[] = [];
  for (let page = 0; page < MAX_PAGES; page++) {
    const { items, hasNext } = await browse(async ({ dataItems }) => {
      const query = dataItems
        .query(collection)
        .limit(PER_PAGE)
        .skip(page * PER_PAGE);
      const answer = await query.find();
      return { items: answer.items, hasNext: answer.hasNext() };
    });
    found.push(...items);
    if (!hasNext) break;
  }
  return found;
}

/** Slugs of pages by menu. */
type Menus = Partial<Record<MenuName, string[]>>;

async function readMenus(): Promise<Menus> {
  const { items } = await browse(({ dataItems }) =>
    dataItems.query('Menus').include('pages').hasSome('slug', Object.values(MENU_SLUGS)).find(),
  );
  const menus = mappedAll(items, (item) => menuSchema.safeParse(item).data ?? null);
  return Object.fromEntries(
    MENUS.flatMap((name) => {
      const menu = menus.find(({ slug }) => slug === MENU_SLUGS[name]);
      return menu?.pages ? [[name, menu.pages.map(({ slug }) => slug)]] : [];
    }),
  );
}

function toPage(page: CmsPage, menus: Menus): ContentPage {
  const language = page.language ?? SHOP.catalogLang;
  return {
    slug: page.slug,
    lang: language.split('-')[0]?.toLowerCase() ?? language,
    textLang: language,
    title: page.title,
    seoTitle: page.seoTitle ?? null,
    description: page.seoDescription ?? null,
    html: cleanPageHtml(page.body ?? ''),
    status: 'published',
    ...(page.published === false ? { isDraft: true } : {}),
    menus: Object.fromEntries(
      MENUS.flatMap((name) => {
        const place = menus[name]?.indexOf(page.slug) ?? -1;
        return place < 0 ? [] : [[name, place]];
      }),
    ),
  };
}
