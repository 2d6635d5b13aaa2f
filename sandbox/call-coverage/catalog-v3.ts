import { type CoverageRow, provenIn } from './row';

/** On a site with V3. That a site with V1 refuses each of them is in tests/contract/catalog-v3.test.ts. */
const inV3Site = provenIn('tests/contract/catalog-v3-site.test.ts');

export const catalogV3Coverage: readonly CoverageRow[] = [
  inV3Site.sdk(
    'productsV3.queryProducts',
    'GET /stores/v3/products/query',
    'page by cursors through all, which carry filter and order',
  ),
  inV3Site.sdk(
    'productsV3.searchProducts',
    'GET /stores/v3/products/search',
    'find by name, in a category, in part',
  ),
  inV3Site.sdk(
    'productsV3.countProducts',
    'GET /stores/v3/products/count',
    'page by cursors through all, which carry filter and order',
  ),
  inV3Site.sdk(
    'productsV3.getProduct',
    'GET /stores/v3/products/{productId}',
    'answer the same product as V1, prices as texts, with variants and options by id',
  ),
  inV3Site.sdk(
    'productsV3.getProductBySlug',
    'GET /stores/v3/products/slug/{slug}',
    'answer the same product as V1, prices as texts, with variants and options by id',
  ),
  inV3Site.sdk(
    'productsV3.createProduct',
    'POST /stores/v3/products',
    'stores a product with its variants, which V1 would read as well',
  ),
  inV3Site.sdk(
    'productsV3.updateProduct',
    'PATCH /stores/v3/products/{productId}',
    'changes what is given, and counts revisions',
  ),
  inV3Site.sdk(
    'productsV3.deleteProduct',
    'DELETE /stores/v3/products/{productId}',
    'takes the product away',
  ),
  inV3Site.sdk(
    'productsV3.getAllProductsCategory',
    'GET /stores/v3/all-products-category',
    'are the collections, with what is in them',
  ),
  inV3Site.sdk(
    'readOnlyVariantsV3.queryVariants',
    'POST /stores/v3/products/query-variants',
    'lists the variants of one product, with the product',
  ),
  inV3Site.hand(
    'categories.queryCategories',
    'POST /categories/v1/categories/query',
    'are the collections, with what is in them',
  ),
  inV3Site.hand(
    'categories.searchCategories',
    'POST /categories/v1/categories/search',
    'are the collections, with what is in them',
  ),
  inV3Site.hand(
    'categories.getCategory',
    'GET /categories/v1/categories/{categoryId}',
    'are the collections, with what is in them',
  ),
  inV3Site.hand(
    'categories.getCategoryBySlug',
    'GET /categories/v1/categories/slug/{slug}',
    'are the collections, with what is in them',
  ),
  inV3Site.hand(
    'categories.listItemsInCategory',
    'GET /categories/v1/categories/{categoryId}/list-items',
    'are the collections, with what is in them',
  ),
  inV3Site.hand(
    'categories.listCategoriesForItem',
    'GET /categories/v1/categories/list-categories-for-item',
    'are the collections, with what is in them',
  ),
  inV3Site.hand(
    'REST',
    'POST /stores/v3/products/query',
    'answer what the client sends when a query is too long for an address',
  ),
  inV3Site.hand(
    'REST',
    'POST /stores/v3/products/search',
    'answer what the client sends when a query is too long for an address',
  ),
  inV3Site.hand(
    'REST',
    'POST /stores/v3/products/count',
    'answer what the client sends when a query is too long for an address',
  ),
  ...inV3Site.pages(
    'says so, answers no V1 calls, and is one with V1 again after a reset',
    'GET /_sandbox/catalog',
  ),
  ...inV3Site.pages('takes no other version', 'PUT /_sandbox/catalog'),
];
