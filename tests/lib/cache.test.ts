import { cacheLife, cacheTag } from 'next/cache';
import { describe, expect, it, vi } from 'vitest';
import * as cache from '@/lib/cache';
import { changeKind } from '@/lib/wix/webhooks';

vi.mock('next/cache', () => ({ cacheLife: vi.fn(), cacheTag: vi.fn() }));

const catalog = (name: string) => `com.wix.ecommerce.catalog.api.v1.${name}`;
const inventory = (name: string) => `com.wix.ecommerce.inventory.api.v1.${name}`;

const staleTags = (type: string, productId: string | null, collectionId: string | null = null) =>
  cache.staleTags({ kind: changeKind(type), productId, collectionId });

describe('with feeds, an event', () => {
  it('ends the part of the feeds with its product, and their end where a product may be new', () => {
    vi.stubGlobal('FEATURES', { feeds: true });
    expect(staleTags(inventory('InventoryItemChanged'), 'p1')).toEqual(['product-stock:p1', 'feed-item:p1']);
    expect(staleTags(catalog('VariantsChanged'), 'p1')).toContain('feed-item:p1');
    expect(staleTags(catalog('ProductCreated'), null)).toContain('feed-item:new');
    expect(staleTags(catalog('CollectionChanged'), null)).toEqual(['categories', 'products']);
  });

  it('makes the next feed read the change, where a page may show the old price once more', () => {
    expect(['feed-item:p1', 'feed-item:new', 'product:none'].every(cache.expiresAtOnce)).toBe(true);
    expect(['product-id:p1', 'products', 'catalog'].some(cache.expiresAtOnce)).toBe(false);
  });
});

describe('an event makes stale', () => {
  it.each(['InventoryItemChanged', 'InventoryVariantsChanged'])(
    'the page of that product for %s, and neither home nor lists nor other products',
    (name) => {
      expect(staleTags(inventory(name), 'p1')).toEqual(['product-stock:p1']);
    },
  );

  it('every list for a stock event without a product', () => {
    expect(staleTags(inventory('InventoryItemChanged'), null)).toEqual(['products']);
  });

  it.each([
    ['ProductCreated', ['products', 'categories', 'product:none']],
    ['ProductChanged', ['product-id:p1', 'products', 'categories', 'product:none']],
    ['ProductDeleted', ['product-id:p1', 'products', 'categories', 'product:none']],
    ['VariantsChanged', ['product-id:p1', 'products']],
    ['CollectionChanged', ['categories', 'products']],
  ])('the right entries for %s', (name, tags) => {
    expect(staleTags(catalog(name), 'p1')).toEqual(tags);
  });

  it.each([
    ['wix.stores.catalog.v3.product_created', ['products', 'categories', 'product:none']],
    ['wix.stores.catalog.v3.product_updated', ['product-id:p1', 'products', 'categories', 'product:none']],
    ['wix.stores.catalog.v3.inventory_item_updated_with_reason', ['product-stock:p1']],
    ['wix.categories.v1.category_item_added_to_category', ['categories', 'products']],
  ])('the right entries for %s of Catalog V3', (type, tags) => {
    expect(staleTags(type, 'p1')).toEqual(tags);
  });

  it.each(['created', 'updated', 'deleted', 'moderation_status_changed', 'review_published'])(
    'the ratings of all lists and the reviews of the product when a review is %s',
    (slug) => {
      const type = `wix.reviews.v1.review_${slug}`;
      expect(staleTags(type, 'p1')).toEqual(['reviews', 'reviews-of:p1']);
      expect(staleTags(type, null)).toEqual(['reviews']);
    },
  );

  it('plain pages and menus for a change of an item in the CMS', () => {
    expect(staleTags('wix.data.v2.data_item_updated', null)).toEqual(['content']);
    expect(staleTags('wix.data.v2.data_item_updated', null, 'Pages')).toEqual(['content']);
    expect(staleTags('wix.data.v2.data_item_created', null, 'SavedItems')).toEqual([]);
  });

  it.each(['wix.ecom.v1.cart_updated', 'ProductChanged', ''])('nothing for %j', (type) => {
    expect(staleTags(type, 'p1')).toEqual([]);
  });
});

describe('a cached result', () => {
  /** Returns the lifetime and the tags that a function sets. */
  function setBy(act: () => void) {
    act();
    return { life: vi.mocked(cacheLife).mock.lastCall?.[0], tags: vi.mocked(cacheTag).mock.lastCall };
  }

  it('of which nothing was found ends within minutes, also in an outage', () => {
    const { life, tags } = setBy(() => cache.cacheBriefly('product:none'));
    expect(life).toEqual({ stale: 60, revalidate: 60, expire: 300 });
    expect(tags).toEqual(['catalog', 'product:none']);
  });

  it('that replaces another is soon replaced itself, and stays in an outage', () => {
    const life = { stale: 60, revalidate: 60, expire: 30 * 24 * 60 * 60 };
    expect(setBy(() => cache.cacheStandIn())).toEqual({ life, tags: ['content'] });
    expect(setBy(() => cache.cacheReviews({ isStandIn: true }, 'reviews')).life).toEqual(life);
  });

  it.each([
    ['a text', { terms: 'bowl' }, 'search'],
    ['a price of 0', { minPrice: 0 }, 'search'],
    ['a highest price', { maxPrice: 40 }, 'search'],
    ['nothing', { terms: '', minPrice: null, maxPrice: null }, 'catalog'],
  ])('of a list for which a shopper wrote %s lives as long as its kind', (_, written, life) => {
    const tags = ['catalog', 'products', 'categories'];
    expect(setBy(() => cache.cacheList(written, 'categories'))).toEqual({ life, tags });
  });
});
