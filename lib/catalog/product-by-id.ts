import 'server-only';
import { cacheCatalog, catalogTags } from '@/lib/cache';
import { platformErrorOf } from '@/lib/errors/platform-error';
import { type CatalogView, SITE_VIEW } from '@/lib/model/catalog-view';
import type { Picture, Product } from '@/lib/model/product';
import { catalogPlatform as platform } from '@/lib/wix/catalog/current-catalog';
import { getAllProducts } from './readers';

/** Returns a product by its id, uncached. Null when the platform has none or cannot be reached. */
export async function findProductById(id: string, view: CatalogView = SITE_VIEW): Promise<Product | null> {
  try {
    return await platform.queryProductById(id, view);
  } catch (error) {
    if (platformErrorOf(error)) return null;
    throw error;
  }
}

/**
 * Returns the first pictures of products by id, from the cached catalog. A product without a
 * picture is absent, and all are when the platform cannot be reached.
 */
export async function findPictures(ids: readonly string[]): Promise<Map<string, Picture>> {
  try {
    const listed = new Map((await getAllProducts()).map(({ id, picture }) => [id, picture]));
    const pictures = await Promise.all(
      [...new Set(ids)].map(async (id) => {
        const picture = listed.has(id) ? listed.get(id) : await getPicture(id);
        return picture ? ([[id, picture]] as const) : [];
      }),
    );
    return new Map(pictures.flat());
  } catch (error) {
    if (platformErrorOf(error)) return new Map();
    throw error;
  }
}

/** Returns the picture of a product beyond the newest ones. @throws PlatformError */
async function getPicture(id: string): Promise<Picture | null> {
  'use cache';
  cacheCatalog(catalogTags.productId(id));
  return (await platform.queryProductById(id))?.picture ?? null;
}
