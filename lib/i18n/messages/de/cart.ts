import type { Messages } from '../en';
import { pageFailureIn } from '../page-failure';

export const failure: Messages['failure'] = {
  ...pageFailureIn('de'),
  pageText:
    'Das liegt an uns, nicht an Ihnen, und Ihr Warenkorb ist sicher. Bitte versuchen Sie es gleich noch einmal.',
  title: 'Etwas ist schiefgegangen',
  text: 'Das liegt an uns, nicht an Ihnen. Bitte versuchen Sie es gleich noch einmal.',
  allProducts: 'Alle Produkte ansehen',
  offline: 'Keine Verbindung zum Shop. Prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.',
};

export const errors: Messages['errors'] = {
  unreachable:
    'Die Verbindung zum Shop ist gestört. Es ist nichts verloren gegangen. Bitte versuchen Sie es gleich noch einmal.',
  busy: 'Im Shop ist gerade sehr viel los. Bitte versuchen Sie es in einer Minute noch einmal.',
  unsure:
    'Wir wissen nicht, ob das geklappt hat. Prüfen Sie Ihren Warenkorb, bevor Sie es noch einmal versuchen.',
  'too-many-attempts':
    'Zu viele Versuche. Bitte warten Sie ein paar Minuten und versuchen Sie es dann noch einmal.',
  'forbidden-origin': 'Diese Anfrage kam nicht aus unserem Shop, deshalb wurde nichts geändert.',
  'too-large': 'Der Text ist zu lang. Bitte kürzen Sie ihn.',
  'bad-request': 'Mit dieser Anfrage stimmte etwas nicht, deshalb wurde nichts geändert.',
  'bad-quantity': 'Bitte geben Sie eine ganze Zahl bis 100.000 ein.',
  'not-found': 'Das haben wir nicht gefunden. Vielleicht führen wir es nicht mehr.',
  'sold-out': 'Leider ist dieser Artikel gerade ausverkauft.',
  'options-missing': 'Bitte wählen Sie zuerst alle Optionen dieses Artikels. Es wurde nichts hinzugefügt.',
  'details-missing':
    'Bitte vervollständigen Sie die Angaben in der Bestellübersicht und gehen Sie dann erneut zur Kasse.',
  'cart-empty': 'Ihr Warenkorb ist leer.',
  'cart-lost':
    'Wir finden den Warenkorb nicht mehr, den Sie gesehen haben. Vielleicht ist Ihr Besuch abgelaufen, oder er wurde in einem anderen Fenster bestellt oder geleert. Wenn Sie beim Füllen angemeldet waren, melden Sie sich wieder an: Dann ist er wieder da.',
  'code-unknown': 'Dieser Code ist ungültig. Prüfen Sie die Schreibweise und versuchen Sie es noch einmal.',
  'coupon-expired': 'Dieser Code ist abgelaufen.',
  'coupon-used-up': 'Dieser Code kann nicht mehr eingelöst werden.',
  'coupon-not-started': 'Dieser Code gilt noch nicht.',
  'coupon-minimum': 'Ihr Warenkorb liegt unter dem Mindestwert für diesen Code.',
  'coupon-not-applicable': 'Dieser Code gilt nicht für die Artikel in Ihrem Warenkorb.',
  'gift-card-expired': 'Diese Geschenkkarte ist abgelaufen.',
  'gift-card-empty': 'Auf dieser Geschenkkarte ist kein Guthaben mehr.',
  'gift-card-unavailable':
    'Eine Geschenkkarte lässt sich hier nicht einlösen. Vielleicht können Sie sie an der Kasse verwenden.',
  'gift-card-rejected':
    'Diese Geschenkkarte lässt sich nicht einlösen. Bitte schreiben Sie uns, wenn das ein Irrtum ist.',
  'gift-card-unsold':
    'Diese Geschenkkarte gibt es gerade nicht. Bitte versuchen Sie einen anderen Betrag, oder schreiben Sie uns.',
  'lines-unavailable':
    'Ein Artikel in Ihrem Warenkorb ist nicht mehr erhältlich. Bitte entfernen Sie ihn und gehen Sie dann noch einmal zur Kasse.',
  'price-raised':
    'Ein Preis in Ihrem Warenkorb ist gestiegen. Bitte sehen Sie sich die Beträge an und gehen Sie dann noch einmal zur Kasse.',
  'membership-unusable':
    'Eine Mitgliedschaft, die Sie gewählt haben, gilt nicht für Ihren Warenkorb. Bitte prüfen Sie die Bestellübersicht.',
  'members-only':
    'Etwas in Ihrem Warenkorb ist nur für Mitglieder. Bitte melden Sie sich an oder entfernen Sie es und gehen Sie dann noch einmal zur Kasse.',
  'order-minimum': 'Ihr Warenkorb liegt unter dem Mindestbestellwert.',
  'gift-card-coupon': 'Ein Gutschein gilt nicht für Geschenkkarten. Bitte gehen Sie ohne ihn zur Kasse.',
  'cart-coupon':
    'Ihr Gutschein gilt nicht mehr. Bitte entfernen Sie ihn und gehen Sie dann noch einmal zur Kasse.',
  'checkout-unavailable':
    'Wir konnten die Kasse nicht öffnen. Ihr Warenkorb ist sicher. Bitte versuchen Sie es noch einmal.',
  'cookies-blocked':
    'Ihr Browser blockiert Cookies. Warenkorb, Anmeldung und Merkliste können wir deshalb nicht speichern. Stöbern, Suche und Kontakt gehen auch ohne. Bitte erlauben Sie Cookies für diesen Shop und versuchen Sie es noch einmal.',
  'sign-in-failed': 'Die Anmeldung hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  'sign-in-foreign':
    'Diese Anmeldung wurde nicht hier begonnen oder inzwischen neu gestartet. Bitte melden Sie sich noch einmal an.',
  'sign-in-expired':
    'Diese Anmeldung ist abgelaufen oder wurde schon verwendet. Bitte melden Sie sich noch einmal an.',
  'sign-in-timed-out': 'Die Anmeldung hat zu lange gedauert. Bitte versuchen Sie es noch einmal.',
  'sign-in-canceled': 'Sie wurden nicht angemeldet. Wählen Sie unten eine Anmeldemöglichkeit.',
  unexpected:
    'Bei uns ist etwas schiefgegangen. Es wurde nichts geändert. Bitte versuchen Sie es noch einmal.',
  offline: failure.offline,
};

