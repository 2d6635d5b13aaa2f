import { v1CollectionId } from '../../catalog/all-products';
import type { StoreVariant } from '../../catalog/products/store-variants';
import type { Platform } from '../../core/platform';
import { variantStock } from '../products/wire';

/**
 * A variant in the store-wide list, with the picture of its first choice that has one, otherwise
 * the product's.
 */
export function wireStoreVariant(platform: Platform, { product, variant }: StoreVariant) {
  const chosen = product.document.options.flatMap(({ name, choices }) =>
    choices.filter(({ description }) => variant.choices[name] === description),
  );
  const [mediaId] = [...chosen.flatMap(({ mediaIds }) => mediaIds), ...product.document.mediaIds];
  const file = mediaId === undefined ? undefined : product.media.get(mediaId);
  const names = Object.values(variant.choices);
  return {
    id: `${product.id}-${variant.id}`,
    variantId: variant.id,
    productId: product.id,
    ...(names.length > 0 && { variantName: names.join(' | ') }),
    productName: product.name,
    managedVariant: product.manageVariants,
    sku: variant.sku,
    stock: variantStock(variant),
    choices: variant.choices,
    collectionIds: product.collectionIds.map(v1CollectionId),
    ...(file && {
      media: {
        image: {
          id: file.id,
          url: `${platform.origin}/media/${file.id}`,
          height: file.height,
          width: file.width,
          altText: file.altText,
        },
      },
    }),
    preorderInfo: { enabled: false },
  };
}
