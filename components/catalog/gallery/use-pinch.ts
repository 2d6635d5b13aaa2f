'use client';

import { type RefObject, useEffect, useRef } from 'react';

type Point = { x: number; y: number };
type Zoomable = { zoom: () => number; zoomTo: (zoom: number, at: Point) => void };

/**
 * Zooms the content of the frame by pinching or by the wheel with Ctrl, which is what a touchpad
 * sends for a pinch. The listeners are native, because React's are passive and a pinch must not
 * zoom the page.
 */
export function usePinch(frame: RefObject<HTMLElement | null>, target: Zoomable): void {
  const latest = useRef(target);
  useEffect(() => {
    latest.current = target;
  });

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
      start = two && { distance: Math.max(1, two.distance), zoom: latest.current.zoom() };
    };
    const move = (event: TouchEvent) => {
      const two = fingers(event);
      if (!two || !start) return;
      event.preventDefault();
      latest.current.zoomTo((start.zoom * two.distance) / start.distance, two.middle);
    };
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const { clientX: x, clientY: y, deltaY } = event;
      latest.current.zoomTo(latest.current.zoom() * Math.exp(-deltaY / 100), { x, y });
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
