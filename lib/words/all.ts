import { de } from './de';
import { en, type Words } from './en';
import type { Lang } from './lang';

/** All messages in all languages: for the server only. */
export const ALL_WORDS: Record<Lang, Words> = { en, de };
