import type { currentCart, orders } from '@wix/ecom';
import type { CartLine } from '@/lib/model/cart';

/**
 * Returns the platform's text, translated for the shopper's language where a translation exists.
 */
export const messagesOf = (
  text: { original?: string; translated?: string | null } | undefined,
): string | null => text?.translated || text?.original || null;

/** Returns the chosen options of a line as texts, custom text included. */
export function choicesOf(
  lines: (currentCart.DescriptionLine | orders.DescriptionLine)[] | undefined,
): { name: string; value: string }[] {
  return (lines ?? []).flatMap(({ name, colorInfo, plainText }) => {
    const label = messagesOf(name);
    const value = messagesOf(colorInfo) ?? messagesOf(plainText);
    return label && value ? [{ name: label, value }] : [];
  });
}

export function kindOf(preset: string | undefined): CartLine['kind'] {
  switch (preset) {
    case 'DIGITAL':
      return 'digital';
    case 'GIFT_CARD':
      return 'gift-card';
    case 'SERVICE':
      return 'service';
    default:
      return 'physical';
  }
}
