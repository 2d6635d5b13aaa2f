'use client';

import { Activity, lazy, type ReactNode } from 'react';

/** Ends the wait of all such parts. */
let hydrateRest = (): void => {};
const isWanted = new Promise<void>((resolve) => {
  hydrateRest = resolve;
});

export { hydrateRest };

/** Holds back the hydration around it, until the page is hydrated or the shopper uses it. */
const Wait = lazy(async () => {
  for (const event of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(event, hydrateRest, { capture: true, once: true });
  await isWanted;
  return { default: () => null };
});

/**
 * Hydrates what is below the first view after all that is in it. Until then, it is the server's HTML, in
 * which links and forms work. Without this, React hydrates it first whenever the page waits for its data.
 */
export const HydrateLater = ({ children }: { children: ReactNode }) => (
  <Activity>
    {typeof window === 'undefined' ? null : <Wait />}
    {children}
  </Activity>
);
