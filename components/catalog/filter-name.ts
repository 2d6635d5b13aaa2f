import type { FilterKind } from '@/lib/catalog/types';
import type { Messages } from '@/lib/i18n/messages/en';

/** What a value to filter by is called beside others of its kind. Colors, brands and ribbons are the platform's words. */
export function filterName(messages: Messages['catalog'], kind: FilterKind, value: string): string {
  switch (kind) {
    case 'sale':
      return messages.onSale;
    case 'inStock':
      return messages.inStock;
    default:
      return value;
  }
}
