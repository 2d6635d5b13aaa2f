import type { Messages } from '../en';

export const cartChanges: Messages['cartChanges'] = {
  title: 'Geändert, seit Sie zuletzt hier waren',
  dismiss: 'Gesehen',
  price: '{name} kostet jetzt {to} statt {from}.',
  raisedTitle: 'Bevor Sie zur Kasse gehen',
  raisedTotal: 'Die Gesamtsumme beträgt jetzt {to} statt {from}.',
  raisedNext: 'Wenn das in Ordnung ist, gehen Sie noch einmal zur Kasse.',
  gone: '{name} ist nicht mehr in Ihrem Warenkorb.',
  unavailable: '{name} ist ausverkauft.',
  availableAgain: '{name} ist wieder erhältlich.',
  short: {
    one: 'Von {name} ist nur noch {count} Stück da.',
    other: 'Von {name} sind nur noch {count} Stück da.',
  },
  shortUncounted: 'Von {name} ist nicht mehr genug da.',
  removed: '{name} wurde entfernt.',
  undo: 'Rückgängig',
  undoFor: 'für {name}',
  restored: '{name} ist wieder in Ihrem Warenkorb.',
  freeDelivery: 'Ihre Lieferung ist kostenlos ({country}).',
  untilFreeDelivery: 'Noch {missing} bis zur kostenlosen Lieferung ({country}).',
};
