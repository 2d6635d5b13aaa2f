'use client';

import { useOffline } from 'next/offline';

/**
 * Reports a lost connection on every page until it is back. The framework holds requests meanwhile
 * and then resumes them (`experimental.useOffline`).
 */
export function OfflineBanner({ message }: { message: string }) {
  const isOffline = useOffline();
  return (
    // Always rendered, so that screen readers announce its content.
    <div role="status" className="sticky bottom-0 z-40">
      {isOffline ? (
        <p className="border-t border-line bg-inverse px-gutter py-3 text-center text-small text-on-inverse">
          {message}
        </p>
      ) : null}
    </div>
  );
}
