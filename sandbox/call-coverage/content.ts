import { type CoverageRow, provenIn } from './row';

const inDataItems = provenIn('tests/contract/data-items.test.ts');
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
