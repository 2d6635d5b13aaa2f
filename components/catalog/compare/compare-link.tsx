'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { TextLink } from '@/components/ui/text-link';
import { compareHref, MOST_COMPARED } from '@/lib/catalog/compare';
import { readCompared } from '@/lib/catalog/compared-products';

/** Leads to the comparison of this product with those that were compared last. */
export function CompareLink({ slug, children }: { slug: string; children: ReactNode }) {
  const [slugs, setSlugs] = useState([slug]);
  useEffect(() => {
    const others = readCompared().filter((other) => other !== slug);
    setSlugs([...others.slice(1 - MOST_COMPARED), slug]);
  }, [slug]);
  return (
    <TextLink href={compareHref(slugs)} rel="nofollow" className="inline-flex min-h-10 items-center">
      {children}
    </TextLink>
  );
}
