import { GuaranteeRights } from '@/components/layout/legal-notices';
import { isGoods } from '@/lib/catalog/goods';
import type { PlaceFacts } from '@/lib/places';
import { GaranLabel } from '../product-safety';

export default function Rights({ product }: PlaceFacts['product-rights']) {
  if (!isGoods(product)) return null;
  return (
    <>
      {FEATURES.guarantee ? <GuaranteeRights /> : null}
      {FEATURES.durability ? <GaranLabel product={product} /> : null}
    </>
  );
}
