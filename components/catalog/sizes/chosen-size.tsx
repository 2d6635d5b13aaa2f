'use client';

import type { ReactNode } from 'react';
import { own } from '@/lib/model/own';
import { useSelection } from '../selection-context';

type ChosenSizeProps = {
  option: string;
  choice: string;
  children: ReactNode;
};

/** A row of a size table, marked while its choice is the shopper's. */
export function SizeRow({ option, choice, children }: ChosenSizeProps) {
  const isChosen = own(useSelection().choices, option) === choice;
  return (
    <tr aria-current={isChosen || undefined} className="size-row">
      {children}
    </tr>
  );
}

/** Shown for one choice, and for none if `isDefault`. */
export function ForSize({ option, choice, isDefault, children }: ChosenSizeProps & { isDefault?: boolean }) {
  const chosen = own(useSelection().choices, option);
  return chosen === choice || (isDefault && !chosen) ? children : null;
}
