'use client';

import { type ComponentProps, type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import type { PageView } from '@/lib/analytics/events';
import { useCartState } from '@/lib/cart/client/store';
import type { RecommendedList } from './recommended-list';

type CartRecommendationsProps = {
  label: string;
  /** The products of the cart that the server has read. */
  productIds: string[];
  /** Present in a shop with analytics. */
  Report: ComponentType<{ view: PageView }> | null;
  /** Reserves the space of the list: `<RecommendedSkeleton>`. */
  children: ReactNode;
};

/** Loaded when their place comes near the window. The section around an empty place is hidden. */
export function CartRecommendations({ productIds, children, ...rest }: CartRecommendationsProps) {
  const { cart, status } = useCartState();
  const place = useRef<HTMLDivElement>(null);
  /** Null when there is nothing to recommend. */
  const [List, setList] = useState<ComponentType<ComponentProps<typeof RecommendedList>> | null>();
  const ids = status === 'unknown' ? productIds : cart.lines.map((line) => line.productId);
  const isEmpty = List === null || !ids[0];

  // biome-ignore lint/correctness/useExhaustiveDependencies: without products, there is no place
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        import('./recommended-list').then(
          (module) => setList(() => module.RecommendedList),
          () => {},
        );
      },
      { rootMargin: '400px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isEmpty]);

  if (isEmpty) return null;
  return (
    <div ref={place} data-row="">
      {List ? (
        <List {...rest} productIds={ids} onEmpty={setList}>
          {children}
        </List>
      ) : (
        children
      )}
    </div>
  );
}
