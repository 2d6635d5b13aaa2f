import type { Cart, CartEstimate, CartLine } from '@/lib/model/cart';
import type { Order } from '@/lib/model/order';
import { INK, LAMP, OAT, SAGE, usd } from './fixtures';

/** Carts and orders that cover every state. */

const line: CartLine = {
  id: 'line',
  productId: 'bowl',
  href: '/products/sample-bowl',
  name: 'Sample Bowl',
  choices: [
    { name: 'Glaze', value: 'Oat' },
    { name: 'Size', value: 'Large, 23 cm' },
  ],
  picture: OAT,
  quantity: 2,
  available: 55,
  availability: 'available',
  price: usd('38'),
  fullPrice: null,
  total: usd('76'),
  kind: 'physical',
  addRequest: null,
};

/** Contains a line in every state. */
export const cart: Cart = {
  count: 8,
  subtotal: usd('220.40'),
  couponCode: null,
  lines: [
    line,
    {
      ...line,
      id: 'sale',
      name: 'Sample Throw',
      choices: [{ name: 'Color', value: 'Sand' }],
      price: usd('102.40'),
      fullPrice: usd('128'),
      total: usd('102.40'),
      quantity: 1,
      picture: SAGE,
    },
    {
      ...line,
      id: 'partly',
      name: 'Sample Teapot',
      available: 1,
      availability: 'partly',
      choices: [],
      picture: INK,
    },
    {
      ...line,
      id: 'gone',
      name: 'Sample Holder',
      availability: 'unavailable',
      quantity: 1,
      picture: null,
    },
    { ...line, id: 'pending', name: 'Sample Table Lamp', pending: true, quantity: 1, picture: LAMP },
  ],
};

export const estimate: CartEstimate = {
  subtotal: usd('220.40'),
  discount: usd('22.04'),
  shipping: usd('9'),
  tax: usd('17.85'),
  fees: [],
  total: usd('225.21'),
  shippingOptions: [
    {
      code: 'standard',
      title: 'Standard',
      deliveryTime: '3–5 business days',
      cost: usd('9'),
      pickupAddress: null,
    },
    {
      code: 'express',
      title: 'Express',
      deliveryTime: '1–2 business days',
      cost: usd('24'),
      pickupAddress: null,
    },
    {
      code: 'pickup',
      title: 'Pick up at the studio',
      deliveryTime: '',
      cost: usd('0'),
      pickupAddress: '12 Kiln Lane, Portland',
    },
  ],
  selectedShippingCode: 'standard',
  problems: [],
  giftCard: null,
  violations: [],
  memberships: {
    eligible: [
      {
        id: 'mug-club',
        appId: 'app',
        name: 'Mug Club',
        lines: [{ id: 'line', name: 'Sample Bowl', quantity: 2 }],
        creditsLeft: 4,
      },
    ],
    invalid: [{ id: 'founding-year', name: 'Founding Year', reason: 'expired' }],
    selectedIds: [],
  },
};

export const order: Order = {
  id: 'order',
  number: '10042',
  placedAt: '2026-03-04T10:00:00.000Z',
  status: 'APPROVED',
  paymentStatus: 'PENDING',
  note: null,
  fulfillmentStatus: 'NOT_FULFILLED',
  email: 'ingrid@example.com',
  lines: [
    {
      id: '1',
      name: 'Sample Bowl',
      choices: line.choices,
      picture: OAT,
      quantity: 2,
      price: usd('38'),
      total: usd('76'),
      kind: 'physical',
      paymentOption: null,
    },
    {
      id: '2',
      name: 'Sample Table Lamp',
      choices: [{ name: 'Base', value: 'Sage' }],
      picture: LAMP,
      quantity: 1,
      price: usd('189'),
      total: usd('189'),
      kind: 'physical',
      paymentOption: null,
    },
  ],
  subtotal: usd('265'),
  discount: usd('26.5'),
  shipping: usd('0'),
  tax: usd('21.47'),
  total: usd('259.97'),
  balance: null,
  delivery: {
    kind: 'delivery',
    title: 'Standard delivery',
    time: '3–5 business days',
    address: {
      recipient: 'Ingrid Halvorsen',
      lines: ['1 Market Street', 'Portland, OR 97201', 'United States'],
    },
  },
};
