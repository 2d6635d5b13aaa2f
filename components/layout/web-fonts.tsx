'use client';

import { useEffect } from 'react';
import { browserStorage } from '@/lib/browser-storage';
import { FONTS_KEY } from '@/lib/theme/first-paint.mjs';

/**
 * Lets the page use the web fonts once it is hydrated, and from the first paint on in later page
 * loads, when the browser has them in its cache. Before that they would share a slow line with the
 * scripts. Without scripts, the style sheet uses them at once.
 */
export function WebFonts() {
  useEffect(() => {
    document.documentElement.dataset.fonts = '';
    // Where storage is blocked, each page load begins with the system's letters.
    browserStorage.write(FONTS_KEY, '1');
  }, []);
  return null;
}
