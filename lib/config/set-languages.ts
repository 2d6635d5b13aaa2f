import source from '../../shop.config';
import type { ShopConfig } from './shop-schema';

/**
 * Passes the languages of `shop.config.ts` to lib/i18n/locales.mjs, which must not import it
 * because browsers load it, too. Import this module first. It accepts anything, because the
 * configuration is checked later (./shop-problems.ts).
 */
const { languages = [] }: ShopConfig = source;
process.env.SHOP_LANGUAGES = [languages].flat().join(',');
