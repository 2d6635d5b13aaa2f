'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { registerWorker } from '@/lib/offline/register';

/**
 * Registers the service worker. Everything else is loaded when a worker controls the page, which no
 * page of a first visit waits for.
 */
export function OfflineSupport() {
  const [Runtime, setRuntime] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      registerWorker(() => {
        import('./offline-runtime').then(
          ({ OfflineRuntime }) => setRuntime(() => OfflineRuntime),
          () => {},
        );
      }),
    [],
  );
  return Runtime ? <Runtime /> : null;
}
