import { Hono } from 'hono';
import { z } from 'zod';
import { findCollection } from '../catalog/collections/store';
import { findProductBySlug } from '../catalog/products/store';
import { guidOf } from '../catalog/stable-ids';
import type { MediaFile } from '../catalog/types';
import { readCategoryDocument } from '../catalog-v3/categories/document';
import { readArguments } from '../core/arguments';
import { readCaller } from '../core/caller';
import { applicationError } from '../core/errors';
import type { Platform } from '../core/platform';
import { translated } from '../core/requested-view';
import { type Page, resolveTags, type Tag, tagSchema } from './tags';

const SEO = '/promote/seo/v1';

const pageUrl = z.url('is not a web address').max(2048);
const itemArguments = z.object({
  pageUrl,
  itemType: z.string().max(50),
  slug: z.string().min(1).max(255).nullish(),
});
const staticArguments = z.object({
  pageUrl,
  pageName: z.string().max(255).nullish(),
  seoData: z.object({ tags: z.array(tagSchema).max(100).nullish() }).nullish(),
});

/** The item of a page with the tags that its merchant set. */
type Item = Omit<Page, 'url'> & { tags: Tag[] };

/** Tags for the head of a page: of an item of the catalog, or of a page that the caller describes. */
export function seoRoutes(platform: Platform): Hono {
  const app = new Hono();

  app.get(`${SEO}/resolve-item-seo-tags`, async (c) => {
    await readCaller(platform, c);
    const { pageUrl: url, itemType, slug } = await readArguments(c, itemArguments);
    const item = await itemOf(platform, itemType, slug ?? '');
    if (item === undefined) throw applicationError(404, 'ITEM_NOT_FOUND', 'Item is not found');
    const { tags, ...page } = item;
    return c.json(answer({ ...page, url }, tags));
  });

  app.get(`${SEO}/resolve-static-page-seo-tags`, async (c) => {
    await readCaller(platform, c);
    const { pageUrl: url, pageName, seoData } = await readArguments(c, staticArguments);
    const name = pageName || nameInPath(url);
    return c.json(answer({ url, name, type: 'website' }, seoData?.tags ?? []));
  });

  return app;
}

const answer = (page: Page, tags: readonly Tag[]) => ({
  seoTags: { id: guidOf('seo-tags', page.url), tags: resolveTags(page, tags) },
});

async function itemOf(platform: Platform, itemType: string, slug: string): Promise<Item | undefined> {
  if (itemType === 'STORES_PRODUCT') {
    const product = await findProductBySlug(platform, slug, { includeHidden: false });
    if (product === undefined) return undefined;
    const [mediaId = ''] = product.document.mediaIds;
    return {
      name: translated('product.name', product.id, product.name),
      description: withoutMarkup(translated('product.description', product.id, product.description)),
      ...imageOf(platform, product.media.get(mediaId)),
      type: 'product',
      tags: ownTags(product.document.v3?.seoData ?? product.document.seoData),
    };
  }
  if (itemType !== 'STORES_CATEGORY' && itemType !== 'STORES_SUB_CATEGORY') return undefined;
  const category = await findCollection(platform, 'slug', slug);
  if (category?.visible !== true) return undefined;
  return {
    name: translated('category.name', category.id, category.name),
    description: translated('category.description', category.id, category.description),
    ...imageOf(platform, category.media),
    type: 'website',
    tags: ownTags(readCategoryDocument(category.document).seoData),
  };
}

const ownTags = (seoData: { tags: unknown[] } | undefined): Tag[] =>
  z.array(tagSchema).parse(seoData?.tags ?? []);

const imageOf = ({ origin }: Platform, file: MediaFile | undefined) =>
  file && { image: { url: `${origin}/media/${file.id}`, width: file.width, height: file.height } };

const withoutMarkup = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const nameInPath = (url: string): string => new URL(url).pathname.split('/').pop() ?? '';
