'use client';

import { useEffect } from 'react';
import { browserStorage } from '@/lib/browser-storage';
import { FONTS_KEY } from '@/lib/theme/first-paint.mjs';

/**
 * Loads the web font of the text after hydration: before, it would share a slow line and a slow
 * processor with the scripts. A page keeps the letters of its first paint, and the next one has the
 * font (`FocusOnNavigation`, lib/theme/first-paint.mjs). Without scripts, the style sheet uses it
 * at once.
 */
export function WebFonts() {
  useEffect(() => {
    const { dataset } = document.documentElement;
    // Another site's script may hold back the event that ends the page's loading.
    delete dataset.loading;
    // Not every browser reports that it is idle.
    const whenIdle = window.requestIdleCallback ?? setTimeout;
    whenIdle(() => {
      // The name is that of lib/config/theme.ts.
      document.fonts.load('1em Text').then(
        () => {
          dataset.fonts ??= 'next';
          // Where storage is blocked, each page load begins with the system's letters.
          browserStorage.write(FONTS_KEY, '1');
        },
        // The next page tries again.
        () => {},
      );
    });
  }, []);
  return null;
}
