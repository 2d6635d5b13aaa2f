import type { Product } from '@/lib/model/product';
import { withoutUndefined } from '@/lib/model/without-undefined';
import { galleryPictures } from './gallery/product-gallery';
import type { SelectableProduct } from './selection-context';

/** The fields that the browser needs for the product's form. */
export function toSelectable(product: Product): SelectableProduct {
  const { id, slug, name, kind, price, availability, options, variants, customTextFields } = product;
  const { modifiers, subscriptions, preOrderMessage } = product;
  return withoutUndefined({
    id,
    slug,
    name,
    kind,
    price,
    availability,
    options,
    customTextFields,
    variants: variants.map((variant) => ({ ...variant, gtin: undefined })),
    modifiers: modifiers?.length ? modifiers : undefined,
    subscriptions,
    preOrderMessage,
    isTranslated: product.isTranslated,
    pictures: galleryPictures(product),
  });
}
