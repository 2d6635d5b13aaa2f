'use client';

import {
  type KeyboardEvent,
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useMessages } from '#messages';
import { IconButton } from '@/components/ui/button';
import { ArrowIcon, CloseIcon, MinusIcon, PlusIcon } from '@/components/ui/icons';
import { format } from '@/lib/i18n/format';
import { pictureSrcSet, pictureUrl } from '@/lib/media';
import type { Picture } from '@/lib/model/product';

type ZoomDialogProps = {
  label: string;
  pictures: Picture[];
  /** Index of the first picture to show, from 0. */
  start: number;
  onClose: (index: number) => void;
};

const STEP = 1.6;

/** Style of a button without a target. It keeps the focus. */
const DIMMED = 'aria-disabled:opacity-40';

/** Pictures zoom by pinching, a double tap, the wheel with Ctrl, the buttons, or + and −. */
export function ZoomDialog({ label, pictures, start, onClose }: ZoomDialogProps) {
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
      data-overlay=""
      aria-label={label}
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

const MAX_ZOOM = 4;
const DOUBLE_TAP_ZOOM = 2.5;

/** Window coordinates, in CSS pixels. */
type Point = { x: number; y: number };

type ZoomPictureHandle = {
  /** Zooms to a factor from 1 (the whole picture) to `MAX_ZOOM` around `at`, by default the center. */
  zoomTo: (zoom: number, at?: Point) => void;
};

type ZoomPictureProps = {
  ref: Ref<ZoomPictureHandle>;
  picture: Picture;
  near: boolean;
  onZoom: (zoom: number) => void;
};

function ZoomPicture({ ref, picture, near, onZoom }: ZoomPictureProps) {
  const frame = useRef<HTMLDivElement>(null);
  const now = useRef(1);
  const lastTap = useRef({ time: Number.NEGATIVE_INFINITY, x: 0, y: 0 });
  const [isZoomed, setIsZoomed] = useState(false);

  function zoomTo(requested: number, at?: Point) {
    const element = frame.current;
    if (!element) return;
    const before = now.current;
    // Snaps to 1, because a pinch never ends at exactly 1.
    const next = requested < 1.05 ? 1 : Math.min(requested, MAX_ZOOM);
    if (next === before) return;
    now.current = next;
    const box = element.getBoundingClientRect();
    const x = at ? at.x - box.left : box.width / 2;
    const y = at ? at.y - box.top : box.height / 2;
    const { scrollLeft, scrollTop } = element;
    element.style.setProperty('--zoom', String(next));
    element.scrollTo({
      left: ((scrollLeft + x) * next) / before - x,
      top: ((scrollTop + y) * next) / before - y,
      behavior: 'instant',
    });
    setIsZoomed(next > 1);
    onZoom(next);
  }

  useImperativeHandle(ref, () => ({ zoomTo }));
  usePinch(frame, { zoom: () => now.current, zoomTo });

  function tap({ timeStamp, clientX, clientY }: { timeStamp: number; clientX: number; clientY: number }) {
    const { time, x, y } = lastTap.current;
    const isDoubleTap = timeStamp - time < 350 && Math.hypot(clientX - x, clientY - y) < 32;
    lastTap.current = { time: isDoubleTap ? Number.NEGATIVE_INFINITY : timeStamp, x: clientX, y: clientY };
    if (isDoubleTap) zoomTo(now.current > 1 ? 1 : DOUBLE_TAP_ZOOM, { x: clientX, y: clientY });
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons and keys of the dialog do the same
    // biome-ignore lint/a11y/useKeyWithClickEvents: the buttons and keys of the dialog do the same
    <div
      ref={frame}
      // Pictures have no reading direction. Scroll positions count from the left.
      dir="ltr"
      tabIndex={isZoomed ? 0 : undefined}
      onClick={tap}
      className={`no-scrollbar size-full touch-pan-x touch-pan-y overflow-auto -outline-offset-4 ${isZoomed ? 'cursor-zoom-out overscroll-contain' : 'cursor-zoom-in'}`}
    >
      {near ? (
        // biome-ignore lint/performance/noImgElement: the media host resizes; a second optimizer would only add a hop
        <img
          src={pictureUrl(picture, { width: Math.min(1400, picture.width) })}
          srcSet={pictureSrcSet(picture)}
          sizes={isZoomed ? '250vw' : '100vw'}
          width={picture.width}
          height={picture.height}
          alt={picture.alt}
          draggable={false}
          className="h-[calc(var(--zoom,1)*100%)] w-[calc(var(--zoom,1)*100%)] max-w-none object-contain"
        />
      ) : null}
    </div>
  );
}

type Zoomable = { zoom: () => number; zoomTo: (zoom: number, at: Point) => void };

/** The wheel with Ctrl is a touchpad's pinch. React's listeners are passive: a pinch would zoom the page. */
function usePinch(frame: RefObject<HTMLElement | null>, target: Zoomable): void {
  const zoom = useEffectEvent(() => target.zoom());
  const zoomTo = useEffectEvent(target.zoomTo);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let start: { distance: number; zoom: number } | null = null;

    const fingers = ({ touches: [a, b, more] }: TouchEvent) =>
      a && b && !more
        ? {
            distance: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
            middle: { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 },
          }
        : null;

    const begin = (event: TouchEvent) => {
      const two = fingers(event);
      start = two && { distance: Math.max(1, two.distance), zoom: zoom() };
    };
    const move = (event: TouchEvent) => {
      const two = fingers(event);
      if (!two || !start) return;
      event.preventDefault();
      zoomTo((start.zoom * two.distance) / start.distance, two.middle);
    };
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const { clientX: x, clientY: y, deltaY } = event;
      zoomTo(zoom() * Math.exp(-deltaY / 100), { x, y });
    };

    element.addEventListener('touchstart', begin, { passive: true });
    element.addEventListener('touchend', begin, { passive: true });
    element.addEventListener('touchmove', move, { passive: false });
    element.addEventListener('wheel', wheel, { passive: false });
    return () => {
      element.removeEventListener('touchstart', begin);
      element.removeEventListener('touchend', begin);
      element.removeEventListener('touchmove', move);
      element.removeEventListener('wheel', wheel);
    };
  }, [frame]);
}
