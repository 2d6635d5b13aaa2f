import type { Metadata } from 'next';
import type { Lang } from '@/lib/i18n/lang';
import { additions, loadAdditions, type PageForms } from '@/lib/places';
import { type Item, itemTexts, languageAlternates } from '@/lib/seo/metadata';

const forms = additions<PageForms>(
  FEATURES.markdown ? () => import('@/features/markdown/places/page-form') : null,
);

/** @param langs in which the page exists (`languagesOf`), by default all */
export async function alternates(
  lang: Lang,
  path: string,
  langs?: readonly Lang[],
): Promise<NonNullable<Metadata['alternates']>> {
  const types = (await loadAdditions(forms)).map((formsOf) => formsOf(lang, path));
  return { ...languageAlternates(lang, path, langs), types: Object.assign({}, ...types) };
}

export const itemMetadata = async (lang: Lang, path: string, item: Item): Promise<Metadata> => ({
  ...itemTexts(lang, item),
  alternates: await alternates(lang, path),
});
