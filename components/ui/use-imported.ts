'use client';

import { type ComponentType, useEffect, useState } from 'react';

/**
 * A component whose code loads after the hydration, once it is needed, and null until then or when its
 * code cannot be loaded. Without a `<Suspense>`: after a fallback, React commits nothing of the page that
 * it hydrates for 300 ms. `load` must be the same function in each render.
 */
export function useImported<Props>(
  isNeeded: boolean,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> | null {
  const [part, setPart] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    load().then(
      (loaded) => setPart(() => loaded),
      () => {},
    );
  }, [isNeeded, load]);
  return isNeeded ? part : null;
}
