/** Recently viewed products. Also in the browser. */
export const viewed = {
  title: 'Recently viewed',
  forget: 'Clear list',
  soldOut: 'Sold out',
  compare: 'Compare these',
} as const;
