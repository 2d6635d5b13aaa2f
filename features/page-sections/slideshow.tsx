import { useLang, useMessages } from '#messages';
import { ArrowIcon } from '@/components/ui/icons';
import { Picture } from '@/components/ui/picture';
import type { SectionOf } from '@/lib/config/section-schemas';
import { format } from '@/lib/i18n/format';
import { shopText } from '@/lib/i18n/lang';
import { type FrameProps, SectionFrame } from './section-frame';
import { sectionPicture } from './section-picture';

type SlideshowProps = FrameProps & { section: SectionOf<'slideshow'> };

/** Needs no script: links lead to the slides beside it, and the browser scrolls to them. */
export function Slideshow({ section, ...frame }: SlideshowProps) {
  const lang = useLang();
  const messages = useMessages('pageSections');
  const { title, text, slides } = section;
  const count = slides.length;
  return (
    <SectionFrame {...frame} title={shopText(title, lang)} text={text && shopText(text, lang)}>
      <ul className="page-slides">
        {slides.map((slide, index) => (
          <li key={idOf(frame.id, index)} id={idOf(frame.id, index)}>
            <figure>
              <Picture
                picture={sectionPicture(slide.picture, lang)}
                ratio={16 / 9}
                sizes="(min-width: 70rem) 64rem, 100vw"
                className="aspect-[4/3] w-full rounded-soft object-cover sm:aspect-[16/9]"
              />
              <div className="flex items-start justify-between gap-6 pt-4">
                <figcaption className="min-w-0 max-w-measure">
                  {slide.title ? <p className="font-medium">{shopText(slide.title, lang)}</p> : null}
                  {slide.text ? <p className="text-small text-muted">{shopText(slide.text, lang)}</p> : null}
                </figcaption>
                <p className="-my-2.5 flex shrink-0 items-center">
                  <SlideLink
                    to={index > 0 ? idOf(frame.id, index - 1) : null}
                    name={format(messages.previousSlide, { number: index, count })}
                    isBack
                  />
                  <span dir="ltr" className="px-1 text-small text-muted tabular-nums">
                    {format(messages.slideOf, { number: index + 1, count })}
                  </span>
                  <SlideLink
                    to={index + 1 < count ? idOf(frame.id, index + 1) : null}
                    name={format(messages.nextSlide, { number: index + 2, count })}
                  />
                </p>
              </div>
            </figure>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

const idOf = (section: string, index: number): string => `${section}-slide-${index + 1}`;

type SlideLinkProps = { to: string | null; name: string; isBack?: boolean };

/** Without a target, its place stays free, so that the other one does not move. */
const SlideLink = ({ to, name, isBack = false }: SlideLinkProps) =>
  to ? (
    <a href={`#${to}`} aria-label={name} className="grid size-target place-content-center">
      <ArrowIcon className={isBack ? 'size-5 rotate-180' : 'size-5'} />
    </a>
  ) : (
    <span className="size-target" />
  );
