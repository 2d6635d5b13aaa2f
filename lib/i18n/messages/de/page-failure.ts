import type { PageFailure } from '../en/page-failure';

export const pageFailure: PageFailure = {
  pageTitle: 'Wir können diese Seite gerade nicht anzeigen',
  pageText:
    'Das liegt an uns, nicht an Ihnen, und Ihr Warenkorb ist sicher. Bitte versuchen Sie es gleich noch einmal.',
  tryAgain: 'Noch einmal versuchen',
  home: 'Zur Startseite',
};
