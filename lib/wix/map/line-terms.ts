import type { Gift, LineTerms, Period, Plan } from '@/lib/model/line-terms';
import { giftOf } from './gift-card';
import { messagesOf } from './line';

type PlatformPeriod = { frequency?: string; interval?: number | null };
type PlatformSettings = PlatformPeriod & {
  autoRenewal?: boolean;
  billingCycles?: number | null;
  freeTrialPeriod?: PlatformPeriod;
};
type PlatformText = { original?: string; translated?: string | null };
type PlatformPlan = { title?: PlatformText; subscriptionSettings?: PlatformSettings };
type Reference = { appId?: string; options?: Record<string, unknown> | null };

const UNITS: Partial<Record<string, Period['unit']>> = {
  DAY: 'day',
  WEEK: 'week',
  MONTH: 'month',
  YEAR: 'year',
};

/** Returns null for a frequency that the shop does not know. */
function periodOf({ frequency = '', interval }: PlatformPeriod): Period | null {
  const unit = UNITS[frequency];
  return unit ? { unit, count: Math.max(1, interval ?? 1) } : null;
}

/** Returns how often a subscription is charged, or null where the platform does not report it. */
export function scheduleOf(settings: PlatformSettings | undefined): Omit<Plan, 'title'> | null {
  const every = settings && periodOf(settings);
  if (!every) return null;
  return {
    every,
    cycles: settings.autoRenewal === true ? null : (settings.billingCycles ?? null),
    trial: settings.freeTrialPeriod ? periodOf(settings.freeTrialPeriod) : null,
  };
}

/** Returns what a line of a cart or an order has beside its choices. */
export function termsOf(reference: Reference | undefined, plan: PlatformPlan | undefined): LineTerms {
  const gift: Gift | null = giftOf(reference);
  const schedule = scheduleOf(plan?.subscriptionSettings);
  return {
    ...(gift ? { gift } : {}),
    ...(schedule ? { plan: { title: messagesOf(plan?.title) ?? '', ...schedule } } : {}),
    ...(reference?.options?.preOrderRequested === true ? { preOrder: { message: null } } : {}),
  };
}
