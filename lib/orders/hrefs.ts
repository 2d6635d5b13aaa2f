export const ORDERS_HREF = '/account/orders';
export const orderHref = (orderId: string): string => `${ORDERS_HREF}/${encodeURIComponent(orderId)}`;
/** Returns the address of a page of the order list. A null cursor is the first page. */
export const ordersHref = (cursor: string | null): string =>
  cursor === null ? ORDERS_HREF : `${ORDERS_HREF}?cursor=${encodeURIComponent(cursor)}`;
