import type { Messages } from '../en';

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
};
