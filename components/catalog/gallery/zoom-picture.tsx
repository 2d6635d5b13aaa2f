'use client';

import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import type { Picture } from '@/lib/catalog/types';
import { pictureSrcSet, pictureUrl } from '@/lib/media';
import { usePinch } from './use-pinch';

export const MAX_ZOOM = 4;
/** What a double tap brings. */
const CLOSER = 2.5;

/** Of the window, in CSS pixels. */
type Point = { x: number; y: number };

export type ZoomPictureHandle = {
  /** Between 1 (all of it in sight) and `MAX_ZOOM`; the picture stays where it is under `at`, its middle if left out. */
  zoomTo: (zoom: number, at?: Point) => void;
};

type ZoomPictureProps = {
  ref: Ref<ZoomPictureHandle>;
  picture: Picture;
  /** In sight or next to it. */
  near: boolean;
  onZoom: (zoom: number) => void;
};

/** One picture in a frame that scrolls as soon as it is larger than the frame. */
export function ZoomPicture({ ref, picture, near, onZoom }: ZoomPictureProps) {
  const frame = useRef<HTMLDivElement>(null);
  const now = useRef(1);
  const lastTap = useRef({ time: Number.NEGATIVE_INFINITY, x: 0, y: 0 });
  const [closer, setCloser] = useState(false);

  function zoomTo(wanted: number, at?: Point) {
    const element = frame.current;
    if (!element) return;
    const before = now.current;
    // Near enough to whole is whole: a pinch never ends exactly there.
    const next = wanted < 1.05 ? 1 : Math.min(wanted, MAX_ZOOM);
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
    setCloser(next > 1);
    onZoom(next);
  }

  useImperativeHandle(ref, () => ({ zoomTo }));
  usePinch(frame, { zoom: () => now.current, zoomTo });

  function tap({ timeStamp, clientX, clientY }: { timeStamp: number; clientX: number; clientY: number }) {
    const { time, x, y } = lastTap.current;
    const again = timeStamp - time < 350 && Math.hypot(clientX - x, clientY - y) < 32;
    lastTap.current = { time: again ? Number.NEGATIVE_INFINITY : timeStamp, x: clientX, y: clientY };
    if (again) zoomTo(now.current > 1 ? 1 : CLOSER, { x: clientX, y: clientY });
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons and keys of the dialog do the same
    // biome-ignore lint/a11y/useKeyWithClickEvents: the buttons and keys of the dialog do the same
    <div
      ref={frame}
      // A picture has no direction of reading; its scroll positions are those of the screen.
      dir="ltr"
      tabIndex={closer ? 0 : undefined}
      onClick={tap}
      className={`no-scrollbar size-full touch-pan-x touch-pan-y overflow-auto -outline-offset-4 ${closer ? 'cursor-zoom-out overscroll-contain' : 'cursor-zoom-in'}`}
    >
      {near ? (
        // biome-ignore lint/performance/noImgElement: the media host resizes; a second optimizer would only add a hop
        <img
          src={pictureUrl(picture, { width: Math.min(1400, picture.width) })}
          srcSet={pictureSrcSet(picture)}
          sizes={closer ? '250vw' : '100vw'}
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
