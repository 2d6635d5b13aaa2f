import type { Lang } from '../lang';

/** Messages of a page that failed to render. */
export type PageFailure = Record<'pageTitle' | 'pageText' | 'tryAgain' | 'home', string>;

/**
 * By language. Every page's first script has them, because they must also show when nothing else
 * can be loaded. Keep them few.
 */
export const PAGE_FAILURES: Record<Lang, PageFailure> = {
  en: {
    pageTitle: 'We can’t show this page right now',
    pageText: 'It is us, not you, and your cart is safe. Please try again in a moment.',
    tryAgain: 'Try again',
    home: 'Go to the home page',
  },
  de: {
    pageTitle: 'Wir können diese Seite gerade nicht anzeigen',
    pageText:
      'Das liegt an uns, nicht an Ihnen, und Ihr Warenkorb ist sicher. Bitte versuchen Sie es gleich noch einmal.',
    tryAgain: 'Noch einmal versuchen',
    home: 'Zur Startseite',
  },
  he: {
    pageTitle: 'אי אפשר להציג את הדף הזה כרגע',
    pageText: 'התקלה אצלנו, לא אצלכם, והסל שלכם שמור. נסו שוב בעוד רגע.',
    tryAgain: 'ניסיון נוסף',
    home: 'לדף הבית',
  },
};
