import type { Messages } from '../en';

export const pages: Messages['pages'] = {
  notFound: 'Seite nicht gefunden',
  notFoundTitle: 'Diese Seite haben wir nicht gefunden',
  notFoundText: 'Vielleicht ist sie umgezogen, oder der Artikel ist nicht mehr im Sortiment.',
  allProducts: 'Alle Produkte ansehen',
  home: 'Zur Startseite',
  draftTitle: 'Diese Seite ist eine Vorlage',
  draftText:
    'Ergänzen Sie die markierten Stellen in {file} und entfernen Sie „status: draft“. Ein Shop im Betrieb veröffentlicht sie nicht.',
};
