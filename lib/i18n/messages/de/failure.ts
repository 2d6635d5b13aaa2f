import type { Messages } from '../en';
import { pageFailure } from './page-failure';

export const failure: Messages['failure'] = {
  ...pageFailure,
  title: 'Etwas ist schiefgegangen',
  text: 'Das liegt an uns, nicht an Ihnen. Bitte versuchen Sie es gleich noch einmal.',
  allProducts: 'Alle Produkte ansehen',
  offline:
    'Wir können den Shop nicht erreichen. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
};
