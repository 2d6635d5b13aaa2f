import { describe, expect, it } from 'vitest';
import { sharedIds, sharedListHref } from '@/features/wishlist/share-link';

const IDS = ['b0b5e4c8-0000-4000-8000-000000000001', 'ffffffff-ffff-5fff-bfff-ffffffffffff'];
const itemsOf = (href: string) => new URL(href, 'https://shop.test').searchParams.get('items') ?? '';

describe('the link to a list', () => {
  it('leads back to the same ids in the same order', () => {
    expect(sharedIds(itemsOf(sharedListHref(IDS)))).toEqual(IDS);
  });

  it('takes a third less than the ids and has only characters that need no escape', () => {
    const href = sharedListHref(IDS);
    expect(itemsOf(href)).toMatch(/^[\w.-]+$/);
    expect(itemsOf(href).length).toBeLessThan(IDS.join().length * 0.67);
  });

  it('has at most 100 products, and a page reads no more', () => {
    const many = Array.from(
      { length: 150 },
      (_, at) => `b0b5e4c8-0000-4000-8000-${String(at).padStart(12, '0')}`,
    );
    const items = itemsOf(sharedListHref(many));
    expect(sharedIds(items)).toEqual(many.slice(0, 100));
    expect(sharedIds(`${items}.${items}`)).toHaveLength(100);
  });

  it.each([undefined, '', ['a', 'b'], 'not-an-id', '../../etc/passwd', '%00', 'x'.repeat(100_000)])(
    'without a list is an empty list: %j',
    (items) => expect(sharedIds(items)).toEqual([]),
  );

  it('leaves out ids of another form', () => {
    expect(sharedIds(itemsOf(sharedListHref(['bowl', ...IDS])))).toEqual(IDS);
  });
});
