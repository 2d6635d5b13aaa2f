import { FeePerOrder, IncludedFee, PriceNote } from '@/components/layout/legal-notices';
import { SHOP } from '@/lib/config/shop';
import type { PlaceFacts } from '@/lib/places';
import { ProductWarnings } from '../product-safety';

export default function BesidePrice({ product }: PlaceFacts['beside-price']) {
  return (
    <>
      {FEATURES.priceNotes && !SHOP.giftCards.includes(product.slug) ? (
        <PriceNote isDelivered={product.kind === 'physical'} className="-mt-4 text-caption text-muted" />
      ) : null}
      {FEATURES.fees && product.fee ? (
        <IncludedFee fee={product.fee} className="-mt-4 text-caption text-muted" />
      ) : null}
      {FEATURES.fees ? <FeePerOrder className="-mt-4 text-caption text-muted" /> : null}
      {FEATURES.productInformation ? <ProductWarnings product={product} /> : null}
    </>
  );
}
