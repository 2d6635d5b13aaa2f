import type { Words } from '../en';

export const pages: Words['pages'] = {
  notFound: 'Seite nicht gefunden',
  notFoundTitle: 'Diese Seite haben wir nicht gefunden',
  notFoundText: 'Vielleicht ist sie umgezogen, oder das Stück ist nicht mehr im Sortiment.',
  allProducts: 'Alle Produkte ansehen',
  home: 'Zur Startseite',
};
