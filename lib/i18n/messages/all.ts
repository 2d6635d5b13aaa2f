import type { Lang } from '../lang';
import { de } from './de';
import { en, type Messages } from './en';
import { he } from './he';

/** All messages in all languages: for the server only. */
export const ALL_MESSAGES: Record<Lang, Messages> = { en, de, he };
