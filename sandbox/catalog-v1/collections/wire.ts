import { v1CollectionId } from '../../catalog/all-products';
import type { StoredCollection } from '../../catalog/collections/store';
import type { Platform } from '../../core/platform';
import { translated } from '../../core/requested-view';
import { wireMedia } from '../media/wire';

/** A collection in a V1 response. */
export function wireCollection(platform: Platform, collection: StoredCollection) {
  const { media } = collection;
  return {
    id: v1CollectionId(collection.id),
    name: translated('category.name', collection.id, collection.name),
    slug: collection.slug,
    description: translated('category.description', collection.id, collection.description),
    visible: collection.visible,
    media: media
      ? wireMedia(platform.origin, [media.id], new Map([[media.id, media]]))
      : wireMedia(platform.origin, [], new Map()),
    numberOfProducts: collection.numberOfProducts,
    lastUpdated: new Date(collection.updatedAt).toISOString(),
  };
}
