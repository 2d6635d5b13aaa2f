import { type CoverageRow, provenIn } from './row';

/**
 * For a site with V3. tests/contract/catalog-v3.test.ts proves that a site with V1 rejects each of
 * these calls.
 */
const inV3Site = provenIn('tests/contract/catalog-v3-site.test.ts');

export const catalogV3Coverage: readonly CoverageRow[] = [
  inV3Site.sdk(
    'productsV3.queryProducts',
    'GET /stores/v3/products/query',
    'page by cursors that carry filter and order',
  ),
  inV3Site.sdk(
    'productsV3.searchProducts',
    'GET /stores/v3/products/search',
    'find by name, ignoring case, and by category',
  ),
  inV3Site.sdk(
    'productsV3.countProducts',
    'GET /stores/v3/products/count',
    'page by cursors that carry filter and order',
  ),
  inV3Site.sdk(
    'productsV3.getProduct',
    'GET /stores/v3/products/{productId}',
    'return the same product as V1, with prices as strings, and variants and options by id',
  ),
  inV3Site.sdk(
    'productsV3.getProductBySlug',
    'GET /stores/v3/products/slug/{slug}',
    'return the same product as V1, with prices as strings, and variants and options by id',
  ),
  inV3Site.sdk(
    'productsV3.createProduct',
    'POST /stores/v3/products',
    'stores a product with its variants, readable as V1 as well',
  ),
  inV3Site.sdk(
    'productsV3.updateProduct',
    'PATCH /stores/v3/products/{productId}',
    'changes the given fields and increments the revision',
  ),
  inV3Site.sdk('productsV3.deleteProduct', 'DELETE /stores/v3/products/{productId}', 'deletes the product'),
  inV3Site.sdk(
    'productsV3.getAllProductsCategory',
    'GET /stores/v3/all-products-category',
    'return the collections with their products',
  ),
  inV3Site.sdk(
    'readOnlyVariantsV3.queryVariants',
    'POST /stores/v3/products/query-variants',
    'lists the variants of one product, with product data',
  ),
  inV3Site.hand(
    'REST',
    'POST /stores/v3/products/query',
    'return the same for a query that is too long for a URL',
  ),
  inV3Site.hand(
    'REST',
    'POST /stores/v3/products/search',
    'return the same for a query that is too long for a URL',
  ),
  inV3Site.hand(
    'REST',
    'POST /stores/v3/products/count',
    'return the same for a query that is too long for a URL',
  ),
  ...inV3Site.pages(
    'reports its version, answers no V1 calls, and returns to V1 after a reset',
    'GET /_sandbox/site',
  ),
  ...inV3Site.pages('accepts no other version', 'PUT /_sandbox/site'),
  ...provenIn('tests/contract/shop-discounts.test.ts').pages(
    'is in the price of the card, the product, the current offer and the cart',
    'GET /_sandbox/discounts',
    'PUT /_sandbox/discounts',
  ),
  provenIn('tests/contract/catalog-v3-products.test.ts').hand(
    'media.getVideoUrl',
    'GET /video/{id}/file',
    'has a video, whose file the media host serves in parts',
  ),
];
