import { and, inArray, isNotNull } from 'drizzle-orm';
import { type AutomaticDiscount, readAutomaticDiscounts } from '../../catalog/automatic-discounts';
import { collectionProducts, mediaFiles } from '../../catalog/schema';
import { mediaVideos } from '../../catalog/search/schema';
import type { StoredProduct } from '../../catalog/types';
import type { Reader } from '../../db/reader';
import { type CategoryTree, readCategoryTree } from '../categories/tree';
import type { StoredVideo } from '../wire-media';

/** The data of V3's responses in addition to the product's own. */
export type V3Relations = {
  tree: CategoryTree;
  videos: ReadonlyMap<string, StoredVideo>;
  /** The place of an arranged product in a category. */
  indexIn(categoryId: string, productId: string): number | undefined;
  discounts: readonly AutomaticDiscount[];
};

type Related = Pick<StoredProduct, 'id' | 'document'>;

/** Returns what the responses of these products need, in a few queries for all of them. */
export async function readRelations(reader: Reader, products: readonly Related[]): Promise<V3Relations> {
  const ids = products.map(({ id }) => id);
  const arranged = await reader
    .select()
    .from(collectionProducts)
    .where(and(inArray(collectionProducts.productId, ids), isNotNull(collectionProducts.position)));
  const places = new Map(
    arranged.map(({ collectionId, productId, position }) => [`${collectionId} ${productId}`, position]),
  );
  return {
    tree: await readCategoryTree(reader),
    videos: await readVideos(
      reader,
      products.flatMap(({ document }) => document.v3?.videoIds ?? []),
    ),
    indexIn: (categoryId, productId) => places.get(`${categoryId} ${productId}`) ?? undefined,
    discounts: await readAutomaticDiscounts(reader),
  };
}

/** Returns the videos of these ids with their posters. */
async function readVideos(reader: Reader, ids: readonly string[]): Promise<Map<string, StoredVideo>> {
  if (ids.length === 0) return new Map();
  const videos = await reader
    .select()
    .from(mediaVideos)
    .where(inArray(mediaVideos.id, [...new Set(ids)]));
  const posters = await reader
    .select()
    .from(mediaFiles)
    .where(
      inArray(
        mediaFiles.id,
        videos.map(({ posterId }) => posterId),
      ),
    );
  const byId = new Map(posters.map((poster) => [poster.id, poster]));
  return new Map(videos.map((video) => [video.id, { ...video, poster: byId.get(video.posterId) }]));
}
