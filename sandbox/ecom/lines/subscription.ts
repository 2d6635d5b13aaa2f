import type { SubscriptionPlan } from '../../catalog/types';
import { formatMoney } from '../../core/money';
import type { ResolvedLine } from './types';

const UNITS: Record<SubscriptionPlan['frequency'], string> = {
  DAY: 'day',
  WEEK: 'week',
  MONTH: 'month',
  YEAR: 'year',
};

/**
 * Returns what a subscription charges, as text in the site's language: `$5.10 every month until
 * canceled`. `total` in minor units.
 */
export function chargesText({ frequency, interval, billingCycles }: SubscriptionPlan, total: number): string {
  const unit = UNITS[frequency];
  const every = interval === 1 ? `every ${unit}` : `every ${interval} ${unit}s`;
  const end = billingCycles === null ? 'until canceled' : `for ${billingCycles} payments`;
  return `${formatMoney(total)} ${every} ${end}`;
}

/**
 * Returns the charges of the subscriptions in a summary. Plans of a store have no free trial, so
 * the first cycle is charged with the order. `total` returns a line's price in minor units.
 */
export const subscriptionChargesWire = (
  lines: readonly ResolvedLine[],
  { total, now }: { total: (index: number) => number; now: number },
) =>
  lines.flatMap(({ id, v3 }, index) => {
    const plan = v3?.subscription;
    if (plan === undefined) return [];
    return [
      {
        lineItemIds: [id],
        description: chargesText(plan, total(index)),
        charges: [
          {
            cycleFrom: 1,
            ...(plan.billingCycles !== null && { cycleCount: plan.billingCycles }),
            cycleBillingDate: new Date(now).toISOString(),
          },
        ],
      },
    ];
  });
