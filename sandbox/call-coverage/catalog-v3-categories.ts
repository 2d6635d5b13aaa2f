import { type CoverageRow, provenIn } from './row';

const inCategories = provenIn('tests/contract/catalog-v3-categories.test.ts');

/** Categories, and what products share. */
export const catalogV3CategoryCoverage: readonly CoverageRow[] = [
  inCategories.sdk(
    'brandsV3.queryBrands',
    'GET /stores/v3/brands/query',
    'list those of the demo shop, with one customization for each option that products share',
    { also: ['POST /stores/v3/brands/query'] },
  ),
  inCategories.sdk(
    'brandsV3.countBrands',
    'POST /stores/v3/brands/count',
    'list those of the demo shop, with one customization for each option that products share',
  ),
  inCategories.sdk(
    'brandsV3.getBrand',
    'GET /stores/v3/brands/{brandId}',
    'list those of the demo shop, with one customization for each option that products share',
  ),
  inCategories.sdk(
    'brandsV3.createBrand',
    'POST /stores/v3/brands',
    'are created once each, also several at a time',
  ),
  inCategories.sdk(
    'brandsV3.bulkCreateBrands',
    'POST /stores/v3/bulk/brands/create',
    'are created once each, also several at a time',
  ),
  inCategories.sdk(
    'brandsV3.getOrCreateBrand',
    'POST /stores/v3/brands/get-or-create',
    'are created once each, also several at a time',
  ),
  inCategories.sdk(
    'ribbonsV3.queryRibbons',
    'POST /stores/v3/ribbons/query',
    'list those of the demo shop, with one customization for each option that products share',
  ),
  inCategories.sdk(
    'ribbonsV3.countRibbons',
    'POST /stores/v3/ribbons/count',
    'list those of the demo shop, with one customization for each option that products share',
  ),
  inCategories.sdk(
    'ribbonsV3.getRibbon',
    'GET /stores/v3/ribbons/{ribbonId}',
    'are created once each, also several at a time',
  ),
  inCategories.sdk(
    'ribbonsV3.createRibbon',
    'POST /stores/v3/ribbons',
    'are created once each, also several at a time',
  ),
  inCategories.sdk(
    'ribbonsV3.bulkCreateRibbons',
    'POST /stores/v3/bulk/ribbons/create',
    'are created once each, also several at a time',
  ),
  inCategories.sdk(
    'ribbonsV3.getOrCreateRibbon',
    'POST /stores/v3/ribbons/get-or-create',
    'are created once each, also several at a time',
  ),
  inCategories.sdk(
    'infoSectionsV3.queryInfoSections',
    'GET /stores/v3/info-sections/query',
    'list those of the demo shop, with one customization for each option that products share',
    { also: ['POST /stores/v3/info-sections/query'] },
  ),
  inCategories.sdk(
    'infoSectionsV3.countInfoSections',
    'POST /stores/v3/info-sections/count',
    'list those of the demo shop, with one customization for each option that products share',
  ),
  inCategories.sdk(
    'infoSectionsV3.getInfoSection',
    'GET /stores/v3/info-sections/{infoSectionId}',
    'are created once each, also several at a time',
  ),
  inCategories.sdk(
    'infoSectionsV3.createInfoSection',
    'POST /stores/v3/info-sections',
    'are created once each, also several at a time',
  ),
  inCategories.sdk(
    'infoSectionsV3.bulkCreateInfoSections',
    'POST /stores/v3/bulk/info-sections/create',
    'are created once each, also several at a time',
  ),
  inCategories.sdk(
    'infoSectionsV3.getOrCreateInfoSection',
    'POST /stores/v3/info-sections/get-or-create',
    'are created once each, also several at a time',
  ),
  inCategories.sdk(
    'customizationsV3.queryCustomizations',
    'GET /stores/v3/customizations/query',
    'list those of the demo shop, with one customization for each option that products share',
    { also: ['POST /stores/v3/customizations/query'] },
  ),
  inCategories.sdk(
    'customizationsV3.countCustomizations',
    'POST /stores/v3/customizations/count',
    'list those of the demo shop, with one customization for each option that products share',
  ),
  inCategories.sdk(
    'customizationsV3.getCustomization',
    'GET /stores/v3/customizations/{customizationId}',
    'list those of the demo shop, with one customization for each option that products share',
  ),
  inCategories.sdk(
    'customizationsV3.createCustomization',
    'POST /stores/v3/customizations',
    'are created once each, also several at a time',
  ),
  inCategories.sdk(
    'customizationsV3.bulkCreateCustomizations',
    'POST /stores/v3/bulk/customizations/create',
    'are created once each, also several at a time',
  ),
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
