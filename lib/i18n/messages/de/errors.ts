import type { Messages } from '../en';
import { failure } from './failure';

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
  'cart-empty': 'Ihr Warenkorb ist leer.',
  'cart-lost':
    'Wir finden den Warenkorb nicht mehr, den Sie gesehen haben. Vielleicht ist Ihr Besuch abgelaufen, oder er wurde in einem anderen Fenster bestellt oder geleert. Wenn Sie beim Füllen angemeldet waren, melden Sie sich wieder an: Dann ist er wieder da.',
  'coupon-unknown': 'Dieser Code ist ungültig. Prüfen Sie die Schreibweise und versuchen Sie es noch einmal.',
  'coupon-expired': 'Dieser Code ist abgelaufen.',
  'coupon-used-up': 'Dieser Code kann nicht mehr eingelöst werden.',
  'coupon-not-started': 'Dieser Code gilt noch nicht.',
  'coupon-minimum': 'Ihr Warenkorb liegt unter dem Mindestwert für diesen Code.',
  'coupon-not-applicable': 'Dieser Code gilt nicht für die Artikel in Ihrem Warenkorb.',
  'gift-card-unknown':
    'Diese Geschenkkarte ist ungültig. Prüfen Sie den Code und versuchen Sie es noch einmal.',
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
