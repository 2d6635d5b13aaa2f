import type { Messages } from '../en';

export const maintenance: Messages['maintenance'] = {
  title: 'Wir räumen gerade auf',
  text: 'Der Shop ist für kurze Zeit geschlossen. Ihr Warenkorb ist sicher. Bis wir zurück sind, erreichen Sie uns unter {email}.',
  textWithoutEmail: 'Der Shop ist für kurze Zeit geschlossen. Ihr Warenkorb ist sicher.',
  retry: 'Nachsehen, ob wir zurück sind',
};
