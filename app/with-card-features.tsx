import type { CardCorner } from '@/components/catalog/product-card';
import type { ProductSummary } from '@/lib/model/product';
import { lowestPrice } from '@/lib/model/product';

type Cards = { products: ProductSummary[]; corner: CardCorner | undefined };

/**
 * Returns what features add to the cards of a list: the products with their ratings, and the
 * wishlist's heart. With both off, the products are unchanged and nothing is read.
 */
export async function withCardFeatures(products: ProductSummary[]): Promise<Cards> {
  return { products: await withRatings(products), corner: await cardHeart() };
}

async function withRatings(products: ProductSummary[]): Promise<ProductSummary[]> {
  if (!FEATURES.reviews) return products;
  return (await import('@/lib/reviews/readers')).withRatings(products);
}

async function cardHeart(): Promise<CardCorner | undefined> {
  const Heart = FEATURES.wishlist ? (await import('@/components/wishlist/heart')).Heart : null;
  return Heart
    ? ({ id, name, price }) => <Heart id={id} name={name} price={lowestPrice(price)} />
    : undefined;
}
