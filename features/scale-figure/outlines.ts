import { getShownCategories } from '@/lib/catalog/shown-products';
import { SHOP } from '@/lib/config/shop';
import { own } from '@/lib/model/own';
import type { Product } from '@/lib/model/product';

/** In a square of 100 × 100, which is stretched to the size of the product. */
const OUTLINES: Readonly<Record<string, string | null>> = {
  bowl: 'M0 2C3 52 20 88 37 96V100H63V96C80 88 97 52 100 2Z',
  plate: 'M0 6C6 58 20 90 32 92V100H68V92C80 90 94 58 100 6Z',
  vase: 'M40 0H60V16C60 28 100 36 100 62C100 82 84 94 74 100H26C16 94 0 82 0 62C0 36 40 28 40 16Z',
  box: null,
};

/** Null for a box. @throws PlatformError */
export async function outlineOf({ slug, categoryIds }: Product): Promise<string | null> {
  const outlines = SHOP.features.scaleFigure?.outlines ?? [];
  const slugs = outlines.some(({ categories }) => categories)
    ? (await getShownCategories()).filter(({ id }) => categoryIds.includes(id)).map((one) => one.slug)
    : [];
  const found = outlines.find(
    ({ products = [], categories = [] }) =>
      products.includes(slug) || categories.some((category) => slugs.includes(category)),
  );
  if (!found) return null;
  const named = own(OUTLINES, found.outline);
  return named === undefined ? found.outline : named;
}
