'use client';

import { useEffect } from 'react';
import { browserStorage } from '@/lib/browser-storage';
import { FONTS_KEY } from '@/lib/theme/first-paint.mjs';

/**
 * Loads the web font of the text once a page is hydrated. Before that it would share a slow line
 * and a slow processor with the scripts. The page keeps the letters of its first paint: the next
 * page has the font, and each later one from its first paint on, because it is in the browser's
 * cache (`FocusOnNavigation`, lib/theme/first-paint.mjs). Without scripts, the style sheet uses it
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
