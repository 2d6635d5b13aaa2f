import type { Words } from '../en';

export const suggest: Words['suggest'] = {
  list: 'Vorschläge',
  found: { one: '{count} Vorschlag', other: '{count} Vorschläge' },
  all: 'Alle Ergebnisse für „{words}“',
  category: 'Kategorie',
};
