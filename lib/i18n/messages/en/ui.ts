/** Primitives of `components/ui`. Also in the browser. */
export const ui = {
  close: 'Close',
  dismiss: 'Dismiss',
  quantity: 'Quantity',
  oneLess: 'Decrease quantity',
  oneMore: 'Increase quantity',
  wholeQuantity: 'Please enter a whole number.',
  mostQuantity: 'Please enter {most} or less.',
  now: 'Now',
  was: 'Was',
  from: 'From {price}',
  eachTime: '{price} per delivery',
  fromEachTime: 'From {price} per delivery',
  /** `$4.00 per 100 ml` */
  perMeasure: '{price} per {measure}',
  priceOnRequest: 'Price on request',
  breadcrumb: 'Breadcrumb',
} as const;
