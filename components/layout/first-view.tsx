'use client';

import { useEffect } from 'react';
import { hydrateRest } from '@/components/ui/hydrate-later';
import { browserStorage } from '@/lib/browser-storage';
import { FONTS_KEY } from '@/lib/theme/first-paint.mjs';
import { whenIdle } from '@/lib/when-idle';

/**
 * Once the page is hydrated and the browser idle, starts what would share a slow line and a slow
 * processor with that: the hydration of what is further down, its pictures, and the web font of the text. A page keeps the
 * letters of its first paint, and the next one has the font (`FocusOnNavigation`,
 * lib/theme/first-paint.mjs). Without scripts, the style sheet uses it at once.
 */
export function FirstView() {
  useEffect(
    () =>
      whenIdle(() => {
        hydrateRest();
        const { dataset } = document.documentElement;
        // Another site's script may hold back the event that ends the page's loading.
        delete dataset.loading;
        // The name is that of lib/config/theme.ts. A language may have a file for some letters.
        document.fonts.load('1em Text', 'aą').then(
          () => {
            dataset.fonts ??= 'next';
            // Where storage is blocked, each page load begins with the system's letters.
            browserStorage.write(FONTS_KEY, '1');
          },
          // The next page tries again.
          () => {},
        );
      }),
    [],
  );
  return null;
}
