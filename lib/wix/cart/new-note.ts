import type { Cart } from '@/lib/model/cart';
import type { CheckoutRequest } from './cart-platform';

/** Returns whether a checkout request has a note that the cart does not have yet. */
export const isNewNote = (
  { note = '' }: Cart,
  request: CheckoutRequest,
): request is CheckoutRequest & { buyerNote: string } =>
  request.buyerNote !== undefined && request.buyerNote !== note;
