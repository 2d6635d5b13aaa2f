import type { Messages } from '../en';

export const reviewForm: Messages['reviewForm'] = {
  label: 'Ihre Bewertung',
  rating: 'Ihre Sternebewertung',
  stars: { one: '{count} Stern', other: '{count} Sterne' },
  meanings: { 1: 'Schlecht', 2: 'Mäßig', 3: 'Gut', 4: 'Sehr gut', 5: 'Ausgezeichnet' },
  title: 'Titel (optional)',
  text: 'Ihre Bewertung',
  textHint: 'Wofür benutzen Sie es, und wie hat es sich bewährt? Bis zu {count} Zeichen.',
  name: 'Name bei der Bewertung',
  nameHint: 'Andere Kundinnen und Kunden sehen diesen Namen.',
  send: 'Bewertung abschicken',
};
