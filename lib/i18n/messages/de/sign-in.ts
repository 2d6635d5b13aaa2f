import type { Messages } from '../en';

export const signIn: Messages['signIn'] = {
  title: 'Anmelden',
  signIn: 'Anmelden',
  email: 'E-Mail',
  password: 'Passwort',
  show: 'Anzeigen',
  hide: 'Verbergen',
  passwordToo: '(Passwort)',
  forgot: 'Passwort vergessen?',
  newHere: 'Neu hier? {register} oder {other}.',
  makeAccount: 'Konto anlegen',
  otherWay: 'auf anderem Weg anmelden',
  continueWith: 'Weiter mit {provider}',
  orWithEmail: 'oder mit Ihrer E-Mail-Adresse',
  signedOut: 'Sie wurden abgemeldet. Melden Sie sich erneut an, um Ihr Konto zu sehen.',
  wrongCredentials:
    'Mit dieser E-Mail-Adresse und diesem Passwort konnten wir Sie nicht anmelden. Prüfen Sie beides und versuchen Sie es noch einmal.',
  registerTitle: 'Konto anlegen',
  registerIntro: 'Was in Ihrem Warenkorb liegt, bleibt dort.',
  createAccount: 'Konto anlegen',
  benefitsTitle: 'Mit einem Konto',
  benefitOrders: 'Bestellungen ansehen und Pakete verfolgen.',
  benefitAgain: 'Frühere Bestellungen in einem Schritt wiederholen.',
  benefitAddresses: 'Alle Adressen an einem Ort.',
  noAccountNeeded: 'Sie können auch ohne Konto bestellen.',
  passwordHint: 'Mindestens {count} beliebige Zeichen.',
  firstName: 'Vorname (optional)',
  lastName: 'Nachname (optional)',
  haveAccount: 'Sie haben schon ein Konto? {signIn}.',
  goToSignIn: 'Zur Anmeldung',
  emailTaken:
    'Zu dieser E-Mail-Adresse gibt es schon ein Konto. Melden Sie sich an oder legen Sie ein neues Passwort fest.',
  emailRejected:
    'Diese E-Mail-Adresse können wir nicht verwenden. Prüfen Sie die Schreibweise oder nehmen Sie eine andere.',
  passwordWeak: 'Dieses Passwort ist zu leicht zu erraten. Wählen Sie ein längeres.',
  registerFailed:
    'Damit konnten wir Ihr Konto nicht anlegen. Prüfen Sie Ihre Angaben und versuchen Sie es noch einmal.',
  verifyTitle: 'Prüfen Sie Ihr Postfach',
  codeSent:
    'Wir haben einen Code an {email} geschickt. Das kann eine Minute dauern; sehen Sie auch im Spam-Ordner nach.',
  code: 'Bestätigungscode',
  verify: 'Bestätigen',
  resend: 'Code erneut senden',
  codeWrong:
    'Dieser Code stimmt nicht oder gilt nicht mehr. Prüfen Sie ihn oder lassen Sie sich einen neuen schicken.',
  codeResent: 'Ein neuer Code ist unterwegs. Der vorige gilt nicht mehr.',
  codeNotSent: 'Wir konnten gerade keinen neuen Code senden. Versuchen Sie es in einer Minute noch einmal.',
  resetTitle: 'Neues Passwort festlegen',
  resetIntro:
    'Geben Sie die E-Mail-Adresse Ihres Kontos ein. Wir schicken Ihnen einen Link, um ein neues Passwort festzulegen.',
  resetRequired:
    'Sie müssen ein neues Passwort festlegen, bevor Sie sich anmelden können. Wir schicken Ihnen dafür einen Link.',
  sendLink: 'Link anfordern',
  linkSent:
    'Wenn es zu dieser E-Mail-Adresse ein Konto gibt, ist eine E-Mail mit einem Link für ein neues Passwort dorthin unterwegs.',
  remembered: 'Wieder eingefallen? {signIn}.',
  verifiedTitle: 'Ihre E-Mail-Adresse ist bestätigt',
  approvalTitle: 'Wir haben Ihre Anfrage erhalten',
  approvalText:
    'Wir prüfen jedes neue Konto. Sobald Ihres freigegeben ist, können Sie sich mit der E-Mail-Adresse und dem Passwort anmelden, die Sie gewählt haben. Bis dahin können Sie ohne Konto einkaufen.',
  continueShopping: 'Weiter einkaufen',
  signingIn: 'Sie werden angemeldet …',
  signingInFrame: 'Anmeldung',
  lastStep: 'Der letzte Schritt braucht JavaScript. {hint}',
  otherPage: 'die andere Anmeldeseite',
  useOther: 'Nutzen Sie {page}.',
  robotScript: 'Wir müssen prüfen, dass Sie kein Roboter sind, und brauchen dafür JavaScript. {hint}',
  robotMoment: 'Einen Moment: Wir prüfen, dass Sie kein Roboter sind.',
  robotSolve:
    'Bitte bestätigen Sie, dass Sie kein Roboter sind, und senden Sie das Formular dann noch einmal ab.',
  robotBroken:
    'Die Sicherheitsprüfung konnte nicht geladen werden. Senden Sie das Formular noch einmal ab, oder nutzen Sie {page}.',
};
