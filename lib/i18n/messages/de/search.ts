import type { Messages } from '../en';

export const search: Messages['search'] = {
  didYouMean: 'Meinten Sie {terms}?',
  similar: 'Diese Produkte sind dem ähnlich, was Sie suchen.',
  similarProducts: 'Ähnliche Produkte',
  newest: 'Neu im Shop',
  contact: 'Noch nicht gefunden? Schreiben Sie uns: {email}',
};