const lineTerms: Messages['cart']['terms'] = {
  recipient: 'Für',
  message: 'Nachricht',
  sent: 'Versand',
  onceAtPayment: 'Nach der Zahlung',
  plan: 'Abo',
  charged: 'Abbuchung',
  withOrder: 'Mit der Bestellung, danach {every}',
  afterTrial: 'Erst nach {trial}, danach {every}',
  untilCanceled: '{charges}, bis zur Kündigung',
  payments: { one: '{charges}, insgesamt {count} Zahlung', other: '{charges}, insgesamt {count} Zahlungen' },
  every: {
    day: { one: 'jeden Tag', other: 'alle {count} Tage' },
    week: { one: 'jede Woche', other: 'alle {count} Wochen' },
    month: { one: 'jeden Monat', other: 'alle {count} Monate' },
    year: { one: 'jedes Jahr', other: 'alle {count} Jahre' },
  },
  period: {
    day: { one: '{count} Tag', other: '{count} Tagen' },
    week: { one: '{count} Woche', other: '{count} Wochen' },
    month: { one: '{count} Monat', other: '{count} Monaten' },
    year: { one: '{count} Jahr', other: '{count} Jahren' },
  },
  preOrder: 'Vorbestellung',
  later: 'Spätere Lieferung',
};

