'use client';

import { type ComponentType, useEffect, useRef, useState } from 'react';
import { recentlyViewed, rememberViewed } from '@/lib/catalog/recently-viewed';

const MOST = 6;

type List = ComponentType<{ slugs: string[] }>;

/**
 * What was looked at before the product of this page. Nothing of it is in the page: when its place comes near the
 * window, and there is something to show, the list is fetched.
 */
export function RecentlyViewed({ slug }: { slug: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<{ List: List; slugs: string[] } | null>(null);

  useEffect(() => {
    const slugs = recentlyViewed(slug).slice(0, MOST);
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

  return <div ref={place}>{shown ? <shown.List slugs={shown.slugs} /> : null}</div>;
}
