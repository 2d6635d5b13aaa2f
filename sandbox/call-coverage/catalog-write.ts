import { type CoverageRow, provenIn } from './row';

const inCatalogWritesProducts = provenIn('tests/contract/catalog-writes-products.test.ts');
const inCatalogWritesVariants = provenIn('tests/contract/catalog-writes-variants.test.ts');
const inCatalogWritesMedia = provenIn('tests/contract/catalog-writes-media.test.ts');
const inCatalogWritesCollections = provenIn('tests/contract/catalog-writes-collections.test.ts');
const inCatalogWritesBulk = provenIn('tests/contract/catalog-writes-bulk.test.ts');
const inInventory = provenIn('tests/contract/inventory.test.ts');
const inCatalogAddresses = provenIn('tests/contract/catalog-addresses.test.ts');

export const catalogWriteCoverage: readonly CoverageRow[] = [
  inCatalogWritesProducts.sdk(
    'products.createProduct',
    'POST /stores/v1/products',
    'returns the product with all defaults that follow from a name and a price',
  ),
  inCatalogWritesProducts.sdk(
    'products.updateProduct',
    'PATCH /stores/v1/products/{id}',
    'changes the given fields and nothing else',
  ),
  inCatalogWritesProducts.sdk(
    'products.deleteProduct',
    'DELETE /stores/v1/products/{id}',
    'removes the product from the catalog and its collections, and sends an event',
  ),
  inCatalogWritesProducts.sdk(
    'products.updateProductVariants',
    'PATCH /stores/v1/products/{id}/variants',
    'keeps variants whose choices remain, and creates new ones',
  ),
  inCatalogWritesVariants.sdk(
    'products.resetAllProductVariantData',
    'POST /stores/v1/products/{id}/variants/resetToDefault',
    'resets every variant to the product’s values, and leaves the stock unchanged',
  ),
  inCatalogWritesMedia.sdk(
    'products.addProductMedia',
    'POST /stores/v1/products/{id}/media',
    'appends pictures of the site to the existing ones, each once, and sends an event',
  ),
  inCatalogWritesMedia.sdk(
    'products.removeProductMedia',
    'POST /stores/v1/products/{id}/media/delete',
    'removes some or, with an empty list, all pictures, also from the choices',
  ),
  inCatalogWritesMedia.sdk(
    'products.addProductMediaToChoices',
    'PATCH /stores/v1/products/{id}/choices/media',
    'assign the product’s pictures to choices, and remove them again',
  ),
  inCatalogWritesMedia.sdk(
    'products.removeProductMediaFromChoices',
    'POST /stores/v1/products/{id}/choices/media/delete',
    'assign the product’s pictures to choices, and remove them again',
  ),
  inCatalogWritesVariants.sdk(
    'products.deleteProductOptions',
    'DELETE /stores/v1/products/{id}/options',
    'removes all options of a product once its variants are not managed',
  ),
  inCatalogWritesVariants.sdk(
    'products.removeBrand',
    'POST /stores/v1/products/{id}/remove-brand',
    'remove brand and ribbon',
  ),
  inCatalogWritesVariants.sdk(
    'products.removeRibbon',
    'POST /stores/v1/products/{id}/remove-ribbon',
    'remove brand and ribbon',
  ),
  inCatalogWritesCollections.sdk(
    'products.createCollection',
    'POST /stores/v1/collections',
    'returns an empty collection, which visitors find by its slug, and sends an event',
  ),
  inCatalogWritesCollections.sdk(
    'products.updateCollection',
    'PATCH /stores/v1/collections/{id}',
    'changes the given fields and sends an event with them',
  ),
  inCatalogWritesCollections.sdk(
    'products.deleteCollection',
    'DELETE /stores/v1/collections/{id}',
    'keeps the products, and sends an event',
  ),
  inCatalogWritesCollections.sdk(
    'products.addProductsToCollection',
    'POST /stores/v1/collections/{id}/productIds',
    'change the products of a collection, and send an event for the collection and for each product',
  ),
  inCatalogWritesCollections.sdk(
    'products.removeProductsFromCollection',
    'POST /stores/v1/collections/{id}/productIds/delete',
    'change the products of a collection, and send an event for the collection and for each product',
  ),
  inCatalogWritesBulk.sdk(
    'products.bulkUpdateProductsProperty',
    'POST /stores/v1/bulk/products/update',
    'sets one property of each product, and reports unknown products',
  ),
  inCatalogWritesBulk.sdk(
    'products.bulkAdjustProductProperty',
    'POST /stores/v1/bulk/products/adjust-properties',
    'adjusts variants with their product’s price, and each variant’s own cost',
    { also: ['POST /stores/v1/bulk/products/adjust'] },
  ),
  inCatalogWritesVariants.sdk(
    'inventory.updateInventoryVariants',
    'PATCH /stores/v2/inventoryItems/product/{productId}',
    'resets every variant to the product’s values, and leaves the stock unchanged',
  ),
  inInventory.sdk(
    'inventory.decrementInventory',
    'POST /stores/v2/inventoryItems/decrement',
    'never take more than the stock, whatever the number of concurrent calls',
  ),
  inInventory.sdk(
    'inventory.incrementInventory',
    'POST /stores/v2/inventoryItems/increment',
    'change the stock that visitors see, by either id, and send an event',
  ),
  inCatalogAddresses.hand(
    'REST',
    'PATCH /stores/v2/inventoryItems/{id}',
    'stock can be written by its id and by its product',
  ),
];