export const cart: Messages['cart'] = {
  title: 'Warenkorb',
  label: 'In Ihrem Warenkorb',
  items: { one: '{count} Artikel', other: '{count} Artikel' },
  loading: 'Ihr Warenkorb wird geladen',
  subtotal: 'Zwischensumme',
  workingOut: 'Wird berechnet',
  approximate: {
    untaxed:
      'Diese Beträge sind ungefähre Angaben. An der Kasse zahlen Sie {amount} zuzüglich Versand und Steuern.',
    taxed: 'Diese Beträge sind ungefähre Angaben. An der Kasse zahlen Sie {amount} zuzüglich Versand.',
  },
  addedLater: {
    untaxed: 'Versand und Steuern kommen an der Kasse hinzu.',
    taxed: 'Inklusive Steuern. Der Versand kommt an der Kasse hinzu.',
  },
  taxAddedLater: {
    untaxed: 'Steuern kommen gegebenenfalls an der Kasse hinzu.',
    taxed: 'Inklusive Steuern.',
  },
  delivery: 'Versand',
  free: 'Kostenlos',
  toCart: 'Zum Warenkorb',
  checkOut: 'Zur Kasse',
  removeFirst: 'Bitte entfernen Sie zuerst, was nicht mehr erhältlich ist.',
  changeFirst: 'Bitte ändern Sie zuerst die markierten Artikel im Warenkorb.',
  reachMinimum: 'Bitte legen Sie zuerst noch etwas in den Warenkorb.',
  removeCoupon: 'Bitte entfernen Sie zuerst den Gutschein.',
  emptyTitle: 'Ihr Warenkorb ist leer',
  emptyText: 'Hier sehen Sie die Artikel, die Sie hinzufügen.',
  continueShopping: 'Weiter einkaufen',
  unreachableTitle: 'Wir können Ihren Warenkorb gerade nicht abrufen',
  unreachableText: 'Ihre Artikel gehen nicht verloren. Bitte versuchen Sie es gleich noch einmal.',
  lastSeen:
    'Wir können Ihren Warenkorb gerade nicht abrufen. So sah er zuletzt aus; es ist nichts verloren gegangen.',
  update: 'Aktualisieren',
  remove: 'Entfernen',
  removed: '{name} wurde entfernt.',
  saved: '{name}: Sie sparen {amount}',
  each: 'pro Stück',
  together: 'Gesamt',
  workingOutPrice: 'Der Preis wird berechnet',
  unavailable: 'Ausverkauft. Bitte entfernen Sie den Artikel, um zur Kasse zu gehen.',
  notFound: 'Nicht mehr erhältlich. Bitte entfernen Sie den Artikel, um zur Kasse zu gehen.',
  tooMany: 'Nur noch {left} vorrätig. Bitte verringern Sie die Menge.',
  onlySome:
    'Nur noch {left} von {quantity} vorrätig; die Summe gilt für {left}. Bitte verringern Sie die Menge.',
  membersOnly:
    'Nur für Mitglieder. Bitte melden Sie sich an oder entfernen Sie den Artikel, um zur Kasse zu gehen.',
  notEnough: 'Für diese Menge reicht unser Vorrat nicht.',
  onlyAdded: 'Es konnten nur {added} hinzugefügt werden. Mehr haben wir nicht.',
  cut: '{name}: nur noch {left} vorrätig; so viele liegen jetzt in Ihrem Warenkorb.',
  terms: lineTerms,
};

export const cartChanges: Messages['cartChanges'] = {
  title: 'Ihr Warenkorb hat sich geändert',
  dismiss: 'Verstanden',
  price: '{name} kostet jetzt {to} statt {from}.',
  raisedTitle: 'Bevor Sie zur Kasse gehen',
  raisedTotal: 'Die Gesamtsumme beträgt jetzt {to} statt {from}.',
  raisedNext: 'Wenn das in Ordnung ist, gehen Sie noch einmal zur Kasse.',
  gone: '{name} ist nicht mehr in Ihrem Warenkorb.',
  unavailable: '{name} ist ausverkauft.',
  availableAgain: '{name} ist wieder erhältlich.',
  short: {
    one: '{name}: nur noch {count} Stück verfügbar.',
    other: '{name}: nur noch {count} Stück verfügbar.',
  },
  shortUncounted: '{name}: in dieser Menge nicht mehr verfügbar.',
  removed: '{name} wurde entfernt.',
  undo: 'Rückgängig',
  undoFor: 'für {name}',
  restored: '{name} ist wieder in Ihrem Warenkorb.',
  freeDelivery: 'Ihr Versand ist kostenlos ({country}).',
  untilFreeDelivery: 'Noch {missing} bis zum kostenlosen Versand ({country}).',
  roughlyUntilFreeDelivery: 'Noch etwa {missing} bis zum kostenlosen Versand ({country}).',
};
