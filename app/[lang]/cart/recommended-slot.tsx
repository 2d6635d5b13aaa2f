import { RecommendedSkeleton } from '@/components/recommendations/recommended-skeleton';
import { OptionalPart } from '@/components/ui/optional-part';
import { getMessages } from '@/lib/i18n/server-messages';
import type { Cart } from '@/lib/model/cart';

/** Products that go well with the cart. Renders nothing without the feature. */
export async function RecommendedSlot({ cart }: { cart: Cart | null }) {
  const CartRecommendations =
    process.env.FEATURE_RECOMMENDATIONS === 'on'
      ? (await import('@/components/recommendations/cart-recommendations')).CartRecommendations
      : null;
  const Report =
    process.env.ANALYTICS_CODE === 'on'
      ? (await import('@/components/analytics/analytics')).ReportView
      : null;
  if (CartRecommendations === null) return null;
  const title = (await getMessages()).recommended.cart;
  return (
    <section aria-label={title} className="pt-section not-has-[[data-row]]:hidden noscript:hidden">
      <h2 className="mb-6 font-display text-title">{title}</h2>
      <OptionalPart>
        <CartRecommendations
          label={title}
          productIds={cart?.lines.map(({ productId }) => productId) ?? []}
          Report={Report}
        >
          <RecommendedSkeleton />
        </CartRecommendations>
      </OptionalPart>
    </section>
  );
}
