import type { MessagesOf } from '../format';
import { texts as source } from './en/texts';

export type Source = typeof source;
/** All interface text. English is the source that every other language follows. */
export type Messages = MessagesOf<Source>;
export type Area = keyof Messages;

export const en: Messages = source;
