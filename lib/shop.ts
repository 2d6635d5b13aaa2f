import type { Picture } from './catalog/types';
import type { Money } from './money';

/** What is the merchant's own and not in the catalogue: name, words and the wide pictures of the home page. */
export const SHOP = {
  name: 'Halden',
  /** Whom shoppers ask. */
  email: 'hello@halden.example',
  about: 'Stoneware and things for the home, made slowly in a small studio and meant to be used every day.',
  description:
    'Halden makes stoneware, glass, lamps and linen for the home: plain, careful things for every day.',
} as const;

/**
 * From which subtotal on delivery is free, by country (ISO 3166-1 alpha-2). The platform's shipping rules know it too, but
 * tell nobody before it is reached. Where they are others, change or empty this; what the platform charges is what counts.
 */
export const FREE_DELIVERY_FROM: Partial<Record<string, Money>> = { US: { amount: '75', currency: 'USD' } };

/** Pictures of our own lie in public/ at three widths: `<base>-800.webp`, `-1400`, `-2400`. */
const own = (name: string, alt: string): Picture => ({
  base: `/pictures/${name}`,
  width: 2400,
  height: 1350,
  alt,
});

export const HERO = own(
  'hero-1',
  'Sunlit table with a moon jar and eucalyptus, a sage teapot, a terracotta bowl of pears, a lamp, candles, a mug and plates',
);

export const STORY_PICTURE = own(
  'hero-2',
  'Vases, bowls, a mug and a candle on clay-coloured plinths in warm light with leaf shadows on the wall',
);
