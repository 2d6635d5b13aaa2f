import { describe, expect, it } from 'vitest';
import { expiresAtOnce } from '@/lib/cache';
import { staleTags as tagsOf } from '@/lib/webhooks/receive-webhook';
import { changeKind } from '@/lib/wix/webhooks';

const catalog = (name: string) => `com.wix.ecommerce.catalog.api.v1.${name}`;
const inventory = (name: string) => `com.wix.ecommerce.inventory.api.v1.${name}`;

const staleTags = (type: string, productId: string | null, collectionId: string | null = null) =>
  tagsOf({ kind: changeKind(type), productId, collectionId });

it('an event ends the part of the catalog with its product, and the last part where a product may be new', () => {
  expect(staleTags(catalog('ProductCreated'), null)).toContain('feed-item:new');
  expect(staleTags(catalog('CollectionChanged'), null)).toEqual(['categories', 'products']);
});

it('an event makes the next feed read the change, where a page may show the old price once more', () => {
  expect(['feed-item:p1', 'feed-item:new', 'product:none'].every(expiresAtOnce)).toBe(true);
  expect(['product-id:p1', 'products', 'catalog'].some(expiresAtOnce)).toBe(false);
});

/** The part of the catalog that has the product. */
const PART = ['feed-item:p1'];

describe('an event makes stale', () => {
  it.each(['InventoryItemChanged', 'InventoryVariantsChanged'])(
    'the page of that product for %s, and neither home nor lists nor other products',
    (name) => expect(staleTags(inventory(name), 'p1')).toEqual(['product-stock:p1', 'feed-item:p1']),
  );

  it('every list for a stock event without a product', () => {
    expect(staleTags(inventory('InventoryItemChanged'), null)).toEqual(['products']);
  });

  it.each([
    ['ProductCreated', ['products', 'categories', 'product:none', ...PART, 'feed-item:new']],
    ['ProductChanged', ['product-id:p1', 'products', 'categories', 'product:none', ...PART, 'feed-item:new']],
    ['ProductDeleted', ['product-id:p1', 'products', 'categories', 'product:none', ...PART, 'feed-item:new']],
    ['VariantsChanged', ['product-id:p1', 'products', ...PART]],
    ['CollectionChanged', ['categories', 'products']],
  ])('the right entries for %s', (name, tags) => expect(staleTags(catalog(name), 'p1')).toEqual(tags));

  it.each([
    [
      'wix.stores.catalog.v3.product_created',
      ['products', 'categories', 'product:none', ...PART, 'feed-item:new'],
    ],
    [
      'wix.stores.catalog.v3.product_updated',
      ['product-id:p1', 'products', 'categories', 'product:none', ...PART, 'feed-item:new'],
    ],
    ['wix.stores.catalog.v3.inventory_item_updated_with_reason', ['product-stock:p1', ...PART]],
    ['wix.categories.v1.category_item_added_to_category', ['categories', 'products']],
  ])('the right entries for %s of Catalog V3', (type, tags) => expect(staleTags(type, 'p1')).toEqual(tags));

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

  it('forms for a change of a form, and not for a submission', () => {
    expect(staleTags('wix.forms.v4.form_updated', null)).toEqual(['forms']);
    expect(staleTags('wix.forms.v4.submission_created', null)).toEqual([]);
  });
});
