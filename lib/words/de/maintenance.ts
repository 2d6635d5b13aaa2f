import type { Words } from '../en';

export const maintenance: Words['maintenance'] = {
  title: 'Wir räumen gerade auf',
  text: 'Der Shop ist für kurze Zeit geschlossen. Ihr Warenkorb ist sicher. Bis wir zurück sind, erreichen Sie uns unter {email}.',
  retry: 'Nachsehen, ob wir zurück sind',
};
