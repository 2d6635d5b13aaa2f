'use client';

import Link from 'next/link';
import { type ComponentProps, useState } from 'react';

/**
 * A link that fetches its page when it is about to be followed (pointed at, touched or focused), so that the page is
 * there when it is. Coming into view fetches nothing unless `prefetch` says so: pages have many links, and each fetches
 * twice.
 */
export function IntentLink({ prefetch, ...rest }: ComponentProps<typeof Link>) {
  const [meant, setMeant] = useState(false);
  const mean = () => setMeant(true);
  return (
    <Link
      {...rest}
      prefetch={prefetch !== false && meant ? true : (prefetch ?? false)}
      onPointerEnter={mean}
      onFocus={mean}
      onTouchStart={mean}
    />
  );
}
