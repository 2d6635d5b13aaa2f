/**
 * The observations of `watchHydration` in a page, as `window.hydration`.
 * @typedef {object} Hydration
 * @property {number} firstViewAt ms since the navigation began at which React had committed all that
 * the window shows: the shell and each boundary in the first view. 0 until then
 * @property {number} committedAt the same for the whole page, islands in Suspense included, but not
 * folded forms whose code loads when they open
 * @property {boolean} isReady whether the effects of that commit have run, too
 */

/**
 * Runs inside a page before its scripts, and observes the end of hydration of any page that React
 * has rendered. It must not refer to anything outside itself.
 *
 * React marks an element while it renders, which may be long before it handles a click on it. Its
 * developer tools are notified after each commit, in production as well, and hydration has ended
 * with the first commit that leaves no server-rendered boundary behind.
 */
export function watchHydration() {
  if (window !== window.top) return;
  /** @type {Hydration} */
  const hydration = { firstViewAt: 0, committedAt: 0, isReady: false };

  /** @typedef {{ child?: Fiber, sibling?: Fiber, memoizedState?: unknown }} Fiber */
  /**
   * Returns the boundaries that are still the server's HTML, by the comments before them.
   * @param {Fiber} root
   */
  const serverHtml = (root) => {
    /** @type {Comment[]} */
    const found = [];
    const left = [root];
    for (let fiber = left.pop(); fiber; fiber = left.pop()) {
      const html = Object(fiber.memoizedState).dehydrated;
      if (html && !html.parentElement?.closest('details:not([open])')) found.push(html);
      if (fiber.sibling) left.push(fiber.sibling);
      if (fiber.child) left.push(fiber.child);
    }
    return found;
  };
  /**
   * Whether a boundary shows, decided once: hydration moves nothing, and a layout after each commit would
   * delay the next one.
   * @type {WeakMap<Comment, boolean>}
   */
  const shown = new WeakMap();
  /** @param {Comment} boundary */
  const isInView = (boundary) => {
    if (!shown.has(boundary)) {
      const { nextElementSibling: first } = boundary;
      const isVisible = first?.checkVisibility() === true;
      shown.set(boundary, isVisible && first.getBoundingClientRect().top < innerHeight);
    }
    return shown.get(boundary) === true;
  };
  addEventListener('DOMContentLoaded', () => {
    const comments = document.createTreeWalker(document, NodeFilter.SHOW_COMMENT);
    while (comments.nextNode()) {
      const { currentNode } = comments;
      if (currentNode instanceof Comment) isInView(currentNode);
    }
  });

  Object.assign(window, {
    hydration,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      /** @param {number} _ @param {{ current: Fiber }} root */
      onCommitFiberRoot(_, { current }) {
        if (hydration.committedAt > 0) return;
        const now = performance.now();
        const left = serverHtml(current);
        if (hydration.firstViewAt === 0 && !left.some(isInView)) hydration.firstViewAt = now;
        if (left.length > 0) return;
        hydration.committedAt = now;
        // The browser is idle only when no task waits, and React runs the effects in one.
        requestIdleCallback(() => {
          hydration.isReady = true;
        });
      },
      onCommitFiberUnmount() {},
    },
  });
}

/**
 * Runs inside a page. Returns whether it can be used: hydrated, or not rendered by React, which is
 * known when the whole page has been read.
 */
export const isInteractive = () =>
  '__next_f' in window ? Object(window).hydration.isReady === true : document.readyState !== 'loading';
