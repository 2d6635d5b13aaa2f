import type { products } from '@wix/stores';
import { describe, expect, it } from 'vitest';
import { toCategory, toLiveOffer, toProduct, toProductSummary } from '@/lib/wix/catalog/v1/product';
import { plainPrice } from '../../../../fixtures/money';

const named = { _id: 'p1', slug: 'mug', name: 'Mug' };
const image = (id: string, altText?: string) => ({
  image: { url: `https://static.wixstatic.com/media/${id}`, width: 1600, height: 2000, altText },
});

const shown = { inStock: true, visible: true };
const glaze: products.ProductOption = {
  name: 'Glaze',
  optionType: 'color',
  choices: [
    { description: 'Oat', value: '#d8c9ae', ...shown, media: { items: [image('oat.jpg')] } },
    { description: 'Ink', value: '#20262e', ...shown, inStock: false },
    { description: 'Secret', value: '#ffffff', ...shown, visible: false },
  ],
};
const size: products.ProductOption = {
  name: 'Size',
  optionType: 'drop_down',
  choices: [{ description: 'Large', value: 'Large' }, { value: 'unnamed' }],
};
const variant = (id: string, rest: Partial<products.Variant> = {}): products.Variant => ({
  _id: id,
  choices: { Glaze: 'Oat' },
  variant: { visible: true, sku: 'MUG-1', priceData: { currency: 'USD', price: 28, discountedPrice: 28 } },
  stock: { inStock: true, trackQuantity: true, quantity: 9 },
  ...rest,
});

it.each([{}, { ...named, _id: undefined }, { ...named, slug: '' }, { ...named, name: undefined }])(
  'a product without a link is left out: %j',
  (product) => {
    expect(toProductSummary(product)).toBeNull();
    expect(toProduct(product)).toBeNull();
  },
);

describe('toProductSummary', () => {
  it('needs only id, slug and name', () => {
    expect(toProductSummary(named)).toEqual({
      id: 'p1',
      slug: 'mug',
      name: 'Mug',
      price: { kind: 'unknown' },
      availability: 'sold-out',
      ribbon: null,
      brand: null,
      picture: null,
      secondPicture: null,
      swatches: [],
    });
  });

  it.each([
    ['its own', { ribbon: 'New', ribbons: [{ text: 'Sale' }] }, 'New'],
    ['the first of the list', { ribbons: [{ text: 'Sale' }, { text: 'Last' }] }, 'Sale'],
    ['none', { ribbon: '', ribbons: [] }, null],
  ])('has a ribbon: %s', (_, rest, ribbon) => {
    expect(toProductSummary({ ...named, ...rest })?.ribbon).toBe(ribbon);
  });

  it.each([
    [{ inventoryStatus: 'IN_STOCK' }, 'in-stock'],
    [{ inventoryStatus: 'PARTIALLY_OUT_OF_STOCK' }, 'partly-sold-out'],
    [{ inventoryStatus: 'OUT_OF_STOCK', inStock: true }, 'sold-out'],
    [{ inStock: true }, 'in-stock'],
    [{ inStock: false }, 'sold-out'],
  ] as const)('reads the stock %j as %s', (stock, availability) => {
    expect(toProductSummary({ ...named, stock })?.availability).toBe(availability);
  });

  it('shows the first two pictures, or the main one alone', () => {
    const media = { mainMedia: image('main.jpg'), items: [image('a.jpg', 'From above'), image('b.jpg')] };
    const both = toProductSummary({ ...named, media });
    expect(both?.picture).toMatchObject({ base: expect.stringMatching(/\/a\.jpg$/), alt: 'From above' });
    expect(both?.secondPicture).toMatchObject({ base: expect.stringMatching(/\/b\.jpg$/), alt: 'Mug' });
    const main = toProductSummary({ ...named, media: { mainMedia: image('main.jpg'), items: [{}] } });
    expect(main).toMatchObject({
      picture: { base: expect.stringMatching(/\/main\.jpg$/) },
      secondPicture: null,
    });
  });

  it('shows the selectable colors with their pictures, without hidden ones', () => {
    const oat = { base: expect.stringMatching(/\/oat\.jpg$/), alt: 'Mug, Oat', width: 1600, height: 2000 };
    expect(toProductSummary({ ...named, productOptions: [size, glaze] })?.swatches).toEqual([
      { name: 'Oat', color: '#d8c9ae', picture: oat },
      { name: 'Ink', color: '#20262e', soldOut: true },
    ]);
  });
});

