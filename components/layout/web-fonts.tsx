'use client';

import { useEffect } from 'react';
import { browserStorage } from '@/lib/browser-storage';
import { FONTS_KEY } from '@/lib/theme/first-paint.mjs';

/**
 * Lets the page use the web font of its text once it is hydrated, and from the first paint on in
 * later page loads, when the browser has it in its cache. Before that it would share a slow line
 * and a slow processor with the scripts. Without scripts, the style sheet uses it at once.
 */
export function WebFonts() {
  useEffect(() => {
    const { dataset } = document.documentElement;
    // Another site's script may hold back the event that ends the page's loading.
    delete dataset.loading;
    // Not every browser reports that it is idle.
    const whenIdle = window.requestIdleCallback ?? setTimeout;
    whenIdle(() => {
      dataset.fonts = '';
      // Where storage is blocked, each page load begins with the system's letters.
      browserStorage.write(FONTS_KEY, '1');
    });
  }, []);
  return null;
}
