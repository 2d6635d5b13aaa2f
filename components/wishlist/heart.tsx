'use client';

import { useMessages } from '#messages';
import { HeartIcon } from '@/components/ui/icons';
import { format } from '@/lib/i18n/format';
import { useWishlistEntry } from './use-wishlist-entry';

type HeartProps = {
  id: string;
  name: string;
  /** The shown price, e.g. `48.00 USD`. A list contains it for each card, so it is short. */
  price: string | undefined;
};

/**
 * Puts a product of a card on the wishlist. It needs JavaScript, so it appears with hydration, in a
 * corner of the picture, where it moves nothing.
 */
export function Heart({ id, name, price }: HeartProps) {
  const messages = useMessages('hearts');
  const { isSaved, toggle, prepare } = useWishlistEntry(id, name);
  if (isSaved === null) return null;
  const [amount, currency] = price?.split(' ') ?? [];
  return (
    <button
      type="button"
      className="heart"
      aria-pressed={isSaved}
      aria-label={format(messages.save, { name })}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() =>
        toggle({ variantId: null, choices: {}, price: amount && currency ? { amount, currency } : null })
      }
    >
      <HeartIcon />
    </button>
  );
}
