'use client';

import { type ComponentType, useEffect, useRef, useState } from 'react';
import { recentlyViewed, rememberViewed } from '@/lib/catalog/recently-viewed';

const MAX_PRODUCTS = 6;

type List = ComponentType<{ slugs: string[]; canCompare: boolean }>;

/** The page contains none of these products: the list loads when its place comes near the window. */
export function RecentlyViewed({ slug, canCompare = false }: { slug: string; canCompare?: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<{ List: List; slugs: string[] } | null>(null);

  useEffect(() => {
    const slugs = recentlyViewed(slug).slice(0, MAX_PRODUCTS);
    rememberViewed(slug);
    const element = place.current;
    if (slugs.length === 0 || !element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        import('./viewed-list').then(
          ({ ViewedList }) => setShown({ List: ViewedList, slugs }),
          () => {},
        );
      },
      { rootMargin: '400px 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [slug]);

  return <div ref={place}>{shown ? <shown.List slugs={shown.slugs} canCompare={canCompare} /> : null}</div>;
}
