import { type CoverageRow, provenIn } from './row';

const inCatalogueWritesProducts = provenIn('tests/contract/catalogue-writes-products.test.ts');
const inCatalogueWritesVariants = provenIn('tests/contract/catalogue-writes-variants.test.ts');
const inCatalogueWritesMedia = provenIn('tests/contract/catalogue-writes-media.test.ts');
const inCatalogueWritesCollections = provenIn('tests/contract/catalogue-writes-collections.test.ts');
const inCatalogueWritesBulk = provenIn('tests/contract/catalogue-writes-bulk.test.ts');
const inInventory = provenIn('tests/contract/inventory.test.ts');
const inCatalogueAddresses = provenIn('tests/contract/catalogue-addresses.test.ts');

export const catalogueWriteCoverage: readonly CoverageRow[] = [
  inCatalogueWritesProducts.sdk(
    'products.createProduct',
    'POST /stores/v1/products',
    'answers the product with all that follows from a name and a price',
  ),
  inCatalogueWritesProducts.sdk(
    'products.updateProduct',
    'PATCH /stores/v1/products/{id}',
    'changes what is given and nothing else',
  ),
  inCatalogueWritesProducts.sdk(
    'products.deleteProduct',
    'DELETE /stores/v1/products/{id}',
    'takes the product out of the catalogue and its collections, and tells of it',
  ),
  inCatalogueWritesProducts.sdk(
    'products.updateProductVariants',
    'PATCH /stores/v1/products/{id}/variants',
    'keeps variants whose choices stay, and makes those that are new',
  ),
  inCatalogueWritesVariants.sdk(
    'products.resetAllProductVariantData',
    'POST /stores/v1/products/{id}/variants/resetToDefault',
    'makes every variant as the product is, and leaves the stock',
  ),
  inCatalogueWritesMedia.sdk(
    'products.addProductMedia',
    'POST /stores/v1/products/{id}/media',
    'adds pictures of the site after those there are, each once, and tells of it',
  ),
  inCatalogueWritesMedia.sdk(
    'products.removeProductMedia',
    'POST /stores/v1/products/{id}/media/delete',
    'takes some or, with an empty list, all, from the choices too',
  ),
  inCatalogueWritesMedia.sdk(
    'products.addProductMediaToChoices',
    'PATCH /stores/v1/products/{id}/choices/media',
    'give choices pictures of the product, and take them away again',
  ),
  inCatalogueWritesMedia.sdk(
    'products.removeProductMediaFromChoices',
    'POST /stores/v1/products/{id}/choices/media/delete',
    'give choices pictures of the product, and take them away again',
  ),
  inCatalogueWritesVariants.sdk(
    'products.deleteProductOptions',
    'DELETE /stores/v1/products/{id}/options',
    'leaves a product without options, once its variants are not managed',
  ),
  inCatalogueWritesVariants.sdk(
    'products.removeBrand',
    'POST /stores/v1/products/{id}/remove-brand',
    'take them away',
  ),
  inCatalogueWritesVariants.sdk(
    'products.removeRibbon',
    'POST /stores/v1/products/{id}/remove-ribbon',
    'take them away',
  ),
  inCatalogueWritesCollections.sdk(
    'products.createCollection',
    'POST /stores/v1/collections',
    'answers an empty collection, which visitors find by its slug, and tells of it',
  ),
  inCatalogueWritesCollections.sdk(
    'products.updateCollection',
    'PATCH /stores/v1/collections/{id}',
    'changes what is given and tells of what is different',
  ),
  inCatalogueWritesCollections.sdk(
    'products.deleteCollection',
    'DELETE /stores/v1/collections/{id}',
    'keeps the products, and tells of it',
  ),
  inCatalogueWritesCollections.sdk(
    'products.addProductsToCollection',
    'POST /stores/v1/collections/{id}/productIds',
    'change who is in it, and tell of the collection and of each product',
  ),
  inCatalogueWritesCollections.sdk(
    'products.removeProductsFromCollection',
    'POST /stores/v1/collections/{id}/productIds/delete',
    'change who is in it, and tell of the collection and of each product',
  ),
  inCatalogueWritesBulk.sdk(
    'products.bulkUpdateProductsProperty',
    'POST /stores/v1/bulk/products/update',
    'sets one property of each product, and says which are not there',
  ),
  inCatalogueWritesBulk.sdk(
    'products.bulkAdjustProductProperty',
    'POST /stores/v1/bulk/products/adjust-properties',
    'moves variants with their product’s price, and each variant’s own cost',
    { also: ['POST /stores/v1/bulk/products/adjust'] },
  ),
  inCatalogueWritesVariants.sdk(
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
  inCatalogueAddresses.hand(
    'REST',
    'PATCH /stores/v2/inventoryItems/{id}',
    'stock is written by its id as well as by its product',
  ),
];
