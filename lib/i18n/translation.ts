import type { TranslationOf } from './format';
import { en, type Messages, type Source } from './messages/en';
import { mergedMessages } from './own-messages';

/**
 * The messages of a language that may lack some: English replaces them. A text without a
 * counterpart in English, or with another placeholder, is a type error.
 */
export const translation = <const Texts>(texts: Texts & TranslationOf<Source, Texts>): Messages =>
  mergedMessages(en, texts);
