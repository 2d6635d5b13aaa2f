import type { Lang } from '../../../lib/i18n/locales.mjs';
import { OVERLOAD } from '../../../lib/i18n/messages/overload.mjs';

/** Returns the messages as the files have them, before English replaces any. English comes first. */
export const readTexts = (langs: readonly Lang[]): Promise<Map<Lang, object>> =>
  Promise.all(
    [...langs]
      .sort((one, other) => Number(other === 'en') - Number(one === 'en'))
      .map(async (lang): Promise<[Lang, object]> => {
        const index = new URL(`../../../lib/i18n/messages/${lang}/index.ts`, import.meta.url);
        const messages: object = await import(index.href);
        return [lang, { ...messages, overload: OVERLOAD[lang] ?? {} }];
      }),
  ).then((entries) => new Map(entries));
