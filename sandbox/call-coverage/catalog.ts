import { type CoverageRow, provenIn } from './row';

const inCatalogQuery = provenIn('tests/contract/catalog-query.test.ts');
const inCatalog = provenIn('tests/contract/catalog.test.ts');
const inInventory = provenIn('tests/contract/inventory.test.ts');
const inCatalogRest = provenIn('tests/contract/catalog-rest.test.ts');
const inCatalogAddresses = provenIn('tests/contract/catalog-addresses.test.ts');

export const catalogCoverage: readonly CoverageRow[] = [
  inCatalogQuery.sdk(
    'products.queryProducts',
    'GET /stores-reader/v1/products/query-platformized',
    'returns all of them, newest first, with the total',
    {
      also: ['GET /stores/v1/products/query-platformized', 'GET /stores/api/v1/products/query-platformized'],
    },
  ),
  inCatalogQuery.sdk(
    'products.queryProducts',
    'POST /stores-reader/v1/products/query-platformized',
    'returns the same for a query that is too long for a URL and is sent by POST',
    {
      also: [
        'POST /stores/v1/products/query-platformized',
        'POST /stores/api/v1/products/query-platformized',
      ],
    },
  ),
  inCatalog.sdk('products.getProduct', 'GET /stores-reader/v1/products/{id}', 'has the documented shape', {
    also: ['GET /stores/v1/products/{id}', 'GET /stores/api/v1/products/{id}'],
  }),
  inCatalog.sdk(
    'products.getProductOptionsAvailability',
    'POST /stores-reader/v1/products/{id}/productOptionsAvailability',
    'returns the choices left for the selected ones, and a variant once every option is selected',
    {
      also: [
        'POST /stores/v1/products/{id}/productOptionsAvailability',
        'POST /stores/api/v1/products/{id}/productOptionsAvailability',
      ],
    },
  ),
  inCatalog.sdk(
    'products.queryProductVariants',
    'POST /stores-reader/v1/products/{id}/variants/query',
    'are found by some of their choices, by id, and page by page',
    {
      also: [
        'POST /stores/v1/products/{id}/variants/query',
        'POST /stores/api/v1/products/{id}/variants/query',
      ],
    },
  ),
  inCatalog.sdk(
    'products.queryStoreVariants',
    'POST /stores-reader/v1/variants/query',
    'are found across the store, and one by its store-wide id',
    { also: ['POST /stores/v1/variants/query', 'POST /stores/api/v1/variants/query'] },
  ),
  inCatalog.sdk(
    'products.getStoreVariant',
    'GET /stores-reader/v1/variants/{id}',
    'are found across the store, and one by its store-wide id',
    { also: ['GET /stores/v1/variants/{id}', 'GET /stores/api/v1/variants/{id}'] },
  ),
  inCatalog.sdk(
    'products.getCollectionBySlug',
    'GET /stores-reader/v1/collections/slug/{slug}',
    'are found by slug through both modules, and by id',
    { also: ['GET /stores/v1/collections/slug/{slug}', 'GET /stores/api/v1/collections/slug/{slug}'] },
  ),
  inCatalogQuery.sdk(
    'collections.queryCollections',
    'GET /v2/collections/query',
    'filters by one collection, by any of several, and by all of several',
    {
      also: [
        'GET /stores-reader/v1/collections/query',
        'GET /stores/v1/collections/query',
        'GET /stores/api/v1/collections/query',
      ],
    },
  ),
  inCatalog.sdk(
    'collections.getCollection',
    'GET /v2/collections/{id}',
    'are found by slug through both modules, and by id',
    {
      also: [
        'GET /stores-reader/v1/collections/{id}',
        'GET /stores/v1/collections/{id}',
        'GET /stores/api/v1/collections/{id}',
      ],
    },
  ),
  inCatalog.sdk(
    'collections.getCollectionBySlug',
    'GET /v2/collections/slug/{slug}',
    'are found by slug through both modules, and by id',
    { also: ['GET /stores/v1/collections/slug/{slug}', 'GET /stores/api/v1/collections/slug/{slug}'] },
  ),
  inInventory.sdk(
    'inventory.queryInventory',
    'POST /stores-reader/v2/inventoryItems/query',
    'finds items by either id, including hidden products, and pages through all of them',
  ),
  inInventory.sdk(
    'inventory.getInventoryVariants',
    'POST /stores-reader/v2/inventoryItems/{id}/getVariants',
    'returns the item of a product with all or some variants, also by the product’s id',
  ),
  inCatalog.sdk(
    'catalogVersioning.getCatalogVersion',
    'GET /stores/v3/provision/version',
    'reports that the catalog is V1',
  ),
  inCatalogRest.hand(
    'REST products query (filter and sort as JSON strings)',
    'POST /stores/v1/products/query',
    'includes variants only on request',
    { also: ['POST /stores/api/v1/products/query'] },
  ),
  inCatalogAddresses.hand(
    'REST products query (reader alias)',
    'POST /stores-reader/v1/products/query',
    'products and collections are the same under the addresses of older clients and of REST clients',
    { also: ['POST /stores/api/v1/products/query'] },
  ),
  inCatalogAddresses.hand(
    'REST collections query',
    'POST /stores/v1/collections/query',
    'products and collections are the same under the addresses of older clients and of REST clients',
    {
      also: [
        'POST /stores-reader/v1/collections/query',
        'POST /stores/api/v1/collections/query',
        'POST /v2/collections/query',
        'POST /stores-reader/v2/collections/query',
      ],
    },
  ),
  inCatalogAddresses.hand(
    'collections.queryCollections (packages 1.0.30 to 1.0.49)',
    'GET /stores-reader/v2/collections/query',
    'products and collections are the same under the addresses of older clients and of REST clients',
  ),
  inCatalogAddresses.hand(
    'collections.getCollection (packages 1.0.30 to 1.0.49)',
    'GET /stores-reader/v2/collections/{id}',
    'products and collections are the same under the addresses of older clients and of REST clients',
  ),
  inCatalog.hand(
    'collections.getCollectionBySlug (packages 1.0.30 to 1.0.49)',
    'GET /stores-reader/v2/collections/slug/{slug}',
    'are available at the addresses of older clients',
  ),
  inCatalogAddresses.hand(
    'REST',
    'POST /stores-reader/v2/inventoryItems/product/{productId}/getVariants',
    'stock is the same under both of its addresses, by its id and by its product',
  ),
  inCatalogAddresses.hand(
    'REST',
    'POST /stores/v2/inventoryItems/query',
    'stock is the same under both of its addresses, by its id and by its product',
  ),
  inCatalogAddresses.hand(
    'REST',
    'POST /stores/v2/inventoryItems/{id}/getVariants',
    'stock is the same under both of its addresses, by its id and by its product',
  ),
  inInventory.hand(
    'REST',
    'POST /stores/v2/inventoryItems/product/{productId}/getVariants',
    'returns the item of a product with all or some variants, also by the product’s id',
  ),
];
