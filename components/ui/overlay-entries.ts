/** Open overlays, such as drawers and menus. An entry of the history has the number of those open with it. */
const OPEN = '[data-overlay]:is(:modal, :popover-open)';

/** Whether the overlay closes because the shopper leaves the page. Its entry must stay then. */
let isLeaving = false;

/** Call it when a script leaves the page without a link or a form. */
export function leaveOverlay(): void {
  isLeaving = true;
}

/** Whether the page goes back over the entries of closed overlays, which takes the browser a moment. */
let isGoingBack = false;

/** A link that a script began to follow in that moment. Going back ends what the script began. */
let interruptedLink: HTMLAnchorElement | null = null;

const openOverlays = () => [...document.querySelectorAll<HTMLElement>(OPEN)];

const overlaysOfEntry = () => Number(Object(history.state).overlays ?? 0);

/** Adds entries for opened overlays, and goes back over those of closed ones. */
function updateHistory(): void {
  const open = openOverlays().length;
  const depth = overlaysOfEntry();
  for (let next = depth + 1; next <= open; next++)
    // The framework reads its own part of the state after Back.
    history.pushState({ ...history.state, overlays: next }, '');
  if (open >= depth || isLeaving) return;
  isGoingBack = true;
  history.go(open - depth);
}

function handleToggle(event: Event): void {
  if (!(event.target instanceof Element) || !event.target.matches('[data-overlay]')) return;
  if (event.target.matches(OPEN)) isLeaving = false;
  updateHistory();
}

function handleTraversal(): void {
  isLeaving = false;
  isGoingBack = false;
  for (const overlay of openOverlays().slice(overlaysOfEntry()).reverse())
    if (overlay instanceof HTMLDialogElement) overlay.close();
    else overlay.hidePopover();
  // An overlay that was left open, by a link for example, is closed when the shopper returns.
  updateHistory();
  const link = interruptedLink;
  interruptedLink = null;
  link?.click();
}

/**
 * A link or a form in an overlay leaves the page, unless a script sends the form. So does one of
 * the page while it still has the entry of a closed overlay.
 */
function handleNavigation(event: Event): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  if (!target.closest('[data-overlay]') && openOverlays().length >= overlaysOfEntry()) return;
  const link = event.type === 'click' ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link && isGoingBack && event.defaultPrevented) interruptedLink = link;
  isLeaving ||=
    event.type === 'click'
      ? link !== null
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
