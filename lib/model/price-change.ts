import type { Money } from './money';

/** Returns whether a price rose, fell or stayed. Null when the prices cannot be compared. */
export function priceChange(before: Money | null, now: Money | null): 'lower' | 'higher' | 'same' | null {
  if (before === null || now === null || before.currency !== now.currency) return null;
  const [old, current] = [Number(before.amount), Number(now.amount)];
  if (old === current) return 'same';
  return current < old ? 'lower' : 'higher';
}
