'use client';

import { type ComponentProps, lazy, Suspense } from 'react';
import type { CartChangesList } from './cart-changes-list';

/** Loads with the first change, because most carts have none. */
const List = lazy(() =>
  import('./cart-changes-list').then((module) => ({ default: module.CartChangesList })),
);

export const CartChangesNotice = (props: ComponentProps<typeof CartChangesList>) => (
  // Screen readers announce content only in a region that was present before it.
  <div role="status">
    {props.changes.length > 0 ? (
      <Suspense>
        <List {...props} />
      </Suspense>
    ) : null}
  </div>
);
