import type { Money } from '@/lib/model/money';
import type { Picture } from '@/lib/model/product';

/** Facts of the merchant that the catalog lacks: name, contact, and the wide pictures of home. */
export const SHOP = {
  name: 'Halden',
  /** Contact address for shoppers. */
  email: 'hello@halden.example',
  /** The language that the catalog is written in (BCP 47), independent of the page's language. */
  catalogLang: 'en',
  /** ISO 4217. For amounts whose currency the platform does not name, and for delivery costs. */
  currency: 'USD',
  /** The shop's time zone (IANA). Dates and times of orders are shown in it. */
  timeZone: 'America/New_York',
  /** Slugs of gift cards. The catalog does not distinguish them from other digital products. */
  giftCards: ['halden-gift-card'] as string[],
} as const;

/**
 * Delivery costs shown beside a product. The platform computes them only for a cart. Its charge is
 * authoritative.
 */
export const DELIVERY: { country: string; cost: Money; costAbroad: Money; days: string } = {
  /** The shop's own country, ISO 3166-1 alpha-2. */
  country: 'US',
  cost: { amount: '6', currency: SHOP.currency },
  costAbroad: { amount: '18', currency: SHOP.currency },
  /** Working days within the country. */
  days: '3–5',
};

/**
 * Subtotals above which delivery is free, by country (ISO 3166-1 alpha-2). The platform's shipping
 * rules contain them but do not report them before they are reached. Where the rules differ, change
 * or empty this. The platform's charge is authoritative.
 */
export const FREE_DELIVERY_FROM: Partial<Record<string, Money>> = {
  US: { amount: '75', currency: SHOP.currency },
};

/**
 * The shop's own pictures lie in public/ at the widths of lib/media.ts: `<base>-800.webp` to
 * `-2400`. Their texts are in lib/i18n/messages.
 */
const own = (name: string): Omit<Picture, 'alt'> => ({
  base: `/pictures/${name}`,
  width: 2400,
  height: 1350,
});

export const HERO = own('hero-1');

export const STORY_PICTURE = own('hero-2');
