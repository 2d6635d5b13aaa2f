'use client';

import { useId } from 'react';
import { useLang, useMessages } from '#messages';
import type { FreeDelivery } from '@/lib/cart/free-delivery';
import { countryName, format } from '@/lib/i18n/format';
import { formatMoney, knownText } from '@/lib/money';

type FreeDeliveryProgressProps = {
  free: FreeDelivery;
  country: string;
  /** The subtotal is about to change. */
  pending: boolean | undefined;
};

export function FreeDeliveryProgress({ free, country, pending }: FreeDeliveryProgressProps) {
  const messages = useMessages('cartChanges');
  const lang = useLang();
  const id = useId();
  const name = knownText(`${lang} ${country}`) ?? countryName(country, lang);
  return (
    <div aria-busy={pending} className="text-small aria-busy:text-muted">
      <p id={id}>
        {free.missing
          ? format(messages[free.isApproximate ? 'roughlyUntilFreeDelivery' : 'untilFreeDelivery'], {
              missing: formatMoney(free.missing, lang),
              country: name,
            })
          : format(messages.freeDelivery, { country: name })}
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
