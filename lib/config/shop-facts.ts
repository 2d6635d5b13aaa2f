import { factsOf, type ShopFacts } from './read-shop';
import { SHOP } from './shop';

/**
 * The shop's facts on the server. Import it as `#shop-facts`, which is lib/config/browser-facts.ts
 * in the browser.
 */
export const FACTS: ShopFacts = factsOf(SHOP);
