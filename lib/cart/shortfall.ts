import type { Money } from '@/lib/money';

/**
 * What is missing from an amount to a goal in the same currency, or null when it is reached: exact, in whole units of the
 * smallest decimal that either has. What is paid is never worked out here.
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
