import type { CartLine } from '@/lib/model/cart';

/**
 * Returns the platform's text, translated for the shopper's language where a translation exists.
 */
export const messagesOf = (text: PlatformText | undefined): string | null =>
  text?.translated || text?.original || null;

type PlatformText = { original?: string; translated?: string | null };

/** A description line of a cart or an order of either generation. */
type DescriptionLine = { name?: PlatformText; colorInfo?: PlatformText; plainText?: PlatformText };

/** Returns the chosen options of a line as texts, custom text included. */
export function choicesOf(lines: DescriptionLine[] | undefined): { name: string; value: string }[] {
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
