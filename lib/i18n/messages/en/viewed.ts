/** What was looked at before. In the browser too. */
export const viewed = {
  title: 'Recently viewed',
  forget: 'Forget these',
  soldOut: 'Sold out',
} as const;
