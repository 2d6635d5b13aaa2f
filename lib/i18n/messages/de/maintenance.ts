import type { Messages } from '../en';

export const maintenance: Messages['maintenance'] = {
  title: 'Wir sind bald zurück',
  text: 'Der Shop wird gerade gewartet. Ihr Warenkorb bleibt erhalten. Bis wir zurück sind, erreichen Sie uns unter {email}.',
  textWithoutEmail: 'Der Shop wird gerade gewartet. Ihr Warenkorb bleibt erhalten.',
  retry: 'Erneut prüfen',
};
