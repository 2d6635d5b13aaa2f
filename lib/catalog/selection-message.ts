import { type Choices, isBuyable, type Selectable, stockState } from '@/lib/model/variant-selection';
import { format } from '../i18n/format';
import type { Messages } from '../i18n/messages/en';

export type StockMessages = { tone: 'good' | 'low' | 'none'; text: string };

/** Returns the stock message for the current choices. */
export function stockMessages(
  messages: Messages['product'],
  product: Selectable,
  choices: Choices,
): StockMessages {
  const stock = stockState(product, choices);
  if (stock.kind === 'low') return { tone: 'low', text: format(messages.onlyLeft, stock) };
  return { tone: isBuyable(stock) ? 'good' : 'none', text: messages.stock[stock.kind] };
}
