/** In milliseconds. */
const LONGEST_WAIT = 2_000;

/** Calls back when the browser is idle, or after two seconds at the latest. Safari does not report it. */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(callback, { timeout: LONGEST_WAIT });
  else setTimeout(callback);
}