describe('toProduct', () => {
  it('needs only id, slug and name: one default variant that is not in stock', () => {
    const bare = { choices: {}, price: { kind: 'unknown' }, inStock: false, quantity: null, sku: null };
    expect(toProduct(named)).toMatchObject({
      ...{ kind: 'physical', description: '', summary: '', pictures: [], options: [], sections: [] },
      ...{ customTextFields: [], categoryIds: [], updatedAt: null },
      variants: [{ id: '00000000-0000-0000-0000-000000000000', ...bare }],
    });
  });

  it('maps options with their choices, without hidden and nameless ones', () => {
    const pictures = [expect.objectContaining({ alt: 'Mug, Oat' })];
    const large = { name: 'Large', color: null, inStock: true, pictures: [] };
    expect(toProduct({ ...named, productOptions: [glaze, size, { choices: [] }] })?.options).toEqual([
      {
        name: 'Glaze',
        kind: 'color',
        choices: [
          { name: 'Oat', color: '#d8c9ae', inStock: true, pictures },
          { name: 'Ink', color: '#20262e', inStock: false, pictures: [] },
        ],
      },
      { name: 'Size', kind: 'drop-down', choices: [large] },
    ]);
  });

  it('maps variants without hidden ones, with stock only where it is tracked', () => {
    const variants = [
      variant('v1'),
      variant('v2', { variant: { visible: false } }),
      variant('v3', { stock: { inStock: true, trackQuantity: false, quantity: 0 } }),
      variant('v4', { stock: undefined, variant: undefined }),
      variant('', {}),
    ];
    const first = { id: 'v1', choices: { Glaze: 'Oat' }, price: plainPrice('28'), inStock: true };
    const untold = { inStock: false, quantity: null, price: { kind: 'unknown' }, sku: null };
    expect(toProduct(named, variants)?.variants).toEqual([
      { ...first, quantity: 9, sku: 'MUG-1' },
      expect.objectContaining({ id: 'v3', inStock: true, quantity: null }),
      expect.objectContaining({ id: 'v4', ...untold }),
    ]);
  });

  it('gives a product without options the product’s own price and stock', () => {
    const priceData = { currency: 'USD', price: 86 };
    const stock = { inStock: true, trackInventory: true, quantity: 6 };
    expect(toProduct({ ...named, sku: 'BOWL', priceData, stock })?.variants).toEqual([
      expect.objectContaining({ price: plainPrice('86'), inStock: true, quantity: 6, sku: 'BOWL' }),
    ]);
  });

  it('sanitizes the merchant’s HTML, and derives plain text', () => {
    const product = {
      ...named,
      description: '<p>Made <b>well</b>.</p><script>alert(1)</script><p>Twice.</p>',
      additionalInfoSections: [
        { title: 'Care', description: '<p onclick="x()">Wash.</p>' },
        { title: 'Empty', description: '' },
        { description: '<p>Untitled</p>' },
      ],
    };
    expect(toProduct(product)).toMatchObject({
      description: '<p>Made <b>well</b>.</p><p>Twice.</p>',
      summary: 'Made well. Twice.',
      sections: [{ title: 'Care', html: '<p>Wash.</p>' }],
    });
  });

  it('maps the other fields', () => {
    const texts = [
      { title: 'Engraving', maxLength: 20, mandatory: true },
      { title: 'Note' },
      { maxLength: 5 },
    ];
    expect(
      toProduct({ ...named, productType: 'digital', collectionIds: ['c1', 'c2'], customTextFields: texts }),
    ).toMatchObject({
      kind: 'digital',
      categoryIds: ['c1', 'c2'],
      customTextFields: [
        { title: 'Engraving', maxLength: 20, required: true },
        { title: 'Note', maxLength: 500, required: false },
      ],
    });
  });
});

it.each([
  [new Date('2026-01-02T03:04:05Z'), '2026-01-02T03:04:05.000Z'],
  [new Date('soon'), null],
  [undefined, null],
])('the date of the last change is %s as %s', (lastUpdated, updatedAt) => {
  expect(toProduct({ ...named, lastUpdated })?.updatedAt).toBe(updatedAt);
});

it('toLiveOffer contains only values that may change from minute to minute', () => {
  const stock = { inventoryStatus: 'IN_STOCK' } as const;
  expect(toLiveOffer({ ...named, stock, description: 'long' }, [variant('v1')])).toEqual({
    productId: 'p1',
    availability: 'in-stock',
    price: { kind: 'unknown' },
    variants: [{ id: 'v1', price: plainPrice('28'), inStock: true, quantity: 9 }],
  });
  expect(toLiveOffer({})).toBeNull();
});

const vases = { _id: 'c1', slug: 'vases', name: 'Vases' };

it('toCategory maps a collection, with its description as plain text', () => {
  const media = { items: [image('table.jpg')] };
  const description = '<p>Tall &amp; small</p>';
  expect(toCategory({ ...vases, description, media, numberOfProducts: 4 })).toEqual({
    ...{ id: 'c1', slug: 'vases', name: 'Vases', description: 'Tall & small', productCount: 4 },
    picture: expect.objectContaining({ alt: 'Vases', width: 1600 }),
  });
});

it('toCategory needs id, slug and name', () => {
  expect(toCategory(vases)).toMatchObject({ description: '', picture: null, productCount: 0 });
  for (const part of ['_id', 'slug', 'name']) expect(toCategory({ ...vases, [part]: null })).toBeNull();
});
