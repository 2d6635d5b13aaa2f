/**
 * The lines of Catalog V3 in the list of platform calls, in addition to the lines of products that
 * the list names itself. A live site answers the reads to visitors' tokens.
 */
export const CATALOG_V3_CALLS: string = `
POST /stores/v3/products-with-inventory | productsV3.createProductWithInventory | app
PATCH /stores/v3/products-with-inventory/{product.id} | productsV3.updateProductWithInventory | app
POST /stores/v3/bulk/products/create | productsV3.bulkCreateProducts | app
POST /stores/v3/bulk/products-with-inventory/create | productsV3.bulkCreateProductsWithInventory | app
POST /stores/v3/bulk/products/update | productsV3.bulkUpdateProducts | app
POST /stores/v3/bulk/products/delete | productsV3.bulkDeleteProducts | app
POST /stores/v3/bulk/products/update-by-filter | productsV3.bulkUpdateProductsByFilter | app
POST /stores/v3/bulk/products/delete-by-filter | productsV3.bulkDeleteProductsByFilter | app
POST /stores/v3/bulk/products/add-to-categories-by-filter | productsV3.bulkAddProductsToCategoriesByFilter | app
POST /stores/v3/bulk/products/remove-from-categories-by-filter | productsV3.bulkRemoveProductsFromCategoriesByFilter | app
POST /stores/v3/bulk/products/update-tags | productsV3.bulkUpdateProductTags | app
POST /stores/v3/bulk/products/update-tags-by-filter | productsV3.bulkUpdateProductTagsByFilter | app
POST /stores/v3/bulk/products-with-inventory/update | productsV3.bulkUpdateProductsWithInventory | app
POST /stores/v3/products/search-variants | readOnlyVariantsV3.searchVariants | visitor member app
GET /stores/v3/inventory-items/query | inventoryItemsV3.queryInventoryItems | visitor member app
GET /stores/v3/inventory-items/search | inventoryItemsV3.searchInventoryItems | visitor member app
GET /stores/v3/inventory-items/{inventoryItemId} | inventoryItemsV3.getInventoryItem | visitor member app
POST /stores/v3/inventory-items | inventoryItemsV3.createInventoryItem | app
PATCH /stores/v3/inventory-items/{inventoryItem.id} | inventoryItemsV3.updateInventoryItem | app
POST /stores/v3/bulk/inventory-items/create | inventoryItemsV3.bulkCreateInventoryItems | app
POST /stores/v3/bulk/inventory-items/update | inventoryItemsV3.bulkUpdateInventoryItems | app
GET /stores/v3/brands/query | brandsV3.queryBrands | visitor member app
POST /stores/v3/brands/count | brandsV3.countBrands | visitor member app
GET /stores/v3/brands/{brandId} | brandsV3.getBrand | visitor member app
POST /stores/v3/brands | brandsV3.createBrand | app
POST /stores/v3/bulk/brands/create | brandsV3.bulkCreateBrands | app
POST /stores/v3/brands/get-or-create | brandsV3.getOrCreateBrand | app
POST /stores/v3/ribbons/query | ribbonsV3.queryRibbons | visitor member app
POST /stores/v3/ribbons/count | ribbonsV3.countRibbons | visitor member app
GET /stores/v3/ribbons/{ribbonId} | ribbonsV3.getRibbon | visitor member app
POST /stores/v3/ribbons | ribbonsV3.createRibbon | app
POST /stores/v3/bulk/ribbons/create | ribbonsV3.bulkCreateRibbons | app
POST /stores/v3/ribbons/get-or-create | ribbonsV3.getOrCreateRibbon | app
GET /stores/v3/info-sections/query | infoSectionsV3.queryInfoSections | visitor member app
POST /stores/v3/info-sections/count | infoSectionsV3.countInfoSections | visitor member app
GET /stores/v3/info-sections/{infoSectionId} | infoSectionsV3.getInfoSection | visitor member app
POST /stores/v3/info-sections | infoSectionsV3.createInfoSection | app
POST /stores/v3/bulk/info-sections/create | infoSectionsV3.bulkCreateInfoSections | app
POST /stores/v3/info-sections/get-or-create | infoSectionsV3.getOrCreateInfoSection | app
GET /stores/v3/customizations/query | customizationsV3.queryCustomizations | visitor member app
POST /stores/v3/customizations/count | customizationsV3.countCustomizations | visitor member app
GET /stores/v3/customizations/{customizationId} | customizationsV3.getCustomization | visitor member app
POST /stores/v3/customizations | customizationsV3.createCustomization | app
POST /stores/v3/bulk/customizations/create | customizationsV3.bulkCreateCustomizations | app
DELETE /stores/v3/brands/{brandId} | brandsV3.deleteBrand | app
POST /stores/v3/bulk/brands/delete | brandsV3.bulkDeleteBrands | app
POST /stores/v3/bulk/brands/get-or-create | brandsV3.bulkGetOrCreateBrands | app
DELETE /stores/v3/ribbons/{ribbonId} | ribbonsV3.deleteRibbon | app
POST /stores/v3/bulk/ribbons/delete | ribbonsV3.bulkDeleteRibbons | app
POST /stores/v3/bulk/ribbons/get-or-create | ribbonsV3.bulkGetOrCreateRibbons | app
DELETE /stores/v3/info-sections/{infoSectionId} | infoSectionsV3.deleteInfoSection | app
POST /stores/v3/bulk/info-sections/delete | infoSectionsV3.bulkDeleteInfoSections | app
POST /stores/v3/bulk/info-sections/get-or-create | infoSectionsV3.bulkGetOrCreateInfoSections | app
DELETE /stores/v3/customizations/{customizationId} | customizationsV3.deleteCustomization | app
POST /categories/v1/categories/count | categories.countCategories | visitor member app
GET /categories/v1/categories/list-trees | categories.listTrees | visitor member app
GET /categories/v1/categories/{categoryId}/arranged-items | categories.getArrangedItems | visitor member app
POST /categories/v1/categories | categories.createCategory | app
PATCH /categories/v1/categories/{category.id} | categories.updateCategory | app
PATCH /categories/v1/categories/visibility | categories.updateCategoryVisibility | app
DELETE /categories/v1/categories/{categoryId} | categories.deleteCategory | app
POST /categories/v1/categories/{categoryId}/move | categories.moveCategory | app
POST /categories/v1/categories/{categoryId}/set-arranged-items | categories.setArrangedItems | app
POST /categories/v1/bulk/categories/{categoryId}/add-items | categories.bulkAddItemsToCategory | app
POST /categories/v1/bulk/categories/add-item | categories.bulkAddItemToCategories | app
POST /categories/v1/bulk/categories/{categoryId}/remove-items | categories.bulkRemoveItemsFromCategory | app
POST /categories/v1/bulk/categories/remove-item | categories.bulkRemoveItemFromCategories | app
`.trim();
