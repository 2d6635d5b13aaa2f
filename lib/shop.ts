import type { Picture } from './catalog/types';
import type { Money } from './money';

/** What is the merchant's own and not in the catalogue: name, where it is reached, and the wide pictures of the home page. */
export const SHOP = {
  name: 'Halden',
  /** Whom shoppers ask. */
  email: 'hello@halden.example',
} as const;

/**
 * From which subtotal on delivery is free, by country (ISO 3166-1 alpha-2). The platform's shipping rules know it too, but
 * tell nobody before it is reached. Where they are others, change or empty this; what the platform charges is what counts.
 */
export const FREE_DELIVERY_FROM: Partial<Record<string, Money>> = { US: { amount: '75', currency: 'USD' } };

/** Pictures of our own lie in public/ at three widths: `<base>-800.webp`, `-1400`, `-2400`. Their words are in lib/words. */
const own = (name: string): Omit<Picture, 'alt'> => ({
  base: `/pictures/${name}`,
  width: 2400,
  height: 1350,
});

export const HERO = own('hero-1');

export const STORY_PICTURE = own('hero-2');
