import type { Metadata } from 'next';
import { ownFile, SHOP } from '@/lib/config/shop';
import { DEFAULT_LANG, LANGS, type Lang, LOCALES } from '@/lib/i18n/lang';
import { pictureSize, pictureUrl } from '@/lib/media';
import { cutText } from '@/lib/model/cut-text';
import type { Picture, SearchTexts } from '@/lib/model/product';
import { localHref } from '@/lib/urls';

/** Pixels of a social picture (https://ogp.me, and the guides of the networks). */
export const SOCIAL_SIZE = { width: 1200, height: 630 };

/** Longer descriptions are cut by every search engine. */
const DESCRIPTION_LENGTH = 200;

export type Item = {
  name: string;
  /** Plain text, possibly empty. */
  text: string;
  picture: Picture | null;
  seo?: SearchTexts | undefined;
};

/** The merchant's texts take precedence. The media host crops the picture, which costs no rendering here. */
export function itemTexts(lang: Lang, { name, text, picture, seo }: Item): Metadata {
  const description = seo?.description || cutText(text, DESCRIPTION_LENGTH);
  return {
    // A title of the merchant already names the shop, or leaves it out on purpose.
    title: seo?.title ? { absolute: seo.title } : name,
    // Without a text, the description of the shop stays.
    ...(description ? { description } : {}),
    openGraph: {
      ...openGraph(lang),
      title: seo?.title ?? name,
      ...(description ? { description } : {}),
      ...(picture ? { images: [socialPicture(picture)] } : {}),
    },
    ...(picture ? { twitter: { card: 'summary_large_image' } } : {}),
    ...(seo?.isHidden ? { robots: { index: false } } : {}),
  };
}

const socialPicture = (picture: Picture) => {
  const size = { width: SOCIAL_SIZE.width, ratio: SOCIAL_SIZE.width / SOCIAL_SIZE.height };
  return { url: pictureUrl(picture, size), alt: picture.alt, ...pictureSize(picture, size) };
};

/** URLs for search engines. The first language is for readers of others. */
export const languagesOf = (path: string, langs: readonly Lang[] = LANGS): Record<string, string> => ({
  ...Object.fromEntries(langs.map((lang) => [lang, localHref(lang, path)])),
  'x-default': localHref(langs === LANGS ? DEFAULT_LANG : (langs[0] ?? DEFAULT_LANG), path),
});

/** The canonical URL of a page and its URLs in other languages, see `languagesOf`. */
export const languageAlternates = (lang: Lang, path: string, langs?: readonly Lang[]) => ({
  canonical: localHref(lang, path),
  languages: languagesOf(path, langs),
});

const territory = (lang: Lang): string => LOCALES[lang].dateLocale.replace('-', '_');

/** A page that adds more repeats it: Next.js does not merge it. */
export const openGraph = (lang: Lang) => ({
  siteName: SHOP.name,
  type: 'website' as const,
  // A page with its own picture replaces it.
  images: [{ url: '/social-picture.png', alt: SHOP.name, ...SOCIAL_SIZE }],
  locale: territory(lang),
  alternateLocale: LANGS.filter((other) => other !== lang).map(territory),
});

/** Without an icon, the empty one keeps browsers from requesting `/favicon.ico`. */
export const icons = (favicon: string | undefined): Metadata['icons'] =>
  favicon
    ? {
        icon: { url: ownFile(favicon), type: 'image/svg+xml', sizes: 'any' },
        apple: ownFile(favicon.replace(/\.svg$/, '-180.png')),
      }
    : { icon: 'data:,' };
