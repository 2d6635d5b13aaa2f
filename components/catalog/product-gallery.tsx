'use client';

import clsx from 'clsx';
import { type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { useWords } from '#words';
import { NoPicture, Picture } from '@/components/ui/picture';
import type { Picture as PictureValue } from '@/lib/catalog/types';
import { fill } from '@/lib/words/format';
import { useSelection } from './selection-context';

/**
 * Large pictures to swipe through, thumbnails to jump by (on phones too), and the chosen colour's picture in front. The
 * swiping is the browser's; without JavaScript the thumbnails are links to the pictures.
 */
export function ProductGallery() {
  const words = useWords('product');
  const { product, choices } = useSelection();
  const { pictures } = product;
  const id = useId();
  const frame = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);

  const chosenBase = product.options
    .flatMap((option) => option.choices.filter((choice) => choice.name === choices[option.name]))
    .find((choice) => choice.pictures.length > 0)?.pictures[0]?.base;
  const shownBase = useRef(chosenBase);

  function show(index: number, behavior: ScrollBehavior) {
    const picture = frame.current?.children[index];
    if (picture instanceof HTMLElement) frame.current?.scrollTo({ left: picture.offsetLeft, behavior });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another choice moves the gallery
  useEffect(() => {
    if (shownBase.current === chosenBase) return;
    shownBase.current = chosenBase;
    const index = pictures.findIndex(({ base }) => base === chosenBase);
    if (index >= 0) show(index, 'instant');
  }, [chosenBase]);

  if (pictures.length === 0) return <NoPicture className="aspect-[4/5] w-full rounded-soft" />;

  return (
    <div className="grid gap-3 lg:grid-cols-[4.5rem_minmax(0,1fr)] lg:gap-4">
      <ul
        ref={frame}
        aria-label={fill(words.picturesOf, { name: product.name })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setCurrent(Math.round(Math.abs(scrollLeft) / Math.max(1, clientWidth)))
        }
        className="no-scrollbar relative flex snap-x snap-mandatory overflow-x-auto rounded-soft bg-backdrop max-lg:-mx-gutter max-lg:rounded-none lg:order-last"
      >
        {pictures.map((picture, index) => (
          <li
            key={picture.base}
            id={`${id}-${index + 1}`}
            className="w-full shrink-0 snap-center snap-always"
          >
            <Picture
              picture={picture}
              ratio={4 / 5}
              sizes="(min-width: 90rem) 50rem, (min-width: 64rem) 50vw, 100vw"
              priority={index === 0}
              className="aspect-[4/5] w-full lg:max-h-[calc(100dvh-8rem)]"
            />
          </li>
        ))}
      </ul>
      {pictures.length > 1 ? (
        <Thumbnails
          id={id}
          pictures={pictures}
          current={current}
          onPick={(event, index) => {
            event.preventDefault();
            show(index, 'smooth');
          }}
        />
      ) : null}
    </div>
  );
}

type ThumbnailsProps = {
  /** Of the pictures, before their number. */
  id: string;
  pictures: PictureValue[];
  current: number;
  onPick: (event: MouseEvent, index: number) => void;
};

function Thumbnails({ id, pictures, current, onPick }: ThumbnailsProps) {
  const words = useWords('product');
  return (
    // Padding leaves room for the focus ring; a cut-off thumbnail shows that there are more.
    <ul
      aria-label={words.allPictures}
      className="no-scrollbar flex gap-2 overflow-x-auto p-1 max-lg:-mx-1 lg:max-h-[calc(100dvh-8rem)] lg:flex-col lg:gap-3 lg:overflow-y-auto lg:ps-1"
    >
      {pictures.map((picture, index) => (
        <li key={picture.base} className="w-16 shrink-0">
          <a
            href={`#${id}-${index + 1}`}
            aria-current={index === current ? 'true' : undefined}
            onClick={(event) => onPick(event, index)}
            className={clsx(
              'block overflow-hidden rounded-soft bg-backdrop outline-offset-2 transition-opacity duration-quick',
              index === current ? 'outline-1 outline-ink' : 'opacity-75 hover:opacity-100',
            )}
          >
            <Picture
              picture={picture}
              ratio={4 / 5}
              sizes="4rem"
              widest={192}
              alt={fill(words.picture, { number: index + 1, count: pictures.length, alt: picture.alt })}
              className="aspect-[4/5] w-full"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
