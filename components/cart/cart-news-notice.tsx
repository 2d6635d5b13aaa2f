'use client';

import { type ComponentProps, lazy, Suspense } from 'react';
import type { CartNewsList } from './cart-news-list';

/** Loaded when something has changed, which is seldom. */
const List = lazy(() => import('./cart-news-list').then((module) => ({ default: module.CartNewsList })));

/** Announces what the shop has changed in the cart since the shopper last saw it. */
export const CartNewsNotice = (props: ComponentProps<typeof CartNewsList>) => (
  // Always present, so that its content is announced when it appears.
  <div role="status">
    {props.news.length > 0 ? (
      <Suspense>
        <List {...props} />
      </Suspense>
    ) : null}
  </div>
);
