import type { Messages } from '../en';
import { lineTerms } from './line-terms';

export const cart: Messages['cart'] = {
  title: 'Warenkorb',
  label: 'In Ihrem Warenkorb',
  items: { one: '{count} Artikel', other: '{count} Artikel' },
  loading: 'Ihr Warenkorb wird geladen',
  subtotal: 'Zwischensumme',
  workingOut: 'Wird berechnet',
  approximate:
    'Diese Beträge sind ungefähre Angaben. An der Kasse zahlen Sie {amount} zuzüglich Versand und Steuern.',
  addedLater: 'Versand und Steuern kommen an der Kasse hinzu.',
  taxAddedLater: 'Steuern kommen gegebenenfalls an der Kasse hinzu.',
  toCart: 'Versand, Steuern und Gutscheine',
  toCartUndelivered: 'Steuern und Gutscheine',
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
