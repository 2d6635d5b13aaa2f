'use client';

import { useOffline } from 'next/offline';

/**
 * Says that the connection is gone, on every page, until it is back. What was asked for meanwhile waits and then goes
 * on by itself: the framework holds it (`experimental.useOffline`).
 */
export function OfflineBanner({ messages }: { messages: string }) {
  const isOffline = useOffline();
  return (
    // Always there, so that what comes into it is announced.
    <div role="status" className="sticky bottom-0 z-40">
      {isOffline ? (
        <p className="border-t border-line bg-inverse px-gutter py-3 text-center text-small text-on-inverse">
          {messages}
        </p>
      ) : null}
    </div>
  );
}
