import type { Messages } from '../en';

export const offline: Messages['offline'] = {
  title: 'Sie sind offline',
  notSaved:
    'Sie haben diese Seite auf diesem Gerät noch nicht geöffnet, deshalb ist sie offline nicht verfügbar.',
  needsConnection: 'Anmeldung, Kasse und Ihr Konto brauchen eine Verbindung.',
  tryAgain: 'Noch einmal versuchen',
  savedPages: 'Diese Seiten können Sie jetzt öffnen',
  savedPage: 'Stand dieser Seite: {age}. Preise und Bestand können sich geändert haben.',
  aMomentAgo: 'gerade eben',
  cartTitle: 'Ihr Warenkorb',
  cartFrom: 'Stand Ihres Warenkorbs: {age}. Preise und Bestand können sich seitdem geändert haben.',
  cartChanges: 'Zum Ändern und zum Bestellen brauchen Sie eine Verbindung.',
  cartEmpty: 'Auf diesem Gerät ist kein Warenkorb gespeichert.',
  quantity: 'Menge: {count}',
  subtotal: 'Zwischensumme',
  reload: 'Neu laden',
  newVersion: 'Eine neue Version des Shops ist bereit.',
};
