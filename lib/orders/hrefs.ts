export const ORDERS_HREF = '/account/orders';
export const orderHref = (orderId: string): string => `${ORDERS_HREF}/${encodeURIComponent(orderId)}`;
/** A page of the list; the first without a cursor. */
export const ordersHref = (cursor: string | null): string =>
  cursor === null ? ORDERS_HREF : `${ORDERS_HREF}?cursor=${encodeURIComponent(cursor)}`;
