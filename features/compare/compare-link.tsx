'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { useSelection } from '@/components/catalog/selection-context';
import { TextLink } from '@/components/ui/link';
import { chosenPicture, chosenVariant } from '@/lib/model/variant-selection';
import { compareHref } from '@/lib/urls';
import { addCompareHref, comparedEntry, withCompared, writeCompared } from './comparison';

/** Before hydration, the URL has this product alone, and its page adds those that only this tab stores. */
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
