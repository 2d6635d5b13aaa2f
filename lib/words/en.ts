import { cartNews } from './en/cart-news';
import { header } from './en/header';
import { layout } from './en/layout';
import { maintenance } from './en/maintenance';
import type { MessagesOf } from './message';

/** All interface text in English: the source that every other language follows. */
const source = { cartNews, header, layout, maintenance };

export type Words = MessagesOf<typeof source>;
export type Area = keyof Words;

export const en: Words = source;
