import type { Words } from '../words/en';
import { fill } from '../words/format';
import { type Choices, isBuyable, type Selectable, stockState } from './variant-selection';

export type StockWords = { tone: 'good' | 'low' | 'none'; text: string };

/** Stock of what is chosen so far, in words. */
export function stockWords(words: Words['product'], product: Selectable, choices: Choices): StockWords {
  const stock = stockState(product, choices);
  if (stock.kind === 'low') return { tone: 'low', text: fill(words.onlyLeft, stock) };
  return { tone: isBuyable(stock) ? 'good' : 'none', text: words.stock[stock.kind] };
}
