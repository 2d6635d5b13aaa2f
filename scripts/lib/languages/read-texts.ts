import type { Lang } from '../../../lib/i18n/locales.mjs';
import { OVERLOAD } from '../../../lib/i18n/messages/overload.mjs';

/** Returns the messages as the files have them, before English replaces any. English comes first. */
export const readTexts = (langs: readonly Lang[]): Promise<Map<Lang, object>> =>
  Promise.all(
    [...langs]
      .sort((one, other) => Number(other === 'en') - Number(one === 'en'))
      .map(async (lang): Promise<[Lang, object]> => {
        const file = new URL(`../../../lib/i18n/messages/${lang}/texts.ts`, import.meta.url);
        const { texts }: { texts: object } = await import(file.href);
        return [lang, { ...texts, overload: OVERLOAD[lang] ?? {} }];
      }),
  ).then((entries) => new Map(entries));
