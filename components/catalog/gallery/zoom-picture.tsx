'use client';

import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { pictureSrcSet, pictureUrl } from '@/lib/media';
import type { Picture } from '@/lib/model/product';
import { usePinch } from './use-pinch';

export const MAX_ZOOM = 4;
/** Zoom factor of a double tap. */
const DOUBLE_TAP_ZOOM = 2.5;

/** Window coordinates, in CSS pixels. */
type Point = { x: number; y: number };

export type ZoomPictureHandle = {
  /**
   * Zooms to a factor between 1 (the whole picture) and `MAX_ZOOM`. The point `at`, by default the
   * center, keeps its position.
   */
  zoomTo: (zoom: number, at?: Point) => void;
};

type ZoomPictureProps = {
  ref: Ref<ZoomPictureHandle>;
  picture: Picture;
  /** Whether the picture is in view or next to it. */
  near: boolean;
  onZoom: (zoom: number) => void;
};

/** One picture in a frame that scrolls when the picture is larger than the frame. */
export function ZoomPicture({ ref, picture, near, onZoom }: ZoomPictureProps) {
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
