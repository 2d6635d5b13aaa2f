/** What the primitives of `components/ui` say; also in the browser. */
export const ui = {
  close: 'Close',
  dismiss: 'Dismiss',
  quantity: 'Quantity',
  oneLess: 'One less',
  oneMore: 'One more',
  now: 'Now',
  was: 'Was',
  from: 'From {price}',
  priceOnRequest: 'Price on request',
  breadcrumb: 'Breadcrumb',
} as const;
