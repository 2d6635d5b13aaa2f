import { SHOP } from './shop';
import { factsOf, type ShopFacts } from './shop-schema';

/**
 * The shop's facts on the server. Import it as `#shop-facts`, which is lib/config/browser-facts.ts
 * in the browser.
 */
export const FACTS: ShopFacts = factsOf(SHOP);
