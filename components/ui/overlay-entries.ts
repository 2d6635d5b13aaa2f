/**
 * Open overlays: the cart drawer, the menu, the search, sheets, the size guide and enlarged
 * pictures. An entry of the history has the number of those that were open with it.
 */
const OPEN = '[data-overlay]:is(:modal, :popover-open)';

/** Whether the overlay closes because the shopper leaves the page. Its entry must stay then. */
let isLeaving = false;

/** Tells that a script leaves the page, without a link or a form. */
export function leaveOverlay(): void {
  isLeaving = true;
}

const openOverlays = () => [...document.querySelectorAll<HTMLElement>(OPEN)];

/** Adds entries for opened overlays, and goes back over those of closed ones. */
function updateHistory(): void {
  const open = openOverlays().length;
  const depth = Number(Object(history.state).overlays ?? 0);
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
  const depth = Number(Object(history.state).overlays ?? 0);
  for (const overlay of openOverlays().slice(depth).reverse())
    if (overlay instanceof HTMLDialogElement) overlay.close();
    else overlay.hidePopover();
  // An overlay that was left open, by a link for example, is closed when the shopper returns.
  updateHistory();
}

/** A link of an overlay leaves the page, and so does a form, unless a script sends it. */
function handleNavigation(event: Event): void {
  const { target } = event;
  if (!(target instanceof Element) || !target.closest('[data-overlay]')) return;
  isLeaving ||=
    event.type === 'click'
      ? target.closest('a[href]') !== null
      : !event.defaultPrevented || (target instanceof HTMLFormElement && target.method === 'get');
}

let isConnected = false;

/** Connects overlays with the history, from the one on that has just opened. */
export function connectOverlays(): void {
  if (isConnected) return;
  isConnected = true;
  // These events do not bubble.
  document.addEventListener('toggle', handleToggle, true);
  addEventListener('popstate', handleTraversal);
  addEventListener('pageshow', handleTraversal);
  // Listeners of the window run after React's, which may have prevented the default.
  addEventListener('click', handleNavigation);
  addEventListener('submit', handleNavigation);
  updateHistory();
}
