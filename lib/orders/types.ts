import type { Picture } from '@/lib/catalog/types';
import type { Money } from '@/lib/money';

export type OrderLine = {
  id: string;
  name: string;
  choices: { name: string; value: string }[];
  picture: Picture | null;
  quantity: number;
  price: Money;
  total: Money;
  kind: 'physical' | 'digital' | 'gift-card' | 'service';
};

export type Address = {
  /** Lines as they are written on a parcel, without the recipient's name. */
  lines: string[];
  recipient: string | null;
};

/** An order as its buyer sees it. */
export type Order = {
  id: string;
  number: string;
  /** ISO 8601; empty when the platform does not say. */
  placedAt: string;
  status: 'INITIALIZED' | 'APPROVED' | 'CANCELED' | 'PENDING' | 'REJECTED';
  paymentStatus:
    | 'UNSPECIFIED'
    | 'NOT_PAID'
    | 'PAID'
    | 'PARTIALLY_REFUNDED'
    | 'FULLY_REFUNDED'
    | 'PENDING'
    | 'PARTIALLY_PAID';
  fulfillmentStatus: 'NOT_FULFILLED' | 'FULFILLED' | 'PARTIALLY_FULFILLED';
  email: string | null;
  lines: OrderLine[];
  subtotal: Money;
  discount: Money | null;
  shipping: Money | null;
  tax: Money | null;
  total: Money;
  delivery: { title: string; time: string; address: Address | null } | null;
};
