'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { TextLink } from '@/components/ui/link';
import { addCompareHref, compareHref, withCompared, writeCompared } from '@/lib/catalog/compare';

/**
 * Leads to the comparison of this product with those that were compared last. Before hydration, the
 * URL specifies the product alone, and its page adds those that only this tab knows.
 */
export function CompareLink({ slug, children }: { slug: string; children: ReactNode }) {
  const [href, setHref] = useState(addCompareHref(slug));
  useEffect(() => setHref(compareHref(withCompared(slug))), [slug]);
  return (
    <TextLink
      href={href}
      rel="nofollow"
      // The shopper may leave the page of the comparison before its scripts have loaded.
      onClick={() => writeCompared(withCompared(slug))}
      className="inline-flex min-h-10 items-center"
    >
      {children}
    </TextLink>
  );
}
