'use client';

import { useId } from 'react';
import { useLang, useWords } from '#words';
import type { FreeDelivery } from '@/lib/cart/free-delivery';
import { formatMoney } from '@/lib/money';
import { fill } from '@/lib/words/format';
import { LOCALES } from '@/lib/words/lang';

type FreeDeliveryProgressProps = {
  free: FreeDelivery;
  country: string;
  /** Whether the sum it is made of is just being worked out anew. */
  pending: boolean | undefined;
};

/** How far it is to free delivery, in words and as a bar; quieter while it may no longer be so. */
export function FreeDeliveryProgress({ free, country, pending }: FreeDeliveryProgressProps) {
  const words = useWords('cartNews');
  const lang = useLang();
  const id = useId();
  const name = new Intl.DisplayNames(LOCALES[lang], { type: 'region' }).of(country) ?? country;
  return (
    <div aria-busy={pending} className="text-small aria-busy:text-muted">
      <p id={id}>
        {free.missing
          ? fill(words.untilFreeDelivery, { missing: formatMoney(free.missing, lang), country: name })
          : fill(words.freeDelivery, { country: name })}
      </p>
      <progress
        aria-labelledby={id}
        max={100}
        value={free.progress}
        className="mt-1.5 block h-1 w-full appearance-none overflow-hidden rounded-full bg-backdrop [&::-moz-progress-bar]:bg-success [&::-webkit-progress-bar]:bg-backdrop [&::-webkit-progress-value]:bg-success motion-safe:[&::-webkit-progress-value]:transition-[inline-size]"
      />
    </div>
  );
}
