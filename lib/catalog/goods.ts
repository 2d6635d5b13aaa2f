import { SHOP } from '@/lib/config/shop';
import type { Product } from '@/lib/model/product';

/** Gift cards are sent by email, whatever the platform says of them. */
export const isGoods = ({ kind, slug }: Pick<Product, 'kind' | 'slug'>): boolean =>
  kind === 'physical' && !SHOP.giftCards.includes(slug);
