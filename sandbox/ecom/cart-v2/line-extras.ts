import type { ResolvedLine } from '../lines/types';
import { cartV2Money } from './money';

/**
 * What a line has beyond name, options and price: modifiers with their added prices, and the
 * subscription. This is the only place that shows them. The catalog's lines do not know them yet,
 * so a line has none; `readRequestedLine` in lines/edit.ts is where references are read.
 */
export const lineExtrasOf = (_line: ResolvedLine) => ({
  modifierGroups: [],
  totalModifiersPrice: cartV2Money(0),
});
