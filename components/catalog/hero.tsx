import { LinkButton } from '@/components/ui/link-button';
import { Picture } from '@/components/ui/picture';
import type { Picture as PictureValue } from '@/lib/catalog/types';

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
 * One wide picture with a headline: upon its calm side where there is room, below it on phones. The picture stays light
 * in the dark theme, and so the words upon it stay dark.
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
    <section className="relative md:grid">
      {picture ? (
        <Picture
          picture={picture}
          sizes="(min-width: 48rem) 100vw, 160vw"
          priority={priority}
          className={`aspect-[5/4] w-full md:col-start-1 md:row-start-1 md:aspect-auto md:h-[min(46rem,78vh)] ${space === 'start' ? 'object-[72%_60%] md:object-[60%_65%]' : 'object-[26%_60%] md:object-[40%_65%]'}`}
        />
      ) : null}
      <div
        className={`page-frame pt-8 md:col-start-1 md:row-start-1 md:flex md:items-center md:py-16 ${space === 'end' ? 'md:justify-end' : ''}`}
      >
        <div className="relative md:w-[min(46%,36rem)]">
          <Heading className={`font-display text-display ${onPicture ? 'md:text-on-picture' : ''}`}>
            {title}
          </Heading>
          <p
            className={`mt-5 max-w-[30rem] text-lead text-muted ${onPicture ? 'md:text-on-picture-muted' : ''}`}
          >
            {text}
          </p>
          <LinkButton
            href={action.href}
            size="large"
            className={`mt-7 ${onPicture ? 'md:border-on-picture md:bg-on-picture md:text-paper md:hover:border-on-picture-muted md:hover:bg-on-picture-muted' : ''}`}
          >
            {action.label}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
