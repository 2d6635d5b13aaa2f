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
 * Pages and menus of the CMS, in collections of the platform's Next.js template: `Pages` (title, slug, body,
 * seoTitle, seoDescription, and `language` where it is not the catalog's) and `Menus` (slug, pages).
 */

/** The template has the first two menus. */
const MENU_SLUGS: Record<MenuName, string> = {
  header: 'next-js-frontend-header-menu',
  footer: 'next-js-frontend-footer-menu',
  legal: 'next-js-frontend-legal-menu',
};

const PER_PAGE = 100;
const MAX_PAGES = 10;

const requiredText = z.string().trim().min(1);
const optional = requiredText.nullish().catch(null);

const pageSchema = z.object({
  title: requiredText.max(500),
  slug: requiredText.max(200),
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

/** Null when the site has no pages that a visitor may read. @throws PlatformError */
export async function queryPages(): Promise<ContentPage[] | null> {
  const pages = await orNullWhereAbsent(NO_COLLECTION, queryCmsPages);
  if (pages === null || pages.length === 0) return null;
  const menus = await orNullWhereAbsent(NO_COLLECTION, queryMenus);
  return pages.map((page) => toPage(page, menus ?? { footer: pages.map(({ slug }) => slug) }));
}

const queryCmsPages = async (): Promise<CmsPage[]> =>
  mappedAll(await queryItems('Pages'), (item) => pageSchema.safeParse(item).data ?? null);

export type CollectionItem = Readonly<Record<string, unknown>>;

/** At most 1,000 items. Null when the site has none that a visitor may read. @throws PlatformError */
export const queryCollection = (id: string): Promise<CollectionItem[] | null> =>
  orNullWhereAbsent(NO_COLLECTION, async () => mappedAll(await queryItems(id), (item) => ({ ...item })));

async function queryItems(collection: string): Promise<WixDataItem[]> {
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

type Menus = Partial<Record<MenuName, string[]>>;

async function queryMenus(): Promise<Menus> {
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
    isDraft: page.published === false || undefined,
    menus: Object.fromEntries(
      MENUS.flatMap((name) => {
        const place = menus[name]?.indexOf(page.slug) ?? -1;
        return place < 0 ? [] : [[name, place]];
      }),
    ),
  };
}
