import { AsyncLocalStorage } from 'node:async_hooks';
import { englishPage, type Language } from './language';

const current = new AsyncLocalStorage<Language>();

/** Runs `work` for a page. Its texts are written in many small functions. */
export const withPageLanguage = <T>(language: Language, work: () => T): T => current.run(language, work);

export const pageLanguage = (): Language => current.getStore() ?? englishPage();

export const pageTexts = (): Language['texts'] => pageLanguage().texts;
