import type { Messages } from '../en';

export const siteForms: Messages['siteForms'] = {
  send: 'Absenden',
  sent: 'Vielen Dank. Ihre Angaben sind angekommen.',
  optional: '{label} (optional)',
  closed: 'Dieses Formular ist zurzeit geschlossen. Bitte schreiben Sie uns stattdessen.',
  notAccepted:
    'Das konnten wir nicht annehmen. Bitte prüfen Sie Ihre Angaben und senden Sie sie noch einmal.',
  fillIn: 'Bitte füllen Sie „{label}“ aus.',
  chooseOne: 'Bitte wählen Sie eine Antwort zu „{label}“.',
  choose: 'Bitte wählen',
  chooseAtLeast: 'Bitte wählen Sie mindestens {count}.',
  chooseAtMost: 'Bitte wählen Sie höchstens {count}.',
  number: 'Bitte geben Sie eine Zahl ein.',
  numberMin: 'Bitte geben Sie {limit} oder mehr ein.',
  numberMax: 'Bitte geben Sie {limit} oder weniger ein.',
  numberStep: 'Bitte geben Sie ein Vielfaches von {step} ein.',
  url: 'Bitte geben Sie eine Adresse wie https://example.com ein.',
  date: 'Bitte geben Sie ein gültiges Datum ein.',
  keepEmpty: 'Lassen Sie dieses Feld leer',
  robotSolve:
    'Bitte bestätigen Sie, dass Sie kein Roboter sind, und senden Sie das Formular dann noch einmal ab.',
  robotBroken:
    'Die Sicherheitsprüfung konnte nicht geladen werden. Bitte senden Sie das Formular noch einmal ab.',
  robotScript: 'Wir müssen prüfen, dass Sie kein Roboter sind. Dafür ist JavaScript nötig.',
  toShop: 'Weiter einkaufen',
  returnTitle: 'Artikel zurücksenden',
  returnItems: 'Was möchten Sie zurücksenden?',
  returnQuantity: 'Wie viele von {name}?',
  returnOrder: 'Bestellnummer',
  returnChoose: 'Bitte wählen Sie mindestens einen Artikel.',
};
