import { messages as own } from '@/own/messages';
import { LANGS, type Lang } from '../locales.mjs';
import { withOwnMessages } from '../own-messages';
import { de } from './de';
import { en, type Messages } from './en';
import { he } from './he';

/** All messages in all languages, with the merchant's own: for the server only. */
// Per bundle: they do not change once they are loaded.
export const ALL_MESSAGES: Record<Lang, Messages> = { en, de, he };
for (const lang of LANGS) ALL_MESSAGES[lang] = withOwnMessages(ALL_MESSAGES[lang], lang, own);
