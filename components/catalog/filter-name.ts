import type { Messages } from '@/lib/i18n/messages/en';
import type { FilterChoice, FilterKind } from '@/lib/model/product-list';

/**
 * Returns the label of a filter value. Names of colors, brands and ribbons come from the platform.
 */
export function filterName(
  messages: Messages['catalog'],
  kind: FilterKind,
  { value, label }: Pick<FilterChoice, 'value' | 'label'>,
): string {
  switch (kind) {
    case 'sale':
      return messages.onSale;
    case 'inStock':
      return messages.inStock;
    default:
      return label ?? value;
  }
}
