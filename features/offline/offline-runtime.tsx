'use client';

import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { useLang } from '#messages';
import { format } from '@/lib/i18n/format';
import { loadOfflineMessages } from '@/lib/i18n/lazy-messages';
import type { Messages } from '@/lib/i18n/messages/en';
import { relativeAge, saveCarts, showSavedCart } from './saved-cart';
import type { WorkerMessage } from './saved-pages';
import { clearOnSessionChange, saveVisits, timeOfSavedPage } from './saved-visits';

function onConnectionChange(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

// The framework's `useOffline` reports a lost connection after an event or a failed request, and a
// stored page may have had neither.
const hasNoConnection = () => !navigator.onLine;

export function OfflineRuntime() {
  const lang = useLang();
  const isOffline = useSyncExternalStore(onConnectionChange, hasNoConnection, () => false);
  const [messages, setMessages] = useState<Messages['offline'] | null>(null);
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null);

  useEffect(() => {
    loadOfflineMessages(lang).then(setMessages, () => {});
  }, [lang]);

  useEffect(() => {
    const stops = [
      clearOnSessionChange(),
      watchForUpdate(setWaiting),
      saveVisits(() => setSavedAt(null)),
      saveCarts(),
    ];
    timeOfSavedPage().then((time) => {
      setSavedAt(time);
      if (time !== null) void showSavedCart();
    });
    return () => {
      for (const stop of stops) stop();
    };
  }, []);

  const isSaved = messages !== null && savedAt !== null;
  return (
    // Always rendered, so that screen readers announce its content.
    <div role="status" className="peer" data-saved={isSaved || undefined}>
      {messages && waiting ? (
        <Strip label={messages.reload} onAction={() => applyUpdate(waiting)}>
          {messages.newVersion}
        </Strip>
      ) : null}
      {isSaved ? (
        <Strip label={messages.reload} onAction={() => location.reload()}>
          {isOffline ? <strong className="font-semibold">{messages.title}. </strong> : null}
          {format(messages.savedPage, {
            age: relativeAge(savedAt, Date.now(), lang) ?? messages.aMomentAgo,
          })}
        </Strip>
      ) : null}
    </div>
  );
}

type StripProps = { children: ReactNode; label: string; onAction: () => void };

/** Stands above the lower edge of the window. */
function Strip({ children, label, onAction }: StripProps) {
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-4 border-t border-line bg-inverse px-gutter py-1 text-small text-on-inverse">
      <p className="py-2">{children}</p>
      <button
        type="button"
        onClick={onAction}
        className="min-h-target font-semibold underline underline-offset-4"
      >
        {label}
      </button>
    </div>
  );
}

const HOUR = 60 * 60_000;

/** Also looks for a version when the shopper returns to the page after an hour. Returns the unsubscriber. */
function watchForUpdate(onReady: (waiting: ServiceWorker) => void): () => void {
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

/** Reloads the page when the waiting version is the current one. */
function applyUpdate(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  const message: WorkerMessage = { type: 'SKIP_WAITING' };
  waiting.postMessage(message);
}
