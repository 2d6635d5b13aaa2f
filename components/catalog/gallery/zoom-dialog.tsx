'use client';

import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useMessages } from '#messages';
import { IconButton } from '@/components/ui/icon-button';
import { ArrowIcon, CloseIcon, MinusIcon, PlusIcon } from '@/components/ui/icons';
import { format } from '@/lib/i18n/format';
import type { Picture } from '@/lib/model/product';
import { MAX_ZOOM, ZoomPicture, type ZoomPictureHandle } from './zoom-picture';

type ZoomDialogProps = {
  name: string;
  pictures: Picture[];
  /** Index of the first picture to show, from 0. */
  start: number;
  /** Receives the index of the last picture shown. */
  onClose: (index: number) => void;
};

const STEP = 1.6;

/** Style of a button without a target. It keeps the focus. */
const DIMMED = 'aria-disabled:opacity-40';

/**
 * Full-screen dialog with the full-size pictures. The browser scrolls between them. They zoom by
 * pinching, a double tap, the wheel with Ctrl, the buttons, or + and −.
 */
export function ZoomDialog({ name, pictures, start, onClose }: ZoomDialogProps) {
  const messages = useMessages('gallery');
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLUListElement>(null);
  const handles = useRef<(ZoomPictureHandle | null)[]>([]);
  const [current, setCurrent] = useState(start);
  const [zoom, setZoom] = useState(1);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element?.open) element?.showModal();
    const slide = stage.current?.children[start];
    if (slide instanceof HTMLElement)
      stage.current?.scrollTo({ left: slide.offsetLeft, behavior: 'instant' });
  }, [start]);

  // A picture that leaves the view resets its zoom.
  useEffect(() => {
    for (const [index, handle] of handles.current.entries()) if (index !== current) handle?.zoomTo(1);
    setZoom(1);
  }, [current]);

  function go(by: number) {
    const slide = stage.current?.children[current + by];
    if (slide instanceof HTMLElement) stage.current?.scrollTo({ left: slide.offsetLeft });
  }

  const zoomBy = (factor: number) => handles.current[current]?.zoomTo(zoom * factor);

  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (event.key === '+' || event.key === '=') zoomBy(STEP);
    else if (event.key === '-') zoomBy(1 / STEP);
    else if (event.key === '0') handles.current[current]?.zoomTo(1);
    // When zoomed in, the arrow keys scroll the picture.
    else if (zoom === 1 && (event.key === 'ArrowRight' || event.key === 'ArrowLeft'))
      go(event.key === forward ? 1 : -1);
    else return;
    event.preventDefault();
  }

  return (
    <dialog
      ref={dialog}
      aria-label={format(messages.enlarged, { name })}
      onClose={() => onClose(current)}
      onKeyDown={press}
      className="fade-in fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none overflow-hidden bg-canvas text-ink"
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center gap-1 px-gutter py-2">
          <p role="status" className="me-auto text-small tabular-nums">
            {format(messages.position, { number: current + 1, count: pictures.length })}
          </p>
          <IconButton
            label={messages.zoomOut}
            icon={<MinusIcon />}
            aria-disabled={zoom === 1}
            className={DIMMED}
            onClick={() => zoomBy(1 / STEP)}
          />
          <IconButton
            label={messages.zoomIn}
            icon={<PlusIcon />}
            aria-disabled={zoom === MAX_ZOOM}
            className={DIMMED}
            onClick={() => zoomBy(STEP)}
          />
          {pictures.length > 1 ? (
            <>
              <IconButton
                label={messages.previous}
                icon={<ArrowIcon className="size-5 rotate-180 rtl:rotate-0" />}
                aria-disabled={current === 0}
                className={DIMMED}
                onClick={() => go(-1)}
              />
              <IconButton
                label={messages.next}
                icon={<ArrowIcon />}
                aria-disabled={current === pictures.length - 1}
                className={DIMMED}
                onClick={() => go(1)}
              />
            </>
          ) : null}
          <IconButton label={messages.close} icon={<CloseIcon />} onClick={() => dialog.current?.close()} />
        </div>
        <ul
          ref={stage}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard
          tabIndex={0}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
            setCurrent(Math.round(Math.abs(scrollLeft) / Math.max(1, clientWidth)))
          }
          className="no-scrollbar flex min-h-0 grow snap-x snap-mandatory overflow-x-auto overscroll-contain -outline-offset-4 motion-safe:scroll-smooth"
        >
          {pictures.map((picture, index) => (
            <li
              key={picture.base}
              // Hidden pictures are not reachable by keyboard.
              inert={index !== current}
              className="h-full w-full shrink-0 snap-center snap-always"
            >
              <ZoomPicture
                ref={(handle) => {
                  handles.current[index] = handle;
                }}
                picture={picture}
                near={Math.abs(index - current) < 2}
                onZoom={(next) => index === current && setZoom(next)}
              />
            </li>
          ))}
        </ul>
      </div>
    </dialog>
  );
}
