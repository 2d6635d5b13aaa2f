'use client';

import { type ComponentType, lazy, Suspense } from 'react';

/** The page is complete without it, so a script that cannot be loaded is no failure. */
const ViewedProducts = lazy<ComponentType<{ slug: string }>>(() =>
  import('./viewed-products').then(
    (module) => ({ default: module.ViewedProducts }),
    () => ({ default: () => null }),
  ),
);

/** The products viewed before this one. Their script is loaded after that of the page. */
export const RecentlyViewed = ({ slug }: { slug: string }) => (
  <Suspense fallback={null}>
    <ViewedProducts slug={slug} />
  </Suspense>
);
