import { isGoods } from '@/lib/catalog/goods';
import type { PlaceFacts } from '@/lib/places';
import { ProductSafety } from '../product-safety';

export default function Safety({ product }: PlaceFacts['description']) {
  return FEATURES.productSafety && isGoods(product) ? <ProductSafety product={product} /> : null;
}
