import { useLang } from '#messages';
import { ShopLink } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import type { SectionOf } from '@/lib/config/section-schemas';
import { ownFile, ownPicture } from '@/lib/config/shop';
import { shopText } from '@/lib/i18n/lang';
import { type FrameProps, PlainFrame } from './section-frame';

type Logo = SectionOf<'logos'>['logos'][number];

export function Logos({ section, ...frame }: FrameProps & { section: SectionOf<'logos'> }) {
  const lang = useLang();
  const { title, logos } = section;
  return (
    <PlainFrame {...frame} title={title && shopText(title, lang)}>
      <ul className="flex flex-wrap items-center gap-x-12 gap-y-4 border-y border-line py-6">
        {logos.map((one) => (
          <li key={one.name} className="flex min-h-target items-center">
            {one.href ? (
              <ShopLink href={one.href} className="flex min-h-target items-center">
                <Mark {...one} />
              </ShopLink>
            ) : (
              <Mark {...one} />
            )}
          </li>
        ))}
      </ul>
    </PlainFrame>
  );
}

const SIZE = 'h-10 w-auto max-w-40 object-contain';

/** The name in letters, where there is no logo. */
function Mark({ name, logo }: Logo) {
  if (logo === undefined) return <span className="font-display text-title">{name}</span>;
  if (typeof logo === 'string' && logo.endsWith('.svg'))
    // biome-ignore lint/performance/noImgElement: a drawing has one size
    return <img src={ownFile(logo)} alt={name} loading="lazy" className={SIZE} />;
  return (
    <Picture
      picture={typeof logo === 'string' ? { ...ownPicture(logo), alt: name } : { ...logo, alt: name }}
      range={{ widest: 400 }}
      placeholder={false}
      className={SIZE}
    />
  );
}
