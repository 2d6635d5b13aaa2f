import source from '../../shop.config';
import type { ShopConfig } from './shop-schema';

/**
 * Import this module first. Browsers load lib/i18n/locales.mjs and lib/model/product-list.ts, too, so these
 * must not import `shop.config.ts`. It accepts anything: ./shop-problems.ts checks the configuration later.
 */
const { languages = [], filters = [] }: ShopConfig = source;
process.env.SHOP_LANGUAGES = [languages].flat().join(',');
process.env.SHOP_FILTERS = [filters]
  .flat()
  .map(({ key }) => key)
  .join(',');
