import { describe, expect, it } from 'vitest';
import { PAGE_SIZE, pagesOf } from '@/lib/catalog/shown-pages';
import { getPart, PLAIN_LIST } from '@/lib/wix/catalog/lists/pages';
import { aSummary } from '../../fixtures/products';

const TOTAL = 250;
const ids = Array.from({ length: TOTAL }, (_, index) => String(index));

/** Opens a page of a list with 250 products. Returns the ids and the number of calls. */
async function open(page: number, size: number) {
  let calls = 0;
  const read = async (_list: unknown, skip: number) => {
    calls += 1;
    const products = ids.slice(skip, skip + 100).map((id) => aSummary({ id }));
    return { products, total: TOTAL };
  };
  const { products, total } = await getPart(PLAIN_LIST, { start: (page - 1) * size, size }, null, read);
  return { ids: products.map(({ id }) => id), total, calls };
}

describe('the pages of a list', () => {
  it.each([8, 24, 36, 48, 60, 100])('have all products once, %i on each', async (size) => {
    const count = Math.ceil(TOTAL / size);
    const pages = await Promise.all(Array.from({ length: count }, (_, index) => open(index + 1, size)));
    expect(pages.flatMap((page) => page.ids)).toEqual(ids);
    expect(pages.slice(0, -1).every((page) => page.ids.length === size)).toBe(true);
  });

  it('cost one call, or two across the end of a page of the platform', async () => {
    expect((await open(4, 24)).calls).toBe(1);
    expect((await open(5, 24)).calls).toBe(2);
    expect((await open(2, 100)).calls).toBe(1);
    expect((await open(11, 24)).calls).toBe(1);
  });

  it('end with an empty one', async () => expect((await open(12, 24)).ids).toEqual([]));

  it('are as many as the products need, and no more than the platform reaches', () => {
    const most = 2 * PAGE_SIZE + 1;
    expect(pagesOf(0, most)).toEqual({ pageCount: 1, isCut: false });
    expect(pagesOf(PAGE_SIZE, most)).toEqual({ pageCount: 1, isCut: false });
    expect(pagesOf(PAGE_SIZE + 1, most)).toEqual({ pageCount: 2, isCut: false });
    expect(pagesOf(3 * PAGE_SIZE, most)).toEqual({ pageCount: 2, isCut: true });
  });
});
