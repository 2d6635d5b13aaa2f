import { PLAIN_QUERY } from '@/lib/catalog/product-query';
import { env } from '@/lib/config/env';
import type { Cart, CartEstimate, CartLine } from '@/lib/model/cart';
import type { Money } from '@/lib/model/money';
import type { Order } from '@/lib/model/order';
import type { Category, Picture, Product, ProductSummary } from '@/lib/model/product';
import type { FilterChoices, ProductQuery } from '@/lib/model/product-list';

/** Data that covers every state. The pictures belong to the demo shop; a live site shows placeholders. */

const usd = (amount: string): Money => ({ amount, currency: 'USD' });

const picture = (id: string, alt: string, width = 1400, height = 1750): Picture => ({
  base: `${env.WIX_MEDIA_ORIGIN}/media/${id}`,
  width,
  height,
  alt,
});

const OAT = picture(
  '5a4db0_299c42bf89dcb9071efede27303a7dcf~mv2.jpg',
  'Speckled oat-colored stoneware bowl on a pale backdrop',
);
const STACK = picture(
  '5a4db0_b897e29590babdbe472ae168001f403f~mv2.jpg',
  'Three Sample bowls nested in a stack',
);
const INK = picture(
  '5a4db0_111500e80e8b5ee576e7d0687d55253a~mv2.jpg',
  'Sample bowl in deep blue-gray ink glaze',
);
const SAGE = picture(
  '5a4db0_71491c3e834780ff0ce4c27fbef2e1c0~mv2.jpg',
  'Sample bowl in a gray-green sage glaze',
);
const LAMP = picture('5a4db0_a4b630103c88958e8351a50a0b548017~mv2.jpg', 'Table lamp, lit, in the evening');
const PLATES = picture(
  '5a4db0_67fa68f9e08ac66372b3369f780b130f~mv2.jpg',
  'Stack of plates, bowls, mugs and a cup',
  2000,
  1125,
);

const bowl: ProductSummary = {
  id: 'bowl',
  slug: 'sample-bowl',
  name: 'Sample Bowl',
  price: { kind: 'range', from: usd('28'), to: usd('38') },
  availability: 'in-stock',
  ribbon: 'Best seller',
  brand: 'Example Studio',
  picture: OAT,
  secondPicture: STACK,
  swatches: [
    { name: 'Oat', color: '#E4D9C8' },
    { name: 'Sage', color: '#9DA68F' },
    { name: 'Ink', color: '#414B59' },
  ],
};

export const summaries: ProductSummary[] = [
  bowl,
  {
    ...bowl,
    id: 'sale',
    name: 'Sample Tumblers, Set of Two',
    ribbon: null,
    price: { kind: 'sale', now: usd('30.6'), was: usd('36') },
    picture: SAGE,
    swatches: Array.from({ length: 8 }, (_, index) => ({
      name: `Tint ${index}`,
      color: `hsl(${index * 40} 30% 60%)`,
    })),
  },
  {
    ...bowl,
    id: 'sold-out',
    name: 'Sample Table Lamp',
    availability: 'sold-out',
    price: { kind: 'plain', now: usd('189') },
    picture: LAMP,
    secondPicture: null,
    swatches: [],
  },
  {
    ...bowl,
    id: 'long',
    name: 'Sample Pour-Over Coffee Set with Stoneware Dripper, Borosilicate Glass Server and Forty Unbleached Paper Filters',
    brand: null,
    ribbon: null,
    price: { kind: 'unknown' },
    picture: null,
    secondPicture: null,
  },
];

export const categories: Category[] = ['Plates', 'Cups', 'Lamps'].map((name) => ({
  id: name,
  slug: name.toLowerCase(),
  name,
  description: 'Bowls, plates and cups in speckled stoneware, made to be used every day.',
  picture: name === 'Lamps' ? null : PLATES,
  productCount: 7,
}));

const variant = (
  glaze: string,
  size: string,
  quantity: number | null,
  price: string,
): Product['variants'][number] => ({
  id: `${glaze}-${size}`,
  choices: { Glaze: glaze, Size: size },
  price: { kind: 'plain', now: usd(price) },
  inStock: quantity !== 0,
  quantity,
  sku: null,
});

export const product: Product = {
  ...bowl,
  kind: 'physical',
  availability: 'partly-sold-out',
  description:
    '<p>The Sample Bowl is the shape we reach for most: wide enough for a shared salad, deep enough for soup.</p><p>Each bowl is thrown on the wheel, so the rim wanders by a millimeter or two.</p>',
  summary: 'The shape we reach for most.',
  pictures: [OAT, STACK, SAGE, INK],
  options: [
    {
      name: 'Glaze',
      kind: 'color',
      choices: [
        { name: 'Oat', color: '#E4D9C8', inStock: true, pictures: [OAT] },
        { name: 'Sage', color: '#9DA68F', inStock: false, pictures: [SAGE] },
        { name: 'Ink', color: '#414B59', inStock: true, pictures: [INK] },
      ],
    },
    {
      name: 'Size',
      kind: 'drop-down',
      choices: ['Small, 18 cm', 'Large, 23 cm'].map((name) => ({
        name,
        color: null,
        inStock: true,
        pictures: [],
      })),
    },
  ],
  variants: [
    variant('Oat', 'Small, 18 cm', 41, '28'),
    variant('Oat', 'Large, 23 cm', 3, '38'),
    variant('Sage', 'Small, 18 cm', 0, '28'),
    variant('Sage', 'Large, 23 cm', 0, '38'),
    variant('Ink', 'Small, 18 cm', 12, '28'),
  ],
  sections: [
    { title: 'Material', html: '<p>Stoneware, satin glaze</p>' },
    { title: 'Care', html: '<p>Dishwasher safe on a gentle cycle. Avoid sudden changes of temperature.</p>' },
  ],
  customTextFields: [{ key: 'Initials', title: 'Initials', maxLength: 3, required: false }],
  categoryIds: [],
  updatedAt: null,
};

export const query: ProductQuery = {
  ...PLAIN_QUERY,
  minPrice: 20,
  maxPrice: 120,
  filters: { ...PLAIN_QUERY.filters, color: ['Oat'], inStock: ['1'] },
  sortBy: 'priceAsc',
  page: 2,
};
export const choices: FilterChoices = {
  color: bowl.swatches.map(({ name, color }, index) => ({ value: name, color, count: 3 - index })),
  brand: ['Example Studio', 'Atelier Mori'].map((value) => ({ value, color: null, count: 2 })),
  ribbon: [],
  sale: [{ value: '1', color: null, count: 1 }],
  inStock: [{ value: '1', color: null, count: 3 }],
};
export const bounds = { min: usd('6'), max: usd('224') };

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
      pickupAddress: '412 Warren Street, Portland',
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
  status: 'approved',
  paymentStatus: 'pending',
  note: null,
  fulfillmentStatus: 'not-fulfilled',
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
      lines: ['1 Market Street', 'Portland, OR 97201'],
      country: 'US',
    },
  },
};
