import type { SectionProps } from '@/app/own-sections';
import { Picture } from '@/components/ui/picture';
import { ownPicture } from '@/lib/config/shop';
import { shopText } from '@/lib/i18n/lang';

/** A picture of `content/images`, as wide as its place. */
export const Oven = ({ lang }: SectionProps) => (
  <Picture
    picture={{ ...ownPicture('shelf--hero.webp'), alt: shopText({ de: 'Unser Ofen', en: 'Our oven' }, lang) }}
    ratio={16 / 9}
    sizes="(min-width: 96rem) 90rem, 100vw"
    className="w-full rounded-soft"
  />
);
