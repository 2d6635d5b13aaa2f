'use client';

import type { ComponentProps } from 'react';
import { useImported } from '@/components/ui/use-imported';
import type { CartChangesList } from './cart-changes-list';

/** Loads with the first change, because most carts have none. */
const loadList = async () => (await import('./cart-changes-list')).CartChangesList;

export function CartChangesNotice(props: ComponentProps<typeof CartChangesList>) {
  const List = useImported(props.changes.length > 0, loadList);
  // Screen readers announce content only in a region that was present before it.
  return <div role="status">{List ? <List {...props} /> : null}</div>;
}
