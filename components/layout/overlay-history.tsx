'use client';

import { useEffect } from 'react';

/**
 * Open overlays: the cart drawer, the menu, sheets, the size guide and enlarged pictures. Each has
 * an entry of its own in the history, so that Back closes it and stays on the page. Older browsers
 * report no opened dialogs, and Back leaves the page there.
 */
const OPEN = '[data-overlay]:is(:modal, :popover-open)';

/** Whether the overlay closes because the shopper leaves the page. Its entry must stay then. */
let isLeaving = false;

/** Returns the number of overlays that the current entry of the history belongs to. */
function depthOfEntry(): number {
  const state: unknown = history.state;
  const has = typeof state === 'object' && state !== null && 'overlays' in state;
  return has && typeof state.overlays === 'number' ? state.overlays : 0;
}

/**
 * Tells that a script leaves the page. Returns whether the current entry is an overlay's: the next
 * page takes its place, because Back must not lead to it.
 */
export function leaveOverlay(): boolean {
  isLeaving = true;
  return depthOfEntry() > 0;
}

const openOverlays = () => [...document.querySelectorAll<HTMLElement>(OPEN)];

/** Adds entries for opened overlays, and goes back over those of closed ones. */
function updateHistory(): void {
  const [open, depth] = [openOverlays().length, depthOfEntry()];
  for (let next = depth + 1; next <= open; next++)
    // The framework reads its own part of the state after Back.
    history.pushState({ ...history.state, overlays: next }, '');
  if (open < depth && !isLeaving) history.go(open - depth);
}

function handleToggle(event: Event): void {
  if (!(event.target instanceof Element) || !event.target.matches('[data-overlay]')) return;
  if (event.target.matches(OPEN)) isLeaving = false;
  updateHistory();
}

/** Closes the overlays that the entry does not belong to, the innermost first. */
function handleTraversal(): void {
  isLeaving = false;
  for (const overlay of openOverlays().slice(depthOfEntry()).reverse())
    if (overlay instanceof HTMLDialogElement) overlay.close();
    else overlay.hidePopover();
  // An overlay that was left open, by a link for example, is closed when the shopper returns.
  updateHistory();
}

/** A link or a form that the browser follows itself leaves the page. */
function handleNavigation(event: Event): void {
  if (event.defaultPrevented || !(event.target instanceof Element)) return;
  if (event.type === 'submit' || event.target.closest('a[href]')) isLeaving = true;
}

/** Connects overlays with the history of the browser. Renders nothing. */
export function OverlayHistory() {
  useEffect(() => {
    handleTraversal();
    // These events do not bubble.
    document.addEventListener('toggle', handleToggle, true);
    addEventListener('popstate', handleTraversal);
    addEventListener('pageshow', handleTraversal);
    // Listeners of the window run after React's, which may have prevented the default.
    addEventListener('click', handleNavigation);
    addEventListener('submit', handleNavigation);
    return () => {
      document.removeEventListener('toggle', handleToggle, true);
      removeEventListener('popstate', handleTraversal);
      removeEventListener('pageshow', handleTraversal);
      removeEventListener('click', handleNavigation);
      removeEventListener('submit', handleNavigation);
    };
  }, []);
  return null;
}
