import type { Money } from '@/lib/model/money';
import { type ShopConfig, shopSchema, type ValidShopConfig } from './shop-schema';

/**
 * The merchant's shop: `shop.config.ts` with a value for everything that pages cannot do without.
 */
export type Shop = ValidShopConfig &
  Required<
    Pick<
      ValidShopConfig,
      'name' | 'catalogLang' | 'currency' | 'country' | 'timeZone' | 'promises' | 'giftCards' | 'features'
    >
  >;

const DEFAULTS = {
  name: 'Shop',
  catalogLang: 'en',
  currency: 'USD',
  country: 'US',
  timeZone: 'UTC',
  promises: [],
  giftCards: [],
  features: {},
} satisfies ShopConfig;

/**
 * Returns a configuration with its defaults.
 *
 * @throws ZodError for an invalid one. A build or a server ends earlier than that
 *   (`requireUsableShop`)
 */
export const readShop = (config: ShopConfig): Shop => ({ ...DEFAULTS, ...shopSchema().parse(config) });

/** The part of the configuration that the browser needs, too. */
export type ShopFacts = Pick<Shop, 'catalogLang' | 'currency' | 'country' | 'timeZone'> & {
  formats: NonNullable<Shop['formats']>;
  /** Subtotals from which delivery is free, by country. */
  freeFrom: Partial<Record<string, Money>>;
};

export const factsOf = ({
  catalogLang,
  currency,
  country,
  timeZone,
  formats = {},
  delivery,
}: Shop): ShopFacts => ({
  catalogLang,
  currency,
  country,
  timeZone,
  formats,
  freeFrom: Object.fromEntries(
    Object.entries(delivery?.freeFrom ?? {}).map(([place, amount]) => [place, { amount, currency }]),
  ),
});
