import type { Words } from '../en';

export const failure: Words['failure'] = {
  title: 'Etwas ist schiefgegangen',
  text: 'Das liegt an uns, nicht an Ihnen. Bitte versuchen Sie es gleich noch einmal.',
  pageTitle: 'Wir können diese Seite gerade nicht anzeigen',
  pageText:
    'Das liegt an uns, nicht an Ihnen, und Ihr Warenkorb ist sicher. Bitte versuchen Sie es gleich noch einmal.',
  tryAgain: 'Noch einmal versuchen',
  allProducts: 'Alle Produkte ansehen',
  home: 'Zur Startseite',
  offline:
    'Wir können den Shop nicht erreichen. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
};
