'use client';

import { useMessages } from '#messages';
import { HeartIcon } from '@/components/ui/icons';
import { OptionalPart } from '@/components/ui/optional-part';
import { format } from '@/lib/i18n/format';
import type { Money } from '@/lib/model/money';
import { useWishlistEntry } from './use-wishlist-entry';

type HeartProps = { id: string; name: string; price: Money | null };

/** Needs JavaScript, so it appears with hydration, in a corner of the picture, where it moves nothing. */
export const Heart = (props: HeartProps) => (
  <OptionalPart>
    <HeartButton {...props} />
  </OptionalPart>
);

function HeartButton({ id, name, price }: HeartProps) {
  const messages = useMessages('wishlistControls');
  const { isSaved, toggle, prepare } = useWishlistEntry(id, name);
  if (isSaved === null) return null;
  return (
    <button
      type="button"
      className="heart"
      aria-pressed={isSaved}
      aria-label={format(messages.save, { name })}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => toggle({ variantId: null, choices: {}, price })}
    >
      <HeartIcon />
    </button>
  );
}
