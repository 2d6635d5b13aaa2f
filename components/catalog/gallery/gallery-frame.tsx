'use client';

import clsx from 'clsx';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState, ViewTransition } from 'react';
import { useMessages } from '#messages';
import { ExpandIcon } from '@/components/ui/icons';
import { format } from '@/lib/i18n/format';
import { own } from '@/lib/model/own';
import { pictureTransition } from '../element-names';
import { useSelection } from '../selection-context';
import { useZoomDialog } from './use-zoom-dialog';

/** Option name → choice name → index of its picture in `pictures`, from 0. Absent without a picture. */
export type PicturePlaces = ReadonlyMap<string, ReadonlyMap<string, number>>;

type GalleryFrameProps = {
  slides: ReactNode[];
  thumbnails: ReactNode[];
  labels: string[];
  /** URLs of the full-size pictures. The slides after them are videos. */
  originals: string[];
  places: PicturePlaces;
};

/** Without JavaScript, thumbnails are links to the pictures, and enlarging opens the picture file. */
export function GalleryFrame({ slides, thumbnails, labels, originals, places }: GalleryFrameProps) {
  const { product, choices } = useSelection();
  const messages = useMessages('gallery');
  const id = useId();
  const frame = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const { open, prepare, dialog } = useZoomDialog({
    label: format(messages.enlarged, { name: product.name }),
    pictures: product.pictures,
    originals,
    onClose: (index) => show(index, 'instant'),
  });

  const [place] = [...places].flatMap(
    ([option, ofChoices]) => ofChoices.get(own(choices, option) ?? '') ?? [],
  );
  const lastPlace = useRef(place);

  function show(index: number, behavior: ScrollBehavior) {
    const slide = frame.current?.children[index];
    if (slide instanceof HTMLElement) frame.current?.scrollTo({ left: slide.offsetLeft, behavior });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a changed choice moves the gallery
  useEffect(() => {
    if (lastPlace.current === place) return;
    lastPlace.current = place;
    if (place !== undefined) show(place, 'instant');
  }, [place]);

  function enlarge(event: MouseEvent) {
    // A click on a video is for its own controls.
    if (current >= originals.length || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open(current);
  }

  const count = slides.length;
  return (
    <div
      className={clsx(
        'grid gap-2 min-[44rem]:gap-3',
        count > 1 && 'lg:grid-cols-[4.25rem_minmax(0,1fr)] lg:gap-4',
      )}
    >
      <ViewTransition name={pictureTransition(product.id)} share="travel" default="none">
        <div className="gallery-frame">
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the link over the picture works by keyboard */}
          <ul
            ref={frame}
            aria-label={format(messages.pictures, { name: product.name })}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard
            tabIndex={0}
            onClick={enlarge}
            onPointerEnter={prepare}
            // By the share of the way, because a slide may be narrower than the frame.
            onScroll={({ currentTarget: { scrollLeft, scrollWidth, clientWidth } }) =>
              setCurrent(
                Math.round((Math.abs(scrollLeft) / Math.max(1, scrollWidth - clientWidth)) * (count - 1)),
              )
            }
            className="no-scrollbar gallery-slides"
          >
            {slides.map((slide, index) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: the pictures of one product never change places
                key={index}
                id={`${id}-${index + 1}`}
              >
                {slide}
              </li>
            ))}
          </ul>
          {count > 1 ? (
            <p aria-hidden="true" className="gallery-count">
              {`${current + 1} / ${count}`}
            </p>
          ) : null}
          <a
            hidden={current >= originals.length}
            href={originals[current] ?? originals[0]}
            aria-label={format(messages.enlarge, { number: current + 1, count: originals.length })}
            onClick={enlarge}
            onFocus={prepare}
            className="gallery-enlarge"
          >
            <ExpandIcon />
          </a>
        </div>
      </ViewTransition>
      {count > 1 ? (
        <Thumbnails
          target={id}
          labels={labels}
          thumbnails={thumbnails}
          current={current}
          onPick={(index) => show(index, 'auto')}
        />
      ) : null}
      {dialog}
    </div>
  );
}

type ThumbnailsProps = {
  /** Id prefix of the pictures, before their number. */
  target: string;
  labels: string[];
  thumbnails: ReactNode[];
  current: number;
  onPick: (index: number) => void;
};

/** Edges fade where more follow, and the current thumbnail stays in view. */
function Thumbnails({ target, labels, thumbnails, current, onPick }: ThumbnailsProps) {
  const messages = useMessages('gallery');
  const row = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const list = row.current;
    const item = list?.children[current];
    if (!list || !(item instanceof HTMLElement)) return;
    // `scrollIntoView` would scroll the page, too.
    list.scrollTo({
      left: item.offsetLeft - (list.clientWidth - item.offsetWidth) / 2,
      top: item.offsetTop - (list.clientHeight - item.offsetHeight) / 2,
    });
  }, [current]);

  return (
    // The padding leaves space for the focus ring.
    <ul ref={row} aria-label={messages.all} className="fade-edges no-scrollbar thumbnails">
      {thumbnails.map((thumbnail, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pictures of one product never change places
        <li key={index}>
          <a
            href={`#${target}-${index + 1}`}
            aria-label={format(messages.one, {
              number: index + 1,
              count: thumbnails.length,
              alt: labels[index] ?? '',
            })}
            aria-current={index === current ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault();
              onPick(index);
            }}
            className={index === current ? 'outline-1 outline-ink' : 'opacity-75 hover:opacity-100'}
          >
            {thumbnail}
          </a>
        </li>
      ))}
    </ul>
  );
}
