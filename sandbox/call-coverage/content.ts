import { type CoverageRow, provenIn } from './row';

const inDataItems = provenIn('tests/contract/data-items.test.ts');
const inDataWrites = provenIn('tests/contract/data-item-writes.test.ts');
const inRecommendations = provenIn('tests/contract/recommendations.test.ts');

const inGiftCards = provenIn('tests/contract/gift-cards.test.ts');

export const contentCoverage: readonly CoverageRow[] = [
  inDataItems.sdk(
    'items.query',
    'GET /wix-data/v2/items/query',
    'returns the fields of an item with its dates',
  ),
  inDataItems.sdk(
    'items.query',
    'GET /wix-data/v2/items/query',
    'of a collection that does not exist is rejected with the platform’s code',
    { rejectedWith: 404 },
  ),
  inDataItems.sdk('items.query (long queries)', 'POST /wix-data/v2/items/query', 'is a POST when it is long'),
  inDataItems.sdk(
    'items.get',
    'GET /wix-data/v2/items/{dataItemId}',
    'is read by its id, and is null when it does not exist',
  ),
  inDataItems.sdk('items.count', 'POST /wix-data/v2/items/count', 'is counted'),
  inDataWrites.sdk(
    'items.insert',
    'POST /wix-data/v2/items',
    'gets an id, dates and its owner, whatever the client sends',
  ),
  inDataWrites.sdk('items.insert', 'POST /wix-data/v2/items', 'is rejected from a visitor', {
    rejectedWith: 403,
  }),
  inDataWrites.sdk('items.save', 'POST /wix-data/v2/items/save', 'is saved under its id'),
  inDataWrites.sdk('items.update', 'POST /wix-data/v2/items/update', 'is replaced whole'),
  inDataWrites.sdk('items.remove', 'POST /wix-data/v2/items/remove', 'is removed once'),
  inDataWrites.sdk(
    'items.bulkInsert',
    'POST /wix-data/v2/bulk/items/insert',
    'are inserted and removed in bulk, each with its own result',
  ),
  inDataWrites.sdk(
    'items.bulkRemove',
    'POST /wix-data/v2/bulk/items/remove',
    'are inserted and removed in bulk, each with its own result',
  ),
  ...inDataItems.pages(
    'replaces them, shows them, and keeps the dates of unchanged items',
    'GET /_sandbox/data',
    'PUT /_sandbox/data',
  ),
  inRecommendations.sdk(
    'recommendations.getRecommendation',
    'POST /v1/recommendations/get',
    'of the same categories share a category with the given product, without it',
  ),
  inGiftCards.hand(
    'giftVoucherProducts.queryGiftCardProducts',
    'POST /gift-cards/v1/gift-card-products/query',
    'has a catalog that only an API key may read',
  ),
  inGiftCards.hand(
    'giftVoucherProducts.getGiftCardProduct',
    'GET /gift-cards/v1/gift-card-products/{id}',
    'has a catalog that only an API key may read',
  ),
  inRecommendations.sdk(
    'recommendations.listAvailableAlgorithms',
    'GET /v1/recommendations/algorithms',
    'come from algorithms that the site lists',
  ),
];
