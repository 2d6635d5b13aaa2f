import type { Messages } from '../en';

export const fields: Messages['fields'] = {
  problem: 'Bitte prüfen Sie Ihre Angaben',
  pageRenewed:
    'Wir haben den Shop aktualisiert, seit Sie diese Seite geöffnet haben. Bitte prüfen Sie Ihre Angaben und senden Sie sie noch einmal.',
  enterEmail: 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
  emailTooLong: 'Das ist zu lang für eine E-Mail-Adresse.',
  emailForm: 'Bitte geben Sie eine E-Mail-Adresse wie name@example.com ein.',
  enterPassword: 'Bitte geben Sie Ihr Passwort ein.',
  passwordTooLong: 'Das ist zu lang für ein Passwort.',
  choosePassword: 'Bitte wählen Sie ein Passwort.',
  atLeast: 'Bitte verwenden Sie mindestens {count} Zeichen.',
  atMost: 'Bitte verwenden Sie höchstens {count} Zeichen.',
  enterCode: 'Bitte geben Sie den Code aus der E-Mail ein.',
  codeForm: 'Das ist kein Code aus unserer E-Mail. Er sieht aus wie 123456.',
  phone: 'Bitte geben Sie eine Nummer wie +49 30 123456 ein.',
  street: 'Bitte geben Sie Straße und Hausnummer ein.',
  city: 'Bitte geben Sie den Ort ein.',
  country: 'Bitte wählen Sie ein Land.',
  notInCountry: 'Das liegt nicht in dem Land, das Sie gewählt haben.',
  oneOfTwo: 'Bitte wählen Sie eine der Optionen.',
  tickBox: 'Bitte setzen Sie das Häkchen, um fortzufahren.',
  addressGone: 'Diese Adresse wurde inzwischen entfernt. Legen Sie sie unten neu an.',
  cannotBePublic: 'Ihr Profil kann hier im Moment nicht öffentlich gemacht werden.',
  runsTheShop: 'Dieses Konto gehört jemandem, der den Shop betreibt, und kann hier nicht gelöscht werden.',
  hasSubscription:
    'Sie haben ein laufendes Abo. Bitte kündigen Sie es zuerst, dann können Sie das Konto löschen.',
  passwordWrong: 'Das ist nicht Ihr aktuelles Passwort.',
  passwordByMail:
    'Wir können hier gerade kein Passwort prüfen. Legen Sie über den Link darunter ein neues fest.',
  passwordPaused:
    'Zu viele falsche Passwörter. Legen Sie über den Link darunter ein neues fest oder versuchen Sie es in 15 Minuten noch einmal.',
  passwordRejected: 'Der Shop nimmt dieses Passwort nicht an. Bitte wählen Sie ein längeres.',
  tooLong: '„{label}“ ist zu lang.',
  tooShort: '„{label}“ ist zu kurz.',
  missing: 'Bitte füllen Sie „{label}“ aus.',
  fixed: '„{label}“ kann hier nicht geändert werden.',
  another: 'Bitte wählen Sie bei „{label}“ etwas anderes.',
  odd: 'Die Angabe bei „{label}“ scheint nicht zu stimmen. Bitte prüfen Sie sie.',
  chooseStars: 'Bitte wählen Sie einen bis fünf Sterne.',
  writeReview: 'Bitte schreiben Sie Ihre Bewertung.',
  reviewerName: 'Bitte geben Sie den Namen ein, der bei der Bewertung steht.',
  reviewedBefore: 'Sie haben dieses Produkt schon bewertet.',
  reviewsClosed: 'Bewertungen sind zurzeit nicht möglich.',
};

export const siteForms: Messages['siteForms'] = {
  send: 'Absenden',
  sent: 'Vielen Dank. Ihre Angaben sind angekommen.',
  optional: '{label} (optional)',
  closed: 'Dieses Formular ist zurzeit geschlossen. Bitte schreiben Sie uns stattdessen.',
  notAccepted:
    'Das konnten wir nicht annehmen. Bitte prüfen Sie Ihre Angaben und senden Sie sie noch einmal.',
  chooseOne: 'Bitte wählen Sie eine Antwort zu „{label}“.',
  choose: 'Bitte wählen',
  chooseAtLeast: 'Bitte wählen Sie bei „{label}“ mindestens {count} aus.',
  chooseAtMost: 'Bitte wählen Sie bei „{label}“ höchstens {count} aus.',
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
  returnChoose: 'Bitte wählen Sie mindestens einen Artikel.',
  returnClosed: 'Diese Bestellung lässt sich nicht online zurückgeben. Bitte schreiben Sie uns stattdessen.',
};

/** Erklärungen zu einem Vertrag: Widerruf, und das Ende eines Abos. */
export const statements: Messages['statements'] = {
  withdrawal: {
    link: 'Vertrag widerrufen',
    title: 'Einen Vertrag widerrufen',
    intro: 'Sie brauchen keinen Grund anzugeben und kein Konto.',
    reviewTitle: 'Bitte prüfen Sie Ihren Widerruf',
    text: 'Hiermit widerrufe ich den folgenden Vertrag:',
    button: 'Widerruf bestätigen',
    receiptTitle: 'Ihr Widerruf ist eingegangen',
  },
  cancellation: {
    // The labels of `link` and `button` are those of § 312k BGB.
    link: 'Verträge hier kündigen',
    title: 'Ein Abo kündigen',
    intro: 'Zum Kündigen brauchen Sie kein Konto.',
    reviewTitle: 'Bitte prüfen Sie Ihre Kündigung',
    text: 'Hiermit kündige ich den folgenden Vertrag:',
    button: 'jetzt kündigen',
    receiptTitle: 'Ihre Kündigung ist eingegangen',
  },
  name: 'Name',
  enterName: 'Geben Sie Ihren Namen ein.',
  email: 'E-Mail',
  emailHint: 'An diese Adresse geht die Bestätigung.',
  contract: 'Vertrag',
  enterContract: 'Geben Sie die Bestellnummer ein, oder was Sie bestellt haben.',
  contractHint: 'Zum Beispiel die Bestellnummer, oder was Sie wann bestellt haben.',
  items: 'Betroffene Artikel',
  details: 'Zeitpunkt oder Grund (optional)',
  detailsHint: 'Wenn der Vertrag zu einem bestimmten Tag oder aus wichtigem Grund sofort enden soll.',
  next: 'Weiter',
  reviewIntro: 'Es wurde noch nichts gesendet.',
  change: 'Ändern',
  reference: 'Vorgangsnummer',
  receivedAt: 'Eingegangen',
  confirmation:
    'Eine Bestätigung geht auch an {email}. Falls sie nicht ankommt, ist diese Seite Ihr Nachweis.',
  download: 'Als Text speichern',
  failed:
    'Das Senden hat gerade nicht geklappt. Nichts ist verloren: Versuchen Sie es noch einmal, oder senden Sie es als E-Mail.',
  writeMail: 'Als E-Mail an {email} senden',
  beside: 'Diese Rücksendung ist ein Angebot unseres Shops. Für Ihr gesetzliches Widerrufsrecht: {link}',
};

export const privacyNote: Messages['privacyNote'] = {
  text: 'Hinweise zum Umgang mit Ihren Daten: {page}',
  page: 'Datenschutz',
  confirmByMail: 'Fast fertig. Bitte bestätigen Sie Ihre Anmeldung mit dem Link in der E-Mail an Sie.',
};
