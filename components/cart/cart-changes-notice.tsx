'use client';

import { type ComponentProps, lazy, Suspense } from 'react';
import type { CartChangesList } from './cart-changes-list';

/** Loaded when something has changed, which is seldom. */
const List = lazy(() =>
  import('./cart-changes-list').then((module) => ({ default: module.CartChangesList })),
);

/** Announces what the shop has changed in the cart since the shopper last saw it. */
export const CartChangesNotice = (props: ComponentProps<typeof CartChangesList>) => (
  // Always present, so that its content is announced when it appears.
  <div role="status">
    {props.changes.length > 0 ? (
      <Suspense>
        <List {...props} />
      </Suspense>
    ) : null}
  </div>
);
