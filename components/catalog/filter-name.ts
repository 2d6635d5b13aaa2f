import type { FilterKind } from '@/lib/catalog/types';
import type { Words } from '@/lib/words/en';

/** What a value to filter by is called beside others of its kind. Colours, brands and ribbons are the platform's words. */
export function filterName(words: Words['catalog'], kind: FilterKind, value: string): string {
  switch (kind) {
    case 'sale':
      return words.onSale;
    case 'inStock':
      return words.inStock;
    default:
      return value;
  }
}
