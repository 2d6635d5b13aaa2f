import source from '../../shop.config';
import type { ShopConfig } from './shop-schema';

/**
 * Passes languages and filters to lib/i18n/locales.mjs and lib/model/product-list.ts, which must
 * not import `shop.config.ts` because browsers load them, too. Import this module first. It
 * accepts anything, because the configuration is checked later (./shop-problems.ts).
 */
const { languages = [], filters = [] }: ShopConfig = source;
process.env.SHOP_LANGUAGES = [languages].flat().join(',');
process.env.SHOP_FILTERS = [filters]
  .flat()
  .map(({ key }) => key)
  .join(',');
