import type { Money } from '@/lib/model/money';

/**
 * Returns the difference between an amount and a goal in the same currency, or null when the goal
 * is reached. The result is exact: it counts whole units of the smaller decimal place of the two.
 * The shop never calculates amounts that a shopper pays.
 */
export function shortfall(money: Money, goal: Money): Money | null {
  const decimals = Math.max(decimalsOf(money), decimalsOf(goal));
  const missing = inUnits(goal, decimals) - inUnits(money, decimals);
  if (missing <= 0n) return null;
  const digits = String(missing).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const amount = decimals === 0 ? whole : `${whole}.${digits.slice(-decimals)}`;
  return { amount, currency: goal.currency };
}

const decimalsOf = ({ amount }: Money): number => amount.split('.')[1]?.length ?? 0;

function inUnits({ amount }: Money, decimals: number): bigint {
  const [whole = '0', fraction = ''] = amount.split('.');
  return BigInt(whole + fraction.padEnd(decimals, '0'));
}
