'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { TextLink } from '@/components/ui/link';
import {
  addCompareHref,
  comparedEntry,
  compareHref,
  withCompared,
  writeCompared,
} from '@/lib/catalog/compare';
import { chosenPicture, chosenVariant } from '@/lib/model/variant-selection';
import { useSelection } from '../selection-context';

/**
 * Leads to the comparison of this product, as chosen, with those that were compared last. Before
 * hydration, the URL specifies the product alone, and its page adds those that only this tab knows.
 */
export function CompareLink({ children }: { children: ReactNode }) {
  const { product, choices } = useSelection();
  const hasFirstPicture = chosenPicture(product, choices)?.base === product.pictures[0]?.base;
  const variantId = hasFirstPicture ? null : (chosenVariant(product, choices)?.id ?? null);
  const entry = comparedEntry(product.slug, variantId);
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return (
    <TextLink
      href={isHydrated ? compareHref(withCompared(entry)) : addCompareHref(entry)}
      rel="nofollow"
      // The shopper may leave the page of the comparison before its scripts have loaded.
      onClick={() => writeCompared(withCompared(entry))}
      className="inline-flex min-h-10 items-center"
    >
      {children}
    </TextLink>
  );
}
