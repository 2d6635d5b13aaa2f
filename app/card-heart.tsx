import type { CardCorner } from '@/components/catalog/product-card';
import { shownPrice } from '@/lib/model/saved-items';

/** Returns the wishlist's heart for product cards. Undefined when the feature is off. */
export async function cardHeart(): Promise<CardCorner | undefined> {
  const Heart =
    process.env.FEATURE_WISHLIST === 'on' ? (await import('@/components/wishlist/heart')).Heart : null;
  if (!Heart) return undefined;
  return ({ id, name, price }) => {
    const shown = shownPrice(price);
    return <Heart product={`${id} ${shown ? `${shown.amount} ${shown.currency}` : '- -'} ${name}`} />;
  };
}
