import type { Picture } from './catalog/types';
import type { Money } from './money';

/** What is the merchant's own and not in the catalog: name, where it is reached, and the wide pictures of the home page. */
export const SHOP = {
  name: 'Halden',
  /** Whom shoppers ask. */
  email: 'hello@halden.example',
  /** In which language the catalog is written (BCP 47), whatever that of the page. */
  catalogLang: 'en',
  /** Where its door is opened: days and hours of orders are told by its clock (IANA). */
  timeZone: 'America/New_York',
  /** Slugs of the products that are gift cards; the catalog does not tell them from other digital ones. */
  giftCards: ['halden-gift-card'] as string[],
} as const;

/** What delivery costs, as it is told beside a product: the platform only knows for a cart. What it charges is what counts. */
export const DELIVERY: { country: string; cost: Money; costAbroad: Money; days: string } = {
  /** The shop's own; ISO 3166-1 alpha-2. */
  country: 'US',
  cost: { amount: '6', currency: 'USD' },
  costAbroad: { amount: '18', currency: 'USD' },
  /** Working days within the country. */
  days: '3–5',
};

/**
 * From which subtotal on delivery is free, by country (ISO 3166-1 alpha-2). The platform's shipping rules know it too, but
 * tell nobody before it is reached. Where they are others, change or empty this; what the platform charges is what counts.
 */
export const FREE_DELIVERY_FROM: Partial<Record<string, Money>> = { US: { amount: '75', currency: 'USD' } };

/** Pictures of our own lie in public/ at the widths of lib/media.ts: `<base>-800.webp` to `-2400`. Their words are in lib/words. */
const own = (name: string): Omit<Picture, 'alt'> => ({
  base: `/pictures/${name}`,
  width: 2400,
  height: 1350,
});

export const HERO = own('hero-1');

export const STORY_PICTURE = own('hero-2');
