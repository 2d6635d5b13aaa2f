import type { OwnMessages } from '@/lib/i18n/own-messages';

/** Texts of your own in place of the shop's, by language (docs/own.md). */
export const messages: OwnMessages = {};
