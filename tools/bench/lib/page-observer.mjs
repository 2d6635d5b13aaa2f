/**
 * Measurements that a page reports. Times are in ms since the navigation began.
 * @typedef {object} Observed
 * @property {number} largestPaint
 * @property {number} layoutShift the sum of all unexpected shifts
 * @property {{ start: number, duration: number }[]} longTasks tasks of the main thread of more than
 * 50 ms
 * @property {number} slowestInteraction ms from an input to the next paint, of the slowest one
 * since the value was set to 0
 */

/**
 * Runs inside the page before its scripts, and writes to `window.observed`. It must not refer to
 * anything outside itself.
 */
export function observePage() {
  if (window !== window.top) return;
  /** @type {Observed} */
  const observed = { largestPaint: 0, layoutShift: 0, longTasks: [], slowestInteraction: 0 };
  Object.assign(window, { observed });

  /**
   * @param {string} type
   * @param {(entry: any) => void} handleEntry the DOM types lack the fields of some kinds of
   * entries
   * @param {object} [options]
   */
  const observe = (type, handleEntry, options) =>
    new PerformanceObserver((list) => list.getEntries().forEach(handleEntry)).observe({
      type,
      buffered: true,
      ...options,
    });
  observe('largest-contentful-paint', ({ startTime }) => {
    observed.largestPaint = startTime;
  });
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) observed.layoutShift += value;
  });
  observe('longtask', ({ startTime, duration }) => observed.longTasks.push({ start: startTime, duration }));
  observe(
    'event',
    ({ interactionId, duration }) => {
      if (interactionId > 0) observed.slowestInteraction = Math.max(observed.slowestInteraction, duration);
    },
    { durationThreshold: 16 },
  );
}
