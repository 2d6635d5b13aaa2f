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
    'answers the product with all that follows from a name and a price',
  ),
  inCatalogWritesProducts.sdk(
    'products.updateProduct',
    'PATCH /stores/v1/products/{id}',
    'changes what is given and nothing else',
  ),
  inCatalogWritesProducts.sdk(
    'products.deleteProduct',
    'DELETE /stores/v1/products/{id}',
    'takes the product out of the catalog and its collections, and tells of it',
  ),
  inCatalogWritesProducts.sdk(
    'products.updateProductVariants',
    'PATCH /stores/v1/products/{id}/variants',
    'keeps variants whose choices stay, and makes those that are new',
  ),
  inCatalogWritesVariants.sdk(
    'products.resetAllProductVariantData',
    'POST /stores/v1/products/{id}/variants/resetToDefault',
    'makes every variant as the product is, and leaves the stock',
  ),
  inCatalogWritesMedia.sdk(
    'products.addProductMedia',
    'POST /stores/v1/products/{id}/media',
    'adds pictures of the site after those there are, each once, and tells of it',
  ),
  inCatalogWritesMedia.sdk(
    'products.removeProductMedia',
    'POST /stores/v1/products/{id}/media/delete',
    'takes some or, with an empty list, all, from the choices too',
  ),
  inCatalogWritesMedia.sdk(
    'products.addProductMediaToChoices',
    'PATCH /stores/v1/products/{id}/choices/media',
    'give choices pictures of the product, and take them away again',
  ),
  inCatalogWritesMedia.sdk(
    'products.removeProductMediaFromChoices',
    'POST /stores/v1/products/{id}/choices/media/delete',
    'give choices pictures of the product, and take them away again',
  ),
  inCatalogWritesVariants.sdk(
    'products.deleteProductOptions',
    'DELETE /stores/v1/products/{id}/options',
    'leaves a product without options, once its variants are not managed',
  ),
  inCatalogWritesVariants.sdk(
    'products.removeBrand',
    'POST /stores/v1/products/{id}/remove-brand',
    'take them away',
  ),
  inCatalogWritesVariants.sdk(
    'products.removeRibbon',
    'POST /stores/v1/products/{id}/remove-ribbon',
    'take them away',
  ),
  inCatalogWritesCollections.sdk(
    'products.createCollection',
    'POST /stores/v1/collections',
    'answers an empty collection, which visitors find by its slug, and tells of it',
  ),
  inCatalogWritesCollections.sdk(
    'products.updateCollection',
    'PATCH /stores/v1/collections/{id}',
    'changes what is given and tells of what is different',
  ),
  inCatalogWritesCollections.sdk(
    'products.deleteCollection',
    'DELETE /stores/v1/collections/{id}',
    'keeps the products, and tells of it',
  ),
  inCatalogWritesCollections.sdk(
    'products.addProductsToCollection',
    'POST /stores/v1/collections/{id}/productIds',
    'change who is in it, and tell of the collection and of each product',
  ),
  inCatalogWritesCollections.sdk(
    'products.removeProductsFromCollection',
    'POST /stores/v1/collections/{id}/productIds/delete',
    'change who is in it, and tell of the collection and of each product',
  ),
  inCatalogWritesBulk.sdk(
    'products.bulkUpdateProductsProperty',
    'POST /stores/v1/bulk/products/update',
    'sets one property of each product, and says which are not there',
  ),
  inCatalogWritesBulk.sdk(
    'products.bulkAdjustProductProperty',
    'POST /stores/v1/bulk/products/adjust-properties',
    'moves variants with their product’s price, and each variant’s own cost',
    { also: ['POST /stores/v1/bulk/products/adjust'] },
  ),
  inCatalogWritesVariants.sdk(
    'inventory.updateInventoryVariants',
    'PATCH /stores/v2/inventoryItems/product/{productId}',
    'makes every variant as the product is, and leaves the stock',
  ),
  inInventory.sdk(
    'inventory.decrementInventory',
    'POST /stores/v2/inventoryItems/decrement',
    'never take more than there is, however many ask at once',
  ),
  inInventory.sdk(
    'inventory.incrementInventory',
    'POST /stores/v2/inventoryItems/increment',
    'move the stock that visitors see, by either id, and tell of it',
  ),
  inCatalogAddresses.hand(
    'REST',
    'PATCH /stores/v2/inventoryItems/{id}',
    'stock is written by its id as well as by its product',
  ),
];
