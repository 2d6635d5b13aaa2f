import type { Lang } from '../lang';

/** Messages of a page that failed to render. */
export type PageFailure = Record<'pageTitle' | 'tryAgain' | 'home', string>;

/**
 * By language. Every page's first script has them, because they must also show when nothing else
 * can be loaded. Keep them few.
 */
export const PAGE_FAILURES: Record<Lang, PageFailure> = {
  en: {
    pageTitle: 'We can’t show this page right now',
    tryAgain: 'Try again',
    home: 'Go to the home page',
  },
  de: {
    pageTitle: 'Wir können diese Seite gerade nicht anzeigen',
    tryAgain: 'Noch einmal versuchen',
    home: 'Zur Startseite',
  },
  he: {
    pageTitle: 'אי אפשר להציג את הדף הזה כרגע',
    tryAgain: 'ניסיון נוסף',
    home: 'לדף הבית',
  },
};
