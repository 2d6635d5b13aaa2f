import { act } from '@testing-library/react';
import { vi } from 'vitest';

type Callback = (entries: { isIntersecting: boolean }[]) => void;

/** Replaces the browser's observer of what is in view by one that a test scrolls. */
export function stubIntersection() {
  const callbacks: Callback[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: Callback) {
        callbacks.push(callback);
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  /** Scrolls what was observed last into or out of view. */
  const scroll = (isIntersecting = true) => act(() => callbacks.at(-1)?.([{ isIntersecting }]));
  return { scroll, isObserved: () => callbacks.length > 0 };
}
