'use client';

import { useEffect, useState } from 'react';
import { useImported } from '@/components/ui/use-imported';
import { whenIdle } from '@/lib/when-idle';

const loadRuntime = async () => (await import('./offline-runtime')).OfflineRuntime;

/** Everything but the registration is loaded when a worker controls the page, so no first visit waits. */
export function OfflineSupport() {
  const [isControlled, setIsControlled] = useState(false);
  const Runtime = useImported(isControlled, loadRuntime);
  useEffect(() => registerWorker(() => setIsControlled(true)), []);
  return Runtime ? <Runtime /> : null;
}

/**
 * Waits for an idle browser, so that a first visit is not slower. Calls `onControl` as soon as a worker
 * controls the page: at once on later visits, and on the first one when it has been installed.
 */
export function registerWorker(onControl: () => void): void {
  // Browsers have it on https and on localhost only, some not in private windows. The build takes
  // the property itself for present and would drop a test of its value.
  if (!('serviceWorker' in navigator)) return;
  const workers = navigator.serviceWorker;
  const start = () => {
    workers.register('/sw.js', { updateViaCache: 'none' }).catch(() => {});
    if (workers.controller) onControl();
    else workers.addEventListener('controllerchange', onControl, { once: true });
  };
  if (document.readyState === 'complete') whenIdle(start);
  else addEventListener('load', () => whenIdle(start), { once: true });
}
