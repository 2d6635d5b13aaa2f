'use client';

import { useMessages } from '#messages';
import { HeartIcon } from '@/components/ui/icons';
import { OptionalPart } from '@/components/ui/optional-part';
import { format } from '@/lib/i18n/format';
import { useWishlistEntry } from './use-wishlist-entry';

type HeartProps = {
  /**
   * Id, amount, currency and name of the product, separated by spaces: `<id> 48.00 USD <name>`.
   * One text, because a list has it once for each card. A price that is unknown is `- -`.
   */
  product: string;
};

/**
 * Puts a product of a card on the wishlist. It needs JavaScript, so it appears with hydration, in a
 * corner of the picture, where it moves nothing.
 */
export const Heart = (props: HeartProps) => (
  <OptionalPart>
    <HeartButton {...props} />
  </OptionalPart>
);

function HeartButton({ product }: HeartProps) {
  const messages = useMessages('hearts');
  const [id = '', amount = '-', currency = '', ...words] = product.split(' ');
  const name = words.join(' ');
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
      onClick={() =>
        toggle({ variantId: null, choices: {}, price: amount === '-' ? null : { amount, currency } })
      }
    >
      <HeartIcon />
    </button>
  );
}
