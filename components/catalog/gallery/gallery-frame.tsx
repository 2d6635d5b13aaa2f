'use client';

import clsx from 'clsx';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState, ViewTransition } from 'react';
import { useMessages } from '#messages';
import { ExpandIcon } from '@/components/ui/icons';
import { format } from '@/lib/i18n/format';
import { pictureTransition } from '../element-names';
import { useSelection } from '../selection-context';
import type { PicturePlaces } from './gallery-pictures';
import { Thumbnails } from './thumbnails';
import { useZoomDialog } from './use-zoom-dialog';

type GalleryFrameProps = {
  slides: ReactNode[];
  thumbnails: ReactNode[];
  /** The text alternative of each slide. */
  labels: string[];
  /** URLs of the full-size pictures. The slides after them are videos. */
  originals: string[];
  /** Maps a choice to the picture it selects. */
  places: PicturePlaces;
};

/**
 * Moves between the pictures of the product around it: by native scrolling, by thumbnails (links to
 * the pictures without JavaScript) and by choosing a color. Without JavaScript, enlarging opens the
 * picture file.
 */
export function GalleryFrame({ slides, thumbnails, labels, originals, places }: GalleryFrameProps) {
  const { product, choices } = useSelection();
  const messages = useMessages('gallery');
  const id = useId();
  const frame = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const { open, prepare, dialog } = useZoomDialog(originals, (index) => show(index, 'instant'));

  const chosen = Object.entries(places).find(
    ([option]) => places[option]?.[choices[option] ?? ''] !== undefined,
  );
  const place = chosen && places[chosen[0]]?.[choices[chosen[0]] ?? ''];
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
    <div className={clsx('grid gap-3', count > 1 && 'lg:grid-cols-[4.25rem_minmax(0,1fr)] lg:gap-4')}>
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
            onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
              setCurrent(Math.round(Math.abs(scrollLeft) / Math.max(1, clientWidth)))
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
              {current + 1} / {count}
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
