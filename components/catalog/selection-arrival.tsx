'use client';

import type { Arrival } from '@/lib/catalog/arrival';
import { stockState } from '@/lib/model/variant-selection';
import { ArrivalDate } from './arrival-date';
import { useSelection } from './selection-context';

/**
 * About when an order of the chosen variant arrives. Empty, in the same place, for one that is sold
 * out or comes later.
 */
export function SelectionArrival({ arrivals }: { arrivals: Arrival[] }) {
  const { product, choices } = useSelection();
  const { kind } = stockState(product, choices);
  return <ArrivalDate arrivals={kind === 'in-stock' || kind === 'low' ? arrivals : NONE} />;
}

const NONE: Arrival[] = [];
