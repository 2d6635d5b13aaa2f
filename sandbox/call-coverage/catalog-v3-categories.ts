import { type CoverageRow, provenIn } from './row';

const inCategories = provenIn('tests/contract/catalog-v3-categories.test.ts');

/** Categories: reads, writes, and their products. */
export const catalogV3CategoryCoverage: readonly CoverageRow[] = [
  inCategories.sdk(
    'categories.queryCategories',
    'POST /categories/v1/categories/query',
    'give a tree with parents, breadcrumbs and counters',
  ),
  inCategories.sdk(
    'categories.searchCategories',
    'POST /categories/v1/categories/search',
    'give a tree with parents, breadcrumbs and counters',
  ),
  inCategories.sdk(
    'categories.countCategories',
    'POST /categories/v1/categories/count',
    'give a tree with parents, breadcrumbs and counters',
  ),
  inCategories.sdk(
    'categories.listTrees',
    'GET /categories/v1/categories/list-trees',
    'give a tree with parents, breadcrumbs and counters',
  ),
  inCategories.sdk(
    'categories.getCategory',
    'GET /categories/v1/categories/{categoryId}',
    'give a tree with parents, breadcrumbs and counters',
  ),
  inCategories.sdk(
    'categories.getCategoryBySlug',
    'GET /categories/v1/categories/slug/{slug}',
    'leave out hidden categories with all below them, which stay readable',
  ),
  inCategories.sdk(
    'categories.listItemsInCategory',
    'GET /categories/v1/categories/{categoryId}/list-items',
    'list the items of a category, with those below it on request',
    { also: ['POST /categories/v1/categories/{categoryId}/list-items'] },
  ),
  inCategories.sdk(
    'categories.listCategoriesForItem',
    'GET /categories/v1/categories/list-categories-for-item',
    'list the items of a category, with those below it on request',
    { also: ['POST /categories/v1/categories/list-categories-for-item'] },
  ),
  inCategories.sdk(
    'categories.getArrangedItems',
    'GET /categories/v1/categories/{categoryId}/arranged-items',
    'add, arrange and remove items, and report those that fail',
  ),
  inCategories.sdk(
    'categories.createCategory',
    'POST /categories/v1/categories',
    'create, change and delete with revisions, down to the fifth level',
  ),
  inCategories.sdk(
    'categories.updateCategory',
    'PATCH /categories/v1/categories/{categoryId}',
    'create, change and delete with revisions, down to the fifth level',
  ),
  inCategories.sdk(
    'categories.updateCategoryVisibility',
    'PATCH /categories/v1/categories/visibility',
    'leave out hidden categories with all below them, which stay readable',
  ),
  inCategories.sdk(
    'categories.deleteCategory',
    'DELETE /categories/v1/categories/{categoryId}',
    'create, change and delete with revisions, down to the fifth level',
  ),
  inCategories.sdk(
    'categories.moveCategory',
    'POST /categories/v1/categories/{categoryId}/move',
    'move a category among its siblings and to another parent, but not below itself',
  ),
  inCategories.sdk(
    'categories.setArrangedItems',
    'POST /categories/v1/categories/{categoryId}/set-arranged-items',
    'add, arrange and remove items, and report those that fail',
  ),
  inCategories.sdk(
    'categories.bulkAddItemsToCategory',
    'POST /categories/v1/bulk/categories/{categoryId}/add-items',
    'add, arrange and remove items, and report those that fail',
  ),
  inCategories.sdk(
    'categories.bulkAddItemToCategories',
    'POST /categories/v1/bulk/categories/add-item',
    'add, arrange and remove items, and report those that fail',
  ),
  inCategories.sdk(
    'categories.bulkRemoveItemsFromCategory',
    'POST /categories/v1/bulk/categories/{categoryId}/remove-items',
    'add, arrange and remove items, and report those that fail',
  ),
  inCategories.sdk(
    'categories.bulkRemoveItemFromCategories',
    'POST /categories/v1/bulk/categories/remove-item',
    'add, arrange and remove items, and report those that fail',
  ),
];
