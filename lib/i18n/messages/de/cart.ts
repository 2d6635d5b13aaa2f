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
  taxAddedLater: 'Steuern kommen, falls welche anfallen, an der Kasse hinzu.',
  toCart: 'Versand, Steuern und Gutscheine',
  toCartUndelivered: 'Steuern und Gutscheine',
  checkOut: 'Zur Kasse',
  removeFirst: 'Bitte entfernen Sie zuerst, was nicht mehr erhältlich ist.',
  changeFirst: 'Bitte ändern Sie zuerst, was im Warenkorb markiert ist.',
  reachMinimum: 'Bitte legen Sie zuerst noch etwas in den Warenkorb.',
  removeCoupon: 'Bitte entfernen Sie zuerst den Gutschein.',
  emptyTitle: 'Hier ist noch nichts',
  emptyText: 'Was Sie auswählen, finden Sie hier wieder.',
  continueShopping: 'Weiter einkaufen',
  unreachableTitle: 'Wir können Ihren Warenkorb gerade nicht abrufen',
  unreachableText: 'Was darin liegt, ist sicher. Bitte versuchen Sie es gleich noch einmal.',
  lastSeen:
    'Wir können Ihren Warenkorb gerade nicht abrufen. So sah er zuletzt aus; es ist nichts verloren gegangen.',
  update: 'Aktualisieren',
  remove: 'Entfernen',
  removed: '{name} wurde entfernt.',
  saved: '{name}: Sie sparen {amount}',
  each: 'pro Stück',
  together: 'Zusammen',
  workingOutPrice: 'Der Preis wird berechnet',
  unavailable: 'Ausverkauft. Bitte entfernen Sie den Artikel, um zur Kasse zu gehen.',
  notFound: 'Nicht mehr erhältlich. Bitte entfernen Sie den Artikel, um zur Kasse zu gehen.',
  tooMany: 'Nur noch {left} vorrätig. Bitte verringern Sie die Menge.',
  onlySome:
    'Von {quantity} sind nur noch {left} vorrätig, und die Summe enthält {left}. Bitte verringern Sie die Menge.',
  membersOnly:
    'Nur für Mitglieder. Bitte melden Sie sich an oder entfernen Sie den Artikel, um zur Kasse zu gehen.',
  notEnough: 'Für diese Menge reicht unser Vorrat nicht.',
  onlyAdded: 'Es konnten nur {added} hinzugefügt werden. Mehr haben wir nicht.',
  cut: 'Von {name} haben wir noch {left}; so viele liegen jetzt in Ihrem Warenkorb.',
  terms: lineTerms,
};
