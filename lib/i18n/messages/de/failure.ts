import type { Messages } from '../en';
import { PAGE_FAILURES } from '../page-failure';

export const failure: Messages['failure'] = {
  ...PAGE_FAILURES.de,
  pageText:
    'Das liegt an uns, nicht an Ihnen, und Ihr Warenkorb ist sicher. Bitte versuchen Sie es gleich noch einmal.',
  title: 'Etwas ist schiefgegangen',
  text: 'Das liegt an uns, nicht an Ihnen. Bitte versuchen Sie es gleich noch einmal.',
  allProducts: 'Alle Produkte ansehen',
  offline: 'Keine Verbindung zum Shop. Prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.',
};
