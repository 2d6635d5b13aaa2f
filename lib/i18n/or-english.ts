import type { Messages } from './messages/en';
import { mergedMessages, type Some } from './own-messages';

/** For what browsers load of a language that is not complete. Loads English, too. */
export const orEnglish = async <T extends Partial<Messages>>(
  texts: Promise<Some<T>>,
  english: Promise<T>,
): Promise<T> => mergedMessages(await english, await texts);
