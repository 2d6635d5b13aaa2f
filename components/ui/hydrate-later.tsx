'use client';

import { Activity, lazy, type ReactNode } from 'react';
import { useHasScript } from '@/lib/forms/hydration';

/** Ends the wait of all such parts. */
let hydrateRest = (): void => {};
const isWanted = new Promise<void>((resolve) => {
  hydrateRest = resolve;
});

export { hydrateRest };

const Wait = lazy(async () => {
  for (const event of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(event, hydrateRest, { capture: true, once: true });
  await isWanted;
  return { default: () => null };
});

/** Holds back the hydration around it, until the page is hydrated or the shopper uses it. */
const WaitInHydration = () => (useHasScript() || typeof window === 'undefined' ? null : <Wait />);

/**
 * Hydrates what is below the first view after all that is in it. Until then, it is the server's HTML, in
 * which links and forms work. Without this, React hydrates it first whenever the page waits for its data.
 */
export const HydrateLater = ({ children }: { children: ReactNode }) => (
  <Activity>
    <WaitInHydration />
    {children}
  </Activity>
);
