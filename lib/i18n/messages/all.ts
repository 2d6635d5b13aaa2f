import type { Lang } from '../lang';
import { de } from './de';
import { en, type Messages } from './en';

/** All messages in all languages: for the server only. */
export const ALL_MESSAGES: Record<Lang, Messages> = { en, de };
