import { LinkButton } from '@/components/ui/link-button';
import { Picture } from '@/components/ui/picture';
import type { Picture as PictureValue } from '@/lib/model/product';

type HeroProps = {
  title: string;
  text: string;
  picture: PictureValue | null;
  action: { label: string; href: string };
  /** 1 on the home page. */
  headingLevel?: 1 | 2;
  /** The first thing of the page. */
  priority?: boolean;
  /** The side of the picture that is calm enough for words. */
  space?: 'start' | 'end';
};

/**
 * One wide picture with a headline: upon its calm side where there is room, below it on phones. The picture is mirrored
 * where words run from right to left, so that its calm side stays below them, and stays light in the dark theme, and so
 * the words upon it stay dark.
 */
export function Hero({
  title,
  text,
  picture,
  action,
  headingLevel = 1,
  priority = false,
  space = 'start',
}: HeroProps) {
  const Heading = `h${headingLevel}` as const;
  const onPicture = picture !== null;
  return (
    <section className="relative lg:grid">
      {picture ? (
        <Picture
          picture={picture}
          // Cropped, it is as wide as 130vw. A phone takes one that is a little less sharp, and paints it sooner.
          sizes="(min-width: 64rem) 100vw, 110vw"
          priority={priority ? 'first' : undefined}
          className={`aspect-[5/4] w-full lg:bg-paper sm:aspect-[16/9] lg:col-start-1 lg:row-start-1 lg:aspect-auto lg:h-[min(46rem,80vh,56vw)] rtl:-scale-x-100 ${space === 'start' ? 'object-[72%_60%] lg:object-[60%_65%]' : 'object-[26%_60%] lg:object-[40%_65%]'}`}
        />
      ) : null}
      <div
        className={`page-frame pt-8 lg:col-start-1 lg:row-start-1 lg:flex lg:items-center lg:py-16 ${space === 'end' ? 'lg:justify-end' : ''}`}
      >
        <div className="relative lg:w-[min(34%,32rem)]">
          <Heading
            className={`font-display text-display lg:text-[min(5.25rem,5.6vw)] ${onPicture ? 'lg:text-on-picture' : ''}`}
          >
            {title}
          </Heading>
          <p
            className={`mt-5 max-w-[30rem] text-lead text-muted ${onPicture ? 'lg:text-on-picture-muted' : ''}`}
          >
            {text}
          </p>
          <LinkButton
            href={action.href}
            size="large"
            className={`mt-7 ${onPicture ? 'lg:border-on-picture lg:bg-on-picture lg:text-paper lg:hover:border-on-picture-muted lg:hover:bg-on-picture-muted' : ''}`}
          >
            {action.label}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
