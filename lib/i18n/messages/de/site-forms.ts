import type { Messages } from '../en';

export const siteForms: Messages['siteForms'] = {
  send: 'Absenden',
  sent: 'Vielen Dank. Ihre Angaben sind angekommen.',
  optional: '{label} (freiwillig)',
  closed: 'Dieses Formular ist zurzeit geschlossen. Bitte schreiben Sie uns stattdessen.',
  notAccepted:
    'Das konnten wir nicht annehmen. Bitte prüfen Sie Ihre Angaben und senden Sie sie noch einmal.',
  fillIn: 'Füllen Sie „{label}“ aus.',
  chooseOne: 'Wählen Sie eine Antwort zu „{label}“.',
  choose: 'Bitte wählen',
  chooseAtLeast: 'Wählen Sie mindestens {count}.',
  chooseAtMost: 'Wählen Sie höchstens {count}.',
  number: 'Geben Sie eine Zahl ein.',
  numberMin: 'Geben Sie {limit} oder mehr ein.',
  numberMax: 'Geben Sie {limit} oder weniger ein.',
  numberStep: 'Geben Sie ein Vielfaches von {step} ein.',
  url: 'Geben Sie eine Adresse wie https://example.com ein.',
  date: 'Geben Sie ein Datum ein, das hier möglich ist.',
  keepEmpty: 'Lassen Sie dieses Feld leer',
  robotSolve: 'Bitte zeigen Sie, dass Sie kein Roboter sind, und senden Sie das Formular dann noch einmal.',
  robotBroken:
    'Die Prüfung, dass Sie kein Roboter sind, konnte nicht geladen werden. Bitte senden Sie das Formular noch einmal.',
  robotScript: 'Wir müssen prüfen, dass Sie kein Roboter sind. Dafür ist JavaScript nötig.',
  toShop: 'Weiter einkaufen',
  returnTitle: 'Etwas zurücksenden',
  returnItems: 'Was möchten Sie zurücksenden?',
  returnQuantity: 'Wie viele von {name}?',
  returnOrder: 'Bestellnummer',
  returnChoose: 'Wählen Sie mindestens einen Artikel.',
};
