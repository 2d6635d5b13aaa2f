import { LinkButton } from '@/components/ui/link-button';
import { Picture } from '@/components/ui/picture';
import type { Picture as PictureValue } from '@/lib/model/product';

type HeroProps = {
  title: string;
  text?: string | undefined;
  picture: PictureValue | null;
  action: { label: string; href: string } | null;
  /** 1 on the home page. */
  headingLevel?: 1 | 2;
  /** Whether the hero is at the top of its page. */
  priority?: boolean;
  /** Side of the picture that is calm enough for text. */
  space?: 'start' | 'end';
};

/**
 * A wide picture with a headline, which is on the calm side of the picture on wide screens and
 * below the picture on phones. In right-to-left languages the picture is mirrored, so that its calm
 * side stays behind the text. Pictures are light in both themes, so the text on them stays dark.
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
          // The cropped picture is 130vw wide. Phones load a slightly less sharp one that paints
          // sooner.
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
          {text ? (
            <p
              className={`mt-5 max-w-[30rem] text-lead text-muted ${onPicture ? 'lg:text-on-picture-muted' : ''}`}
            >
              {text}
            </p>
          ) : null}
          {action ? (
            <LinkButton
              href={action.href}
              size="large"
              className={`mt-7 ${onPicture ? 'lg:border-on-picture lg:bg-on-picture lg:text-paper lg:hover:border-on-picture-muted lg:hover:bg-on-picture-muted' : ''}`}
            >
              {action.label}
            </LinkButton>
          ) : null}
        </div>
      </div>
    </section>
  );
}
