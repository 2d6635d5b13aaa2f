import { giftCards } from '@/lib/config/shop';
import type { CartLine } from '@/lib/model/cart';
import { own } from '@/lib/model/own';
import type { LineTerms, Period, Plan } from '@/lib/model/product';
import { decodeSegment, GIFT_CARD_HREF, productHref } from '@/lib/urls';
import { giftOf } from './catalog-reference';

/** In the shopper's language where a translation exists. */
export const shownText = (text: PlatformText | undefined): string | null =>
  text?.translated || text?.original || null;

type PlatformText = { original?: string; translated?: string | null };

/** A description line of a cart or an order of either generation. */
type DescriptionLine = { name?: PlatformText; colorInfo?: PlatformText; plainText?: PlatformText };

/** Custom text included. */
export function lineChoices(lines: DescriptionLine[] | undefined): { name: string; value: string }[] {
  return (lines ?? []).flatMap(({ name, colorInfo, plainText }) => {
    const label = shownText(name);
    const value = shownText(colorInfo) ?? shownText(plainText);
    return label && value ? [{ name: label, value }] : [];
  });
}

export function lineKind(preset: string | undefined): CartLine['kind'] {
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

/** Null for a frequency that the shop does not know. */
function periodOf({ frequency = '', interval }: PlatformPeriod): Period | null {
  const unit = own(UNITS, frequency);
  return unit ? { unit, count: Math.max(1, interval ?? 1) } : null;
}

/** Null where the platform does not report how often a subscription is charged. */
export function scheduleOf(settings: PlatformSettings | undefined): Omit<Plan, 'title'> | null {
  const every = settings && periodOf(settings);
  if (!every) return null;
  return {
    every,
    cycles: settings.autoRenewal === true ? null : (settings.billingCycles ?? null),
    trial: settings.freeTrialPeriod ? periodOf(settings.freeTrialPeriod) : null,
  };
}

export function termsOf(reference: Reference | undefined, plan: PlatformPlan | undefined): LineTerms {
  const schedule = scheduleOf(plan?.subscriptionSettings);
  return {
    gift: giftOf(reference) ?? undefined,
    plan: schedule ? { title: shownText(plan?.title) ?? '', ...schedule } : undefined,
    preOrder: reference?.options?.preOrderRequested === true ? { message: null } : undefined,
  };
}

/** The page of the product, or the one that sells gift cards. */
export const hrefOf = (url: string | undefined, kind: { isGiftCard: boolean }): string | null =>
  kind.isGiftCard ? (giftCards ? GIFT_CARD_HREF : null) : lineHref(url);

/** The product page is `/product-page/<slug>` on most sites, `https://…/product-page/<slug>` on others. */
function lineHref(url: string | undefined): string | null {
  // A path needs a base to be parsed, and nothing else may get one: `nonsense` is no address.
  const base = url?.startsWith('/') ? 'https://site.invalid' : undefined;
  if (!url || !URL.canParse(url, base)) return null;
  const slug = new URL(url, base).pathname.split('/').filter(Boolean).at(-1);
  return slug === undefined ? null : productHref(decodeSegment(slug) ?? slug);
}
