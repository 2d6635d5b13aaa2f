import type { ShopFacts } from './shop-schema';

/**
 * The build inlines these facts (next.config.ts), so that no script has the texts and the schema
 * of the configuration.
 */
export const FACTS: ShopFacts = JSON.parse(process.env.SHOP_FACTS ?? '{}');
