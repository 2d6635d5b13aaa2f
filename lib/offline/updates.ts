import type { WorkerMessage } from './saved-pages';

const HOUR = 60 * 60_000;

/**
 * Calls `onReady` when a new version of the shop is installed and waits until all pages of the old
 * one are closed. Looks for one when the shopper returns to the page after an hour. Returns the
 * unsubscriber.
 */
export function watchForUpdate(onReady: (waiting: ServiceWorker) => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  void navigator.serviceWorker.getRegistration().then((registration) => {
    if (!registration || signal.aborted) return;
    const report = () => {
      if (registration.waiting && navigator.serviceWorker.controller) onReady(registration.waiting);
    };
    const follow = () => registration.installing?.addEventListener('statechange', report, { signal });
    let checkedAt = Date.now();
    const handleReturn = () => {
      if (document.visibilityState === 'hidden' || Date.now() - checkedAt < HOUR) return;
      checkedAt = Date.now();
      registration.update().catch(() => {});
    };
    report();
    follow();
    registration.addEventListener('updatefound', follow, { signal });
    document.addEventListener('visibilitychange', handleReturn, { signal });
  });
  return () => controller.abort();
}

/** Makes the waiting version the current one, and reloads the page when it is. */
export function applyUpdate(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  const message: WorkerMessage = { type: 'SKIP_WAITING' };
  waiting.postMessage(message);
}
