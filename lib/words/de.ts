import { cartNews } from './de/cart-news';
import { header } from './de/header';
import { layout } from './de/layout';
import { maintenance } from './de/maintenance';
import type { Words } from './en';

/** All interface text in German. */
export const de: Words = { cartNews, header, layout, maintenance };
