'use client';

import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { ReportView } from '@/components/analytics/analytics';
import { useCartState } from '@/lib/cart/client/use-cart-state';
import type { RecommendedList } from './recommended-list';

type CartRecommendationsProps = {
  title: string;
  /** The products of the cart that the server has read. */
  productIds: string[];
  /** Present in a shop with analytics. */
  Report: typeof ReportView | null;
  /** Reserves the space of the list: `<RecommendedSkeleton>`. */
  children: ReactNode;
};

/**
 * Products that go well with the cart. They are loaded when their place comes near the window.
 * Renders nothing for an empty cart.
 */
export function CartRecommendations({ title, productIds, Report, children }: CartRecommendationsProps) {
  const { cart, status } = useCartState();
  const place = useRef<HTMLDivElement>(null);
  const [List, setList] = useState<ComponentType<Parameters<typeof RecommendedList>[0]> | null>(null);
  const ids = status === 'unknown' ? productIds : cart.lines.map(({ productId }) => productId);
  const [hasNone, setHasNone] = useState(false);
  const hide = useCallback(() => setHasNone(true), []);
  const isEmpty = hasNone || ids.length === 0;

  useEffect(() => {
    const element = place.current;
    if (isEmpty || !element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        import('./recommended-list').then(
          ({ RecommendedList: Loaded }) => setList(() => Loaded),
          () => {},
        );
      },
      { rootMargin: '400px 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isEmpty]);

  if (isEmpty) return null;
  return (
    <section ref={place} aria-label={title} className="pt-section noscript:hidden">
      <h2 className="mb-6 font-display text-title">{title}</h2>
      {List ? (
        <List label={title} productIds={ids} Report={Report} onEmpty={hide}>
          {children}
        </List>
      ) : (
        children
      )}
    </section>
  );
}
