import type { Messages } from '../en';

export const consent: Messages['consent'] = {
  title: 'Datenschutz',
  text: 'Dürfen wir messen, wie Sie diesen Shop nutzen? Das hilft uns, ihn zu verbessern. Sie können Ihre Antwort jederzeit am Ende jeder Seite ändern.',
  privacyPage: 'Datenschutzerklärung',
  accept: 'Zustimmen',
  decline: 'Ablehnen',
  settings: 'Datenschutzeinstellungen',
};
