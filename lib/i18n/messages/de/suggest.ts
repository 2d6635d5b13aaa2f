import type { Messages } from '../en';

export const suggest: Messages['suggest'] = {
  list: 'Vorschläge',
  found: { one: '{count} Vorschlag', other: '{count} Vorschläge' },
  all: 'Alle Ergebnisse für „{terms}“',
  category: 'Kategorie',
};
