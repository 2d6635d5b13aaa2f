import type { Metadata } from 'next';
import type { Lang } from '@/lib/i18n/lang';
import { pictureUrl } from '@/lib/media';
import type { Picture, SearchTexts } from '@/lib/model/product';
import { alternates } from './alternates';
import { openGraph } from './open-graph';
import { SOCIAL_SIZE } from './social-size';

/** Longer descriptions are cut by every search engine. */
const DESCRIPTION_LENGTH = 200;

type Item = {
  name: string;
  /** Plain text, possibly empty. */
  text: string;
  picture: Picture | null;
  seo?: SearchTexts | undefined;
};

/**
 * Returns the metadata of a page that shows an item of the catalog. The merchant's texts for search
 * engines take precedence. The media host crops the social picture, so it costs no rendering here.
 */
export function itemMetadata(lang: Lang, path: string, { name, text, picture, seo }: Item): Metadata {
  const description = seo?.description || text.slice(0, DESCRIPTION_LENGTH);
  return {
    // A title of the merchant already names the shop, or leaves it out on purpose.
    title: seo?.title ? { absolute: seo.title } : name,
    // Without a text, the description of the shop stays.
    ...(description ? { description } : {}),
    alternates: alternates(lang, path),
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

/** Returns the picture of a page in the social networks' ratio. */
const socialPicture = (picture: Picture) => {
  const { width, height } = SOCIAL_SIZE;
  return { url: pictureUrl(picture, { width, ratio: width / height }), alt: picture.alt };
};
