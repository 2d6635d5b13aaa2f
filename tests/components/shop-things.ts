import type { CartApi } from '@/lib/cart/client/store';
import type { Cart, CartLine, TotalsChoice } from '@/lib/model/cart';
import type { Money } from '@/lib/model/money';
import type { Picture, Product, ProductSummary, Variant } from '@/lib/model/product';

/** Small fixtures for component tests. */

export const usd = (amount: string): Money => ({ amount, currency: 'USD' });

export const picture = (name: string): Picture => ({
  base: `https://media.test/media/${name}.jpg`,
  width: 1400,
  height: 1750,
  alt: `A picture of ${name}`,
});

export const summary: ProductSummary = {
  id: 'bowl',
  slug: 'lund-bowl',
  name: 'Lund Bowl',
  price: { kind: 'plain', now: usd('38') },
  availability: 'in-stock',
  ribbon: null,
  brand: null,
  picture: picture('oat'),
  secondPicture: null,
  swatches: [],
};

function variant(glaze: string, size: string, quantity: number, amount: string): Variant {
  return {
    id: `${glaze}-${size}`,
    choices: { Glaze: glaze, Size: size },
    price: { kind: 'plain', now: usd(amount) },
    inStock: quantity > 0,
    quantity,
    sku: null,
  };
}

/** Oat is in stock in both sizes. Ink is sold out in Large. */
export const product: Product = {
  ...summary,
  kind: 'physical',
  price: { kind: 'range', from: usd('28'), to: usd('38') },
  description: '<p>Wide and open.</p>',
  summary: 'Wide and open.',
  pictures: [picture('oat'), picture('stack'), picture('ink')],
  options: [
    {
      name: 'Glaze',
      kind: 'color',
      choices: [
        { name: 'Oat', color: '#e4d9c8', inStock: true, pictures: [picture('oat')] },
        { name: 'Ink', color: '#414b59', inStock: true, pictures: [picture('ink')] },
      ],
    },
    {
      name: 'Size',
      kind: 'drop-down',
      choices: [
        { name: 'Small', color: null, inStock: true, pictures: [] },
        { name: 'Large', color: null, inStock: true, pictures: [] },
      ],
    },
  ],
  variants: [
    variant('Oat', 'Small', 41, '28'),
    variant('Oat', 'Large', 3, '38'),
    variant('Ink', 'Small', 12, '28'),
    variant('Ink', 'Large', 0, '38'),
  ],
  sections: [{ title: 'Care', html: '<p>Dishwasher safe.</p>' }],
  customTextFields: [],
  categoryIds: [],
  updatedAt: null,
};

/** A product without options. */
export const plainProduct: Product = {
  ...product,
  id: 'vase',
  slug: 'ora-vase',
  name: 'Ora Vase',
  price: { kind: 'plain', now: usd('86') },
  options: [],
  variants: [{ ...variant('', '', 6, '86'), id: '0000', choices: {} }],
};

export const line: CartLine = {
  id: 'line-1',
  productId: 'bowl',
  href: '/products/lund-bowl',
  name: 'Lund Bowl',
  choices: [{ name: 'Glaze', value: 'Oat' }],
  picture: picture('oat'),
  quantity: 2,
  available: 41,
  availability: 'available',
  price: usd('28'),
  fullPrice: null,
  total: usd('56'),
  kind: 'physical',
  addRequest: {
    productId: 'bowl',
    variantId: 'oat-small',
    choices: { Glaze: 'Oat' },
    customText: {},
    quantity: 2,
  },
};

export const cart: Cart = { lines: [line], count: 2, subtotal: usd('56'), couponCode: null };

/** The delivery destination for totals when the shopper has chosen none. */
export const firstChoice: TotalsChoice = {
  country: 'US',
  subdivision: null,
  shippingCode: null,
  membershipIds: [],
};

/** A cart that rejects or ignores every request. Tests replace the parts that they examine. */
export const idleApi: CartApi = {
  cart,
  status: 'ready',
  notice: null,
  dismissNotice: () => {},
  add: async () => ({ ok: false, message: 'Not in this test.' }),
  setQuantity: () => {},
  remove: () => {},
  applyCode: async () => ({ ok: false, message: 'Not in this test.' }),
  removeCoupon: () => {},
  removeGiftCard: () => {},
  setNote: async () => ({ ok: false, message: 'Not in this test.' }),
  retry: () => {},
};
