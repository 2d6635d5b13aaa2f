import { type CoverageRow, provenIn } from './row';

const inProducts = provenIn('tests/contract/catalog-v3-products.test.ts');
const inFilters = provenIn('tests/contract/catalog-v3-filters.test.ts');
const inInventory = provenIn('tests/contract/catalog-v3-inventory.test.ts');

/** Bulk writes of products, variants and stock items. */
export const catalogV3FillCoverage: readonly CoverageRow[] = [
  inProducts.sdk(
    'productsV3.createProductWithInventory',
    'POST /stores/v3/products-with-inventory',
    'stores the stock of each variant that has one, and its updates',
  ),
  inProducts.sdk(
    'productsV3.updateProductWithInventory',
    'PATCH /stores/v3/products-with-inventory/{productId}',
    'stores the stock of each variant that has one, and its updates',
  ),
  inProducts.sdk(
    'productsV3.bulkCreateProducts',
    'POST /stores/v3/bulk/products/create',
    'create what is valid and report the rest',
  ),
  inProducts.sdk(
    'productsV3.bulkUpdateProducts',
    'POST /stores/v3/bulk/products/update',
    'create what is valid and report the rest',
  ),
  inProducts.sdk(
    'productsV3.bulkDeleteProducts',
    'POST /stores/v3/bulk/products/delete',
    'create what is valid and report the rest',
  ),
  inProducts.sdk(
    'productsV3.bulkCreateProductsWithInventory',
    'POST /stores/v3/bulk/products-with-inventory/create',
    'create products with their stock',
  ),
  inFilters.sdk(
    'productsV3.bulkUpdateProductsByFilter',
    'POST /stores/v3/bulk/products/update-by-filter',
    'are changed together, each with a new revision',
  ),
  inFilters.sdk(
    'productsV3.bulkDeleteProductsByFilter',
    'POST /stores/v3/bulk/products/delete-by-filter',
    'are deleted together',
  ),
  inFilters.sdk(
    'productsV3.bulkAddProductsToCategoriesByFilter',
    'POST /stores/v3/bulk/products/add-to-categories-by-filter',
    'join and leave categories, also those that some are in',
  ),
  inFilters.sdk(
    'productsV3.bulkRemoveProductsFromCategoriesByFilter',
    'POST /stores/v3/bulk/products/remove-from-categories-by-filter',
    'join and leave categories, also those that some are in',
  ),
  inFilters.sdk(
    'productsV3.bulkUpdateProductTags',
    'POST /stores/v3/bulk/products/update-tags',
    'are assigned and removed, and products are found by the public ones',
  ),
  inFilters.sdk(
    'productsV3.bulkUpdateProductTagsByFilter',
    'POST /stores/v3/bulk/products/update-tags-by-filter',
    'are assigned by a filter, and with a product',
  ),
  inFilters.sdk(
    'productsV3.bulkUpdateProductsWithInventory',
    'POST /stores/v3/bulk/products-with-inventory/update',
    'are changed with their stock',
  ),
  inInventory.sdk(
    'readOnlyVariantsV3.searchVariants',
    'POST /stores/v3/products/search-variants',
    'finds variants by price, stock, choice and product',
  ),
  inInventory.sdk(
    'inventoryItemsV3.queryInventoryItems',
    'GET /stores/v3/inventory-items/query',
    'give visitors the quantities of a product, by variant',
    { also: ['POST /stores/v3/inventory-items/query'] },
  ),
  inInventory.sdk(
    'inventoryItemsV3.searchInventoryItems',
    'GET /stores/v3/inventory-items/search',
    'page through all variants, and find them by words',
    { also: ['POST /stores/v3/inventory-items/search'] },
  ),
  inInventory.sdk(
    'inventoryItemsV3.getInventoryItem',
    'GET /stores/v3/inventory-items/{inventoryItemId}',
    'give visitors the quantities of a product, by variant',
  ),
  inInventory.sdk(
    'inventoryItemsV3.createInventoryItem',
    'POST /stores/v3/inventory-items',
    'create the item that a new product does not have, once',
  ),
  inInventory.sdk(
    'inventoryItemsV3.updateInventoryItem',
    'PATCH /stores/v3/inventory-items/{inventoryItemId}',
    'change an item by its revision, without changing that of the product',
  ),
  inInventory.sdk(
    'inventoryItemsV3.bulkCreateInventoryItems',
    'POST /stores/v3/bulk/inventory-items/create',
    'create and change several, and report those that fail',
  ),
  inInventory.sdk(
    'inventoryItemsV3.bulkUpdateInventoryItems',
    'POST /stores/v3/bulk/inventory-items/update',
    'create and change several, and report those that fail',
  ),
  ...inProducts.pages(
    'has a video, whose file the media host serves in parts',
    'GET /video/{id}/{resolution}/{format}/{name}',
  ),
];
