import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { catalogTags } from '@/lib/cache';
import { SITEMAP_PRODUCTS } from '@/lib/seo/sitemap';
import { MAX_PRODUCTS_PER_CALL } from '@/lib/wix/catalog/catalog-platform';
import { getPage, getTraits, PLAIN_LIST, queryPages } from '@/lib/wix/catalog/lists/pages';

/** The largest number of files of which a sitemap's index may consist. */
const MAX_SITEMAP_FILES = 50_000;

/** `cursor` leads to the next file, where the platform has cursors. */
type SlugFile = { slugs: string[]; cursor: string | null };

/**
 * The product slugs of a sitemap file, counted from 1, without those hidden from search engines. A file
 * beyond the last has none and costs no call.
 * @throws PlatformError
 */
export async function getProductSlugs(file: number): Promise<string[]> {
  const files = Math.ceil((await getPage(PLAIN_LIST, 0)).total / SITEMAP_PRODUCTS);
  return file > Math.min(files, MAX_SITEMAP_FILES) ? [] : (await getSlugFile(file)).slugs;
}

async function getSlugFile(file: number): Promise<SlugFile> {
  'use cache';
  cacheLife('days');
  cacheTag(catalogTags.all);
  // Each file reads the previous one, so that a wrong number would recurse without an end.
  if (!Number.isInteger(file) || file < 1 || file > MAX_SITEMAP_FILES)
    throw new RangeError('no file of the sitemap');
  const pages = SITEMAP_PRODUCTS / MAX_PRODUCTS_PER_CALL;
  const { pagesByCursor } = await getTraits();
  // Crawlers read files in order: the previous one is usually cached, and stays so if the quota ends.
  let cursor = pagesByCursor && file > 1 ? (await getSlugFile(file - 1)).cursor : null;
  const slugs: string[] = [];
  if (pagesByCursor && file > 1 && cursor === null) return { slugs, cursor };
  // One page after the other, so that the calls of shoppers go first. A crawler can wait.
  let page = (file - 1) * pages;
  for await (const { products, ...found } of queryPages(page, { cursor, withoutTotal: pagesByCursor })) {
    slugs.push(...products.flatMap(({ slug, isUnlisted }) => (isUnlisted ? [] : [slug])));
    cursor = found.cursor ?? null;
    page += 1;
    const isLast = pagesByCursor ? cursor === null : page * MAX_PRODUCTS_PER_CALL >= found.total;
    if (isLast || page === file * pages) break;
  }
  return { slugs, cursor };
}
