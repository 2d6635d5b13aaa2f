import { loadReport } from '@/features/places/view';
import { getMessages } from '@/lib/i18n/server-messages';
import type { PlaceFacts } from '@/lib/places';
import { CartRecommendations } from '../cart-recommendations';
import { RecommendedSkeleton } from '../recommended-skeleton';

export default async function Cart({ cart }: PlaceFacts['cart']) {
  const title = (await getMessages()).recommended.cart;
  return (
    <section aria-label={title} className="pt-section not-has-[[data-row]]:hidden noscript:hidden">
      <h2 className="mb-6 font-display text-title">{title}</h2>
      <CartRecommendations
        label={title}
        productIds={cart?.lines.map(({ productId }) => productId) ?? []}
        Report={loadReport ? (await loadReport()).ReportView : null}
      >
        <RecommendedSkeleton />
      </CartRecommendations>
    </section>
  );
}
