import type { ShopFacts } from './shop-schema';

/** The build inlines them (next.config.ts), so that no script has the configuration's texts and schema. */
export const FACTS: ShopFacts = JSON.parse(process.env.SHOP_FACTS ?? '{}');
