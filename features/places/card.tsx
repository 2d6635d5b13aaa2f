import type { CardCorner } from '@/components/catalog/product-card';
import { SHOP } from '@/lib/config/shop';
import type { ProductSummary } from '@/lib/model/product';
import { place } from '@/lib/places';

/** Has room for one part: the first whose feature is on. */
const corner = place(
  'card-corner',
  FEATURES.wishlist ? () => import('@/features/wishlist/places/card-corner') : null,
);

type Cards = { products: ProductSummary[]; corner: CardCorner | undefined };

/** All features, unless the configuration says otherwise. */
const { brand = true, rating = true, swatches = true, secondPicture = true } = SHOP.cards ?? {};

/** With ratings and corner off, nothing is read. What the shop's cards do not show is left out. */
export async function withCardFeatures(products: ProductSummary[]): Promise<Cards> {
  const rated = await withRatings(products);
  return { products: SHOP.cards ? rated.map(toCardFields) : rated, corner: await loadCorner() };
}

const toCardFields = (product: ProductSummary): ProductSummary => ({
  ...product,
  ...(brand ? {} : { brand: null }),
  ...(swatches ? {} : { swatches: [] }),
  ...(secondPicture ? {} : { secondPicture: null }),
});

async function withRatings(products: ProductSummary[]): Promise<ProductSummary[]> {
  if (!FEATURES.reviews || !rating) return products;
  return (await import('@/lib/reviews/readers')).withRatings(products);
}

async function loadCorner(): Promise<CardCorner | undefined> {
  const [load] = corner.parts;
  if (!load) return undefined;
  const { default: Corner } = await load();
  return (product) => Corner({ product });
}
