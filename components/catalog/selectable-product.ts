import type { Product } from '@/lib/model/product';
import { galleryPictures } from './gallery/product-gallery';
import type { SelectableProduct } from './selection-context';

/** The fields that the browser needs for the product's form. */
export function toSelectable(product: Product): SelectableProduct {
  const { id, slug, name, kind, price, availability, options, variants, customTextFields } = product;
  const { modifiers, subscriptions, preOrderMessage } = product;
  return {
    id,
    slug,
    name,
    kind,
    price,
    availability,
    options,
    customTextFields,
    variants: variants.map(({ gtin: _, ...variant }) => variant),
    ...(modifiers?.length ? { modifiers } : {}),
    ...(subscriptions ? { subscriptions } : {}),
    ...(preOrderMessage ? { preOrderMessage } : {}),
    ...(product.isTranslated ? { isTranslated: true } : {}),
    pictures: galleryPictures(product),
  };
}
