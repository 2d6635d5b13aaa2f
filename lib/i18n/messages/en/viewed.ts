/** Recently viewed products. Also in the browser. */
export const viewed = {
  title: 'Recently viewed',
  clear: 'Clear list',
  soldOut: 'Sold out',
  compare: 'Compare these',
} as const;
