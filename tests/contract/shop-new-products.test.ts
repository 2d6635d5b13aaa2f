import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PLAIN_QUERY } from '@/lib/catalog/product-query';
import { inLanguage, SITE_VIEW } from '@/lib/model/catalog-view';
import config from '@/shop.config';
import { readCatalogFile } from '../../sandbox/seed/catalog-file';
import { newProcess } from '../new-process';
import { GENERATIONS, type Generation, openShop } from './shop-visitor';

const NOW = '2026-11-20T12:00:00.000Z';
/** A product of the seed without a ribbon, and the moment after which it is not new for 30 days. */
const CARD = 'halden-gift-card';
const END = '2026-11-21T04:43:00.000Z';

async function openSite(generation: Generation, newForDays?: number) {
  newProcess();
  vi.doMock('@/shop.config', () => ({ default: { ...config, newForDays } }));
  await openShop(generation);
  return {
    ...(await import('@/lib/catalog/product-list')),
    ...(await import('@/lib/catalog/readers')),
    ...(await import('@/lib/catalog/lookup')),
  };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(NOW) }));
afterEach(() => {
  vi.useRealTimers();
  vi.doUnmock('@/shop.config');
});

describe.each(GENERATIONS)('a shop whose products are new for 30 days, catalog %s', (generation) => {
  it('marks them by their date of creation, in lists and on their pages, in each language', async () => {
    const { getProductList, getProduct } = await openSite(generation, 30);
    const created = readCatalogFile().products.filter(
      ({ createdDate }) => createdDate > '2026-10-21T12:00:00.000Z' && createdDate <= NOW,
    );
    expect(created.length).toBeGreaterThan(2);
    for (const view of [SITE_VIEW, inLanguage('de')]) {
      const { products } = await getProductList(PLAIN_QUERY, null, view);
      const marked = products.filter(({ isNew }) => isNew).map(({ slug }) => slug);
      expect(marked.sort()).toEqual(created.map(({ slug }) => slug).sort());
      expect(await getProduct(CARD, view)).toMatchObject({ ribbon: null, isNew: true });
    }
    vi.setSystemTime(Date.parse(END) - 1);
    expect(await getProduct(CARD, SITE_VIEW)).toMatchObject({ isNew: true });
    vi.setSystemTime(Date.parse(END));
    expect(await getProduct(CARD, SITE_VIEW)).not.toHaveProperty('isNew');
  });

  it('marks none without the entry', async () => {
    const { getProductList } = await openSite(generation);
    const { products } = await getProductList(PLAIN_QUERY, null, SITE_VIEW);
    expect(products.filter((product) => 'isNew' in product)).toEqual([]);
  });
});
