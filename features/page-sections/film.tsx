import { useLang } from '#messages';
import type { SectionOf } from '@/lib/config/section-schemas';
import { ownFile } from '@/lib/config/shop';
import { LANGS, LOCALES, shopText } from '@/lib/i18n/lang';
import { pictureUrl } from '@/lib/media';
import { type FrameProps, SectionFrame } from './section-frame';
import { sectionPicture } from './section-picture';

/** Others stand beside the text: below it, they would be higher than a window. */
const WIDE = 1.5;

/** Loads nothing but its poster before it is played, which has the shape of the film. */
export function Film({ section, ...frame }: FrameProps & { section: SectionOf<'film'> }) {
  const lang = useLang();
  const { title, text, film, picture } = section;
  const poster = sectionPicture(picture, lang);
  const captions = 'file' in film ? (film.captions ?? {}) : {};
  const ratio = poster.width / poster.height;
  return (
    <SectionFrame
      {...frame}
      title={shopText(title, lang)}
      text={text && shopText(text, lang)}
      isBeside={ratio < WIDE}
    >
      {/* biome-ignore lint/a11y/useMediaCaption: below, where the merchant has them */}
      <video
        controls
        playsInline
        preload="none"
        aria-label={poster.alt}
        poster={pictureUrl(poster, { width: 1200 })}
        style={{ aspectRatio: ratio }}
        className="w-full rounded-soft bg-backdrop object-cover"
      >
        <source src={'file' in film ? ownFile(film.file) : film.src} />
        {LANGS.filter((code) => captions[code]).map((code) => (
          <track
            key={code}
            kind="captions"
            src={ownFile(captions[code] ?? '')}
            srcLang={code}
            label={LOCALES[code].name}
            default={code === lang}
          />
        ))}
      </video>
    </SectionFrame>
  );
}
