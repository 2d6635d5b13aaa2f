import type { CardCorner } from '@/components/catalog/product-card';
import { SHOP } from '@/lib/config/shop';
import type { ProductSummary } from '@/lib/model/product';
import { lowestPrice } from '@/lib/model/product';

type Cards = { products: ProductSummary[]; corner: CardCorner | undefined };

/** The features of the shop's cards. Everything, unless the configuration says otherwise. */
const { brand = true, rating = true, swatches = true, secondPicture = true } = SHOP.cards ?? {};

/**
 * Returns what features add to the cards of a list: the products with their ratings, and the
 * wishlist's heart. With both off, nothing is read. What the shop's cards do not show is left out.
 */
export async function withCardFeatures(products: ProductSummary[]): Promise<Cards> {
  const rated = await withRatings(products);
  return { products: SHOP.cards ? rated.map(asOnCard) : rated, corner: await cardHeart() };
}

const asOnCard = (product: ProductSummary): ProductSummary => ({
  ...product,
  ...(brand ? {} : { brand: null }),
  ...(swatches ? {} : { swatches: [] }),
  ...(secondPicture ? {} : { secondPicture: null }),
});

async function withRatings(products: ProductSummary[]): Promise<ProductSummary[]> {
  if (!FEATURES.reviews || !rating) return products;
  return (await import('@/lib/reviews/readers')).withRatings(products);
}

async function cardHeart(): Promise<CardCorner | undefined> {
  const Heart = FEATURES.wishlist ? (await import('@/components/wishlist/heart')).Heart : null;
  return Heart
    ? ({ id, name, price }) => <Heart id={id} name={name} price={lowestPrice(price)} />
    : undefined;
}
