import { describe, expect, it } from 'vitest';
import { comparedEntries, compareProducts, readEntry } from '@/features/compare/comparison';
import { compareHref } from '@/lib/urls';
import { aProduct, product } from '../../fixtures/products';

it('the address of a comparison has at most four products, each once, as a link or a plain form sends them', () => {
  expect(comparedEntries('a,b,a, c ,,d,e')).toEqual(['a', 'b', 'c', 'd']);
  expect([comparedEntries(['a,b', 'c', '']), comparedEntries(undefined)]).toEqual([['a', 'b', 'c'], []]);
  expect(comparedEntries('x'.repeat(5_000))[0]).toHaveLength(1_000);
});

it('the address of a comparison has the last chosen variant of a product', () => {
  expect(comparedEntries('a:1,b,a:2').map(readEntry)).toEqual([
    { slug: 'a', variantId: '2' },
    { slug: 'b', variantId: null },
  ]);
});

it('the address of a comparison is read back, whatever its entries contain', () => {
  const entries = ['bowl', 'קערה:1a2b'];
  expect(
    comparedEntries(new URL(compareHref(entries), 'http://shop.test').searchParams.getAll('products')),
  ).toEqual(entries);
});

describe('the rows of a comparison', () => {
  const plain = aProduct({ options: [], sections: [{ title: 'Care', html: '<p>Wipe it.</p>' }] });

  it('have the options and sections of all products, and mark what differs', () => {
    const rows = compareProducts([aProduct({ sections: [] }), plain]);
    const row = (title: string) =>
      rows.find(({ key }) => key === title || (typeof key === 'object' && key.title === title));
    expect(row('price')?.differs).toBe(false);
    expect(row('Glaze')).toMatchObject({ values: [{ text: 'Oat, Ink' }, null], differs: true });
    expect(row('Care')).toMatchObject({ values: [null, { html: '<p>Wipe it.</p>' }], differs: true });
    expect(row('brand')).toBeUndefined();
  });

  it('keep sizes apart whose names have commas', () => {
    const [glaze] = product.options;
    const choice = { color: null, inStock: true, pictures: [] };
    const sizes = ['Small, 18 cm', 'Large, 23 cm'].map((name) => ({ name, ...choice }));
    const options = glaze ? [{ ...glaze, name: 'Size', choices: sizes }] : [];
    expect(compareProducts([{ ...plain, options }, plain])).toContainEqual(
      expect.objectContaining({ values: [{ kind: 'text', text: 'Small, 18 cm; Large, 23 cm' }, null] }),
    );
  });

  it('are equal for the same product twice', () => {
    expect(compareProducts([plain, plain]).some(({ differs }) => differs)).toBe(false);
  });
});
