import source from '@/shop.config';
import { readShop } from './read-shop';

/**
 * The merchant's shop. Never imported by code that also runs in the browser, because it has the
 * texts of all languages. Such code imports `#shop-facts`.
 */
export const SHOP = readShop(source);
