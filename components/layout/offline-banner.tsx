'use client';

import { useOffline } from 'next/offline';
import type { ReactNode } from 'react';

type OfflineBannerProps = {
  message: string;
  /** `<OfflineSupport>`, whose message about a stored page replaces this one. */
  children?: ReactNode;
};

/** The framework holds requests without a connection and resumes them later (`experimental.useOffline`). */
export function OfflineBanner({ message, children }: OfflineBannerProps) {
  const isOffline = useOffline();
  return (
    <div className="relative z-40 tall:sticky tall:bottom-0">
      {children}
      {/* Always rendered, so that screen readers announce its content. */}
      <div role="status" className="peer-data-saved:hidden">
        {isOffline ? (
          <p className="border-t border-line bg-inverse px-gutter py-3 text-center text-small text-on-inverse">
            {message}
          </p>
        ) : null}
      </div>
    </div>
  );
}
