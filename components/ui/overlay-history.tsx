'use client';

import { useEffect } from 'react';

/** A page that an overlay links to takes the place of its entry, because Back must not lead to it. */
export const isOverlayEntry = (): boolean => Object(history.state).overlays > 0;

const connect = () =>
  void import('./overlay-entries').then(
    (module) => module.connectOverlays(),
    // Back leaves the page then.
    () => {},
  );

/** Gives each open overlay an entry in the history, so that Back closes it and stays on the page. */
export function OverlayHistory() {
  useEffect(() => {
    if (isOverlayEntry()) connect();
    // The event does not bubble. Older browsers report no opened dialogs, and Back leaves the page.
    document.addEventListener('toggle', connect, { capture: true, once: true });
    return () => document.removeEventListener('toggle', connect, { capture: true });
  }, []);
  return null;
}
