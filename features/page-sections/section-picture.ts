import type { SectionPicture } from '@/lib/config/section-schemas';
import { ownPicture } from '@/lib/config/shop';
import { type Lang, shopText } from '@/lib/i18n/lang';
import type { Picture } from '@/lib/model/product';

export const sectionPicture = (picture: SectionPicture, lang: Lang): Picture =>
  'file' in picture ? { ...ownPicture(picture.file), alt: shopText(picture.alt, lang) } : picture;
