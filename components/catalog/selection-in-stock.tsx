'use client';

import type { ReactNode } from 'react';
import { stockState } from '@/lib/model/variant-selection';
import { useSelection } from './selection-context';

/** Renders nothing while the chosen variant is sold out or can only be pre-ordered. */
export function SelectionInStock({ children }: { children: ReactNode }) {
  const { product, choices } = useSelection();
  const { kind } = stockState(product, choices);
  return kind === 'in-stock' || kind === 'low' ? children : null;
}
