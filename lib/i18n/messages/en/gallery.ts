/** The product's picture gallery and the sticky buy bar. Also in the browser. */
export const gallery = {
  pictures: 'Pictures of {name}',
  all: 'All pictures',
  one: 'Picture {number} of {count}: {alt}',
  position: '{number} of {count}',
  enlarge: 'Enlarge picture {number} of {count}',
  enlarged: 'Pictures of {name}, enlarged',
  video: 'Video: {alt}',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  previous: 'Previous picture',
  next: 'Next picture',
  close: 'Close',
} as const;
