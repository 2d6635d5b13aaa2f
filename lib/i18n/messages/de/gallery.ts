import type { Messages } from '../en';

export const gallery: Messages['gallery'] = {
  pictures: 'Bilder von {name}',
  all: 'Alle Bilder',
  one: 'Bild {number} von {count}: {alt}',
  position: '{number} von {count}',
  enlarge: 'Bild {number} von {count} vergrößern',
  enlarged: 'Bilder von {name}, vergrößert',
  video: 'Video: {alt}',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  previous: 'Vorheriges Bild',
  next: 'Nächstes Bild',
  close: 'Schließen',
};
