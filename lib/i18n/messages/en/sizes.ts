/** The size guide and the drawing to scale of a product. */
export const sizes = {
  guide: 'Size guide',
  close: 'Close the size guide',
  page: 'Open as a page',
  scale: {
    mug: 'Drawn to scale: {width} wide and {height} high, beside a mug of 9.5 cm.',
    hand: 'Drawn to scale: {width} wide and {height} high, beside a hand of 18.5 cm.',
  },
} as const;
