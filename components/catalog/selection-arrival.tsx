'use client';

import type { ReactNode } from 'react';
import type { Arrival } from '@/lib/catalog/arrival';
import { stockState } from '@/lib/model/variant-selection';
import { ArrivalDate } from './arrival-date';
import { useSelection } from './selection-context';

/** Returns whether the chosen variant is in stock. A pre-order only comes when its message says. */
function useIsInStock(): boolean {
  const { product, choices } = useSelection();
  const { kind } = stockState(product, choices);
  return kind === 'in-stock' || kind === 'low';
}

/** The days of a delivery. Renders nothing for a variant that is sold out or comes later. */
export const SelectionDays = ({ children }: { children: ReactNode }) => (useIsInStock() ? children : null);

/**
 * About when an order of the chosen variant arrives. Nothing for one that is sold out or comes
 * later.
 */
export const SelectionArrival = ({ arrivals }: { arrivals: Arrival[] }) =>
  useIsInStock() ? <ArrivalDate arrivals={arrivals} /> : null;
