import { GIFT_CARD_HREF, giftCards } from '@/lib/config/shop';
import type { CartLine } from '@/lib/model/cart';
import type { Gift, LineTerms, Period, Plan } from '@/lib/model/product';
import { decodeSegment, productHref } from '@/lib/urls';
import { giftOf } from './catalog-reference';

/**
 * Returns the platform's text, translated for the shopper's language where a translation exists.
 */
export const textOf = (text: PlatformText | undefined): string | null =>
  text?.translated || text?.original || null;

type PlatformText = { original?: string; translated?: string | null };

/** A description line of a cart or an order of either generation. */
type DescriptionLine = { name?: PlatformText; colorInfo?: PlatformText; plainText?: PlatformText };

/** Returns the chosen options of a line as texts, custom text included. */
export function choicesOf(lines: DescriptionLine[] | undefined): { name: string; value: string }[] {
  return (lines ?? []).flatMap(({ name, colorInfo, plainText }) => {
    const label = textOf(name);
    const value = textOf(colorInfo) ?? textOf(plainText);
    return label && value ? [{ name: label, value }] : [];
  });
}

export function kindOf(preset: string | undefined): CartLine['kind'] {
  switch (preset) {
    case 'DIGITAL':
      return 'digital';
    case 'GIFT_CARD':
      return 'gift-card';
    case 'SERVICE':
      return 'service';
    default:
      return 'physical';
  }
}

type PlatformPeriod = { frequency?: string; interval?: number | null };
type PlatformSettings = PlatformPeriod & {
  autoRenewal?: boolean;
  billingCycles?: number | null;
  freeTrialPeriod?: PlatformPeriod;
};

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

/** Returns what a line of a cart or an order has in addition to its choices. */
export function termsOf(reference: Reference | undefined, plan: PlatformPlan | undefined): LineTerms {
  const gift: Gift | null = giftOf(reference);
  const schedule = scheduleOf(plan?.subscriptionSettings);
  return {
    ...(gift ? { gift } : {}),
    ...(schedule ? { plan: { title: textOf(plan?.title) ?? '', ...schedule } } : {}),
    ...(reference?.options?.preOrderRequested === true ? { preOrder: { message: null } } : {}),
  };
}

/** Returns the page of a line: its product's, or the one that sells gift cards. */
export const hrefOf = (url: string | undefined, kind: { isGiftCard: boolean }): string | null =>
  kind.isGiftCard ? (giftCards ? GIFT_CARD_HREF : null) : lineHref(url);

/** Returns the shop's link for the platform's product page, `https://…/product-page/<slug>`. */
function lineHref(url: string | undefined): string | null {
  if (!url || !URL.canParse(url)) return null;
  const slug = new URL(url).pathname.split('/').filter(Boolean).at(-1);
  return slug === undefined ? null : productHref(decodeSegment(slug) ?? slug);
}
