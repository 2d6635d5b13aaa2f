import { describe, expect, it } from 'vitest';
import { comparedSlugs, compareHref, compareProducts } from '@/lib/catalog/compare';
import { product } from '../../components/shop-things';

describe('the address of a comparison', () => {
  it('has at most four products, each once, as a link or a plain form sends them', () => {
    expect(comparedSlugs('a,b,a, c ,,d,e')).toEqual(['a', 'b', 'c', 'd']);
    expect(comparedSlugs(['a,b', 'c', ''])).toEqual(['a', 'b', 'c']);
    expect(comparedSlugs(undefined)).toEqual([]);
    expect(comparedSlugs('x'.repeat(5_000))[0]).toHaveLength(1_000);
  });

  it('is read back, whatever the slugs contain', () => {
    const slugs = ['lund-bowl', 'קערה'];
    expect(
      comparedSlugs(new URL(compareHref(slugs), 'http://shop.test').searchParams.getAll('products')),
    ).toEqual(slugs);
  });
});

describe('the rows of a comparison', () => {
  const plain = { ...product, options: [], sections: [{ title: 'Care', html: '<p>Wipe it.</p>' }] };

  it('have the options and sections of all products, and mark what differs', () => {
    const rows = compareProducts([{ ...product, sections: [] }, plain]);
    const row = (title: string) =>
      rows.find(({ key }) => key === title || (typeof key === 'object' && key.title === title));
    expect(row('price')?.differs).toBe(false);
    expect(row('Glaze')).toMatchObject({ values: [{ text: 'Oat, Ink' }, null], differs: true });
    expect(row('Care')).toMatchObject({ values: [null, { html: '<p>Wipe it.</p>' }], differs: true });
    expect(row('brand')).toBeUndefined();
  });

  it('are equal for the same product twice', () => {
    expect(compareProducts([plain, plain]).some(({ differs }) => differs)).toBe(false);
  });
});
