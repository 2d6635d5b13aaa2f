import type { Messages } from '../en';

export const suggest: Messages['suggest'] = {
  list: 'Vorschläge',
  found: { one: '{count} Vorschlag', other: '{count} Vorschläge' },
  all: 'Alle Ergebnisse für „{terms}“',
  didYouMean: 'Meinten Sie „{terms}“?',
  groups: { recent: 'Letzte Suchanfragen', category: 'Kategorien', product: 'Produkte', page: 'Seiten' },
  clear: 'Letzte Suchanfragen löschen',
};
