import { type CoverageRow, provenIn } from './row';

const inCatalogV3 = provenIn('tests/contract/catalog-v3.test.ts');

export const catalogV3Coverage: readonly CoverageRow[] = [
  inCatalogV3.sdk(
    'productsV3.queryProducts',
    'GET /stores/v3/products/query',
    'every V3 read is refused by a site with the V1 catalogue, in the platform’s words',
    { refusedWith: 428 },
  ),
  inCatalogV3.sdk(
    'productsV3.searchProducts',
    'GET /stores/v3/products/search',
    'every V3 read is refused by a site with the V1 catalogue, in the platform’s words',
    { refusedWith: 428 },
  ),
  inCatalogV3.sdk(
    'productsV3.getProduct',
    'GET /stores/v3/products/{productId}',
    'every V3 read is refused by a site with the V1 catalogue, in the platform’s words',
    { refusedWith: 428 },
  ),
  inCatalogV3.sdk(
    'productsV3.getProductBySlug',
    'GET /stores/v3/products/slug/{slug}',
    'every V3 read is refused by a site with the V1 catalogue, in the platform’s words',
    { refusedWith: 428 },
  ),
  inCatalogV3.sdk(
    'productsV3.countProducts',
    'GET /stores/v3/products/count',
    'every V3 read is refused by a site with the V1 catalogue, in the platform’s words',
    { refusedWith: 428 },
  ),
  inCatalogV3.sdk(
    'productsV3.createProduct',
    'POST /stores/v3/products',
    'every V3 write is refused: to shoppers as such, to apps because of the catalogue',
    { refusedWith: 428 },
  ),
  inCatalogV3.sdk(
    'productsV3.updateProduct',
    'PATCH /stores/v3/products/{productId}',
    'every V3 write is refused: to shoppers as such, to apps because of the catalogue',
    { refusedWith: 428 },
  ),
  inCatalogV3.sdk(
    'productsV3.deleteProduct',
    'DELETE /stores/v3/products/{productId}',
    'every V3 write is refused: to shoppers as such, to apps because of the catalogue',
    { refusedWith: 428 },
  ),
  inCatalogV3.sdk(
    'productsV3.getAllProductsCategory',
    'GET /stores/v3/all-products-category',
    'every V3 read is refused by a site with the V1 catalogue, in the platform’s words',
    { refusedWith: 428 },
  ),
  inCatalogV3.sdk(
    'readOnlyVariantsV3.queryVariants',
    'POST /stores/v3/products/query-variants',
    'every V3 read is refused by a site with the V1 catalogue, in the platform’s words',
    { refusedWith: 428 },
  ),
  inCatalogV3.hand(
    'categories.queryCategories',
    'POST /categories/v1/categories/query',
    'categories belong to V3',
    { refusedWith: 428 },
  ),
  inCatalogV3.hand(
    'categories.searchCategories',
    'POST /categories/v1/categories/search',
    'categories belong to V3',
    { refusedWith: 428 },
  ),
  inCatalogV3.hand(
    'categories.getCategory',
    'GET /categories/v1/categories/{categoryId}',
    'categories belong to V3',
    { refusedWith: 428 },
  ),
  inCatalogV3.hand(
    'categories.getCategoryBySlug',
    'GET /categories/v1/categories/slug/{slug}',
    'categories belong to V3',
    { refusedWith: 428 },
  ),
  inCatalogV3.hand(
    'categories.listItemsInCategory',
    'GET /categories/v1/categories/{categoryId}/list-items',
    'categories belong to V3',
    { refusedWith: 428 },
  ),
  inCatalogV3.hand(
    'categories.listCategoriesForItem',
    'GET /categories/v1/categories/list-categories-for-item',
    'categories belong to V3',
    { refusedWith: 428 },
  ),
  inCatalogV3.hand(
    'REST',
    'POST /stores/v3/products/query',
    'every V3 read is refused by a site with the V1 catalogue, in the platform’s words',
    { refusedWith: 428 },
  ),
  inCatalogV3.hand(
    'REST',
    'POST /stores/v3/products/search',
    'every V3 read is refused by a site with the V1 catalogue, in the platform’s words',
    { refusedWith: 428 },
  ),
  inCatalogV3.hand(
    'REST',
    'POST /stores/v3/products/count',
    'every V3 read is refused by a site with the V1 catalogue, in the platform’s words',
    { refusedWith: 428 },
  ),
];
