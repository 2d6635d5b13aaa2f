'use client';

import { useEffect } from 'react';
import { writeCompared } from '@/lib/catalog/compared-products';

/** Stores the comparison, so that the next product joins it. Renders nothing. */
export function RememberCompared({ slugs }: { slugs: string[] }) {
  useEffect(() => writeCompared(slugs), [slugs]);
  return null;
}
