import { browserStorage } from '@/lib/browser-storage';
import { isMember, onRoleChange } from '@/lib/session/session-channel';
import { CACHE, type WorkerMessage } from './saved-pages';

const send = (message: WorkerMessage, ports: MessagePort[] = []): void =>
  navigator.serviceWorker.controller?.postMessage(message, ports);

/** In ms. Null for a page from the server and without an answer. */
export function timeOfSavedPage(): Promise<number | null> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<number | null>) => resolve(data);
    send({ type: 'SAVED_AT' }, [port2]);
    setTimeout(resolve, 3_000, null);
  });
}

/**
 * Stores this page and each one that is opened from it. The worker itself sees page loads only, and not what
 * the first page loaded before. Returns the unsubscriber.
 */
export function saveVisits(onNavigate: () => void): () => void {
  let path = location.pathname;
  const save = () => {
    // The browser's data saver.
    if ('connection' in navigator && Object(navigator.connection).saveData === true) return;
    const files = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.includes('/_next/static/'));
    send({ type: 'SAVE', page: location.href, files });
  };
  const handleEntry = () => {
    if (location.pathname === path) return;
    path = location.pathname;
    onNavigate();
    save();
  };
  save();
  const history = 'navigation' in window ? window.navigation : null;
  history?.addEventListener('currententrychange', handleEntry);
  return () => history?.removeEventListener('currententrychange', handleEntry);
}

/** The role of the last session in this browser. It shows a change between two pages. */
const ROLE_KEY = 'saved-as';

/** Notices a sign-in or sign-out in another tab or since the last page, too. Returns the unsubscriber. */
export function clearOnSessionChange(): () => void {
  const check = () => {
    // Without storage, only the worker notices a change.
    const role = isMember() ? 'member' : 'visitor';
    const before = browserStorage.read(ROLE_KEY) ?? role;
    browserStorage.write(ROLE_KEY, role);
    if (before !== role) void clearSaved();
  };
  check();
  return onRoleChange(check);
}

async function clearSaved(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => name === CACHE.cart || name.startsWith(CACHE.pages))
      .map((name) => caches.delete(name)),
  );
}
