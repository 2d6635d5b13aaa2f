/** The size guide and the drawing to scale of a product. */
export const sizes = {
  guide: 'Size guide',
  close: 'Close the size guide',
  page: 'Open as a page',
  scale: {
    mug: 'Drawn to scale: {width} wide and {height} high, next to a 9.5 cm mug.',
    hand: 'Drawn to scale: {width} wide and {height} high, next to an 18.5 cm hand.',
  },
} as const;
