import { type CoverageRow, provenIn } from './row';

const inParts = provenIn('tests/contract/catalog-v3-categories.test.ts');

const inDeletes = provenIn('tests/contract/catalog-v3-parts.test.ts');

/** Brands, ribbons, info sections and customizations, which products share. */
export const catalogV3PartCoverage: readonly CoverageRow[] = [
  inParts.sdk(
    'brandsV3.queryBrands',
    'GET /stores/v3/brands/query',
    'list those of the demo shop, with one customization for each option that products share',
    { also: ['POST /stores/v3/brands/query'] },
  ),
  inParts.sdk(
    'brandsV3.countBrands',
    'POST /stores/v3/brands/count',
    'list those of the demo shop, with one customization for each option that products share',
  ),
  inParts.sdk(
    'brandsV3.getBrand',
    'GET /stores/v3/brands/{brandId}',
    'list those of the demo shop, with one customization for each option that products share',
  ),
  inParts.sdk(
    'brandsV3.createBrand',
    'POST /stores/v3/brands',
    'are created once each, also several at a time',
  ),
  inParts.sdk(
    'brandsV3.bulkCreateBrands',
    'POST /stores/v3/bulk/brands/create',
    'are created once each, also several at a time',
  ),
  inParts.sdk(
    'brandsV3.getOrCreateBrand',
    'POST /stores/v3/brands/get-or-create',
    'are created once each, also several at a time',
  ),
  inParts.sdk(
    'ribbonsV3.queryRibbons',
    'POST /stores/v3/ribbons/query',
    'list those of the demo shop, with one customization for each option that products share',
  ),
  inParts.sdk(
    'ribbonsV3.countRibbons',
    'POST /stores/v3/ribbons/count',
    'list those of the demo shop, with one customization for each option that products share',
  ),
  inParts.sdk(
    'ribbonsV3.getRibbon',
    'GET /stores/v3/ribbons/{ribbonId}',
    'are created once each, also several at a time',
  ),
  inParts.sdk(
    'ribbonsV3.createRibbon',
    'POST /stores/v3/ribbons',
    'are created once each, also several at a time',
  ),
  inParts.sdk(
    'ribbonsV3.bulkCreateRibbons',
    'POST /stores/v3/bulk/ribbons/create',
    'are created once each, also several at a time',
  ),
  inParts.sdk(
    'ribbonsV3.getOrCreateRibbon',
    'POST /stores/v3/ribbons/get-or-create',
    'are created once each, also several at a time',
  ),
  inParts.sdk(
    'infoSectionsV3.queryInfoSections',
    'GET /stores/v3/info-sections/query',
    'list those of the demo shop, with one customization for each option that products share',
    { also: ['POST /stores/v3/info-sections/query'] },
  ),
  inParts.sdk(
    'infoSectionsV3.countInfoSections',
    'POST /stores/v3/info-sections/count',
    'list those of the demo shop, with one customization for each option that products share',
  ),
  inParts.sdk(
    'infoSectionsV3.getInfoSection',
    'GET /stores/v3/info-sections/{infoSectionId}',
    'are created once each, also several at a time',
  ),
  inParts.sdk(
    'infoSectionsV3.createInfoSection',
    'POST /stores/v3/info-sections',
    'are created once each, also several at a time',
  ),
  inParts.sdk(
    'infoSectionsV3.bulkCreateInfoSections',
    'POST /stores/v3/bulk/info-sections/create',
    'are created once each, also several at a time',
  ),
  inParts.sdk(
    'infoSectionsV3.getOrCreateInfoSection',
    'POST /stores/v3/info-sections/get-or-create',
    'are created once each, also several at a time',
  ),
  inParts.sdk(
    'customizationsV3.queryCustomizations',
    'GET /stores/v3/customizations/query',
    'list those of the demo shop, with one customization for each option that products share',
    { also: ['POST /stores/v3/customizations/query'] },
  ),
  inParts.sdk(
    'customizationsV3.countCustomizations',
    'POST /stores/v3/customizations/count',
    'list those of the demo shop, with one customization for each option that products share',
  ),
  inParts.sdk(
    'customizationsV3.getCustomization',
    'GET /stores/v3/customizations/{customizationId}',
    'list those of the demo shop, with one customization for each option that products share',
  ),
  inParts.sdk(
    'customizationsV3.createCustomization',
    'POST /stores/v3/customizations',
    'are created once each, also several at a time',
  ),
  inParts.sdk(
    'customizationsV3.bulkCreateCustomizations',
    'POST /stores/v3/bulk/customizations/create',
    'are created once each, also several at a time',
  ),
  inDeletes.sdk(
    'brandsV3.deleteBrand',
    'DELETE /stores/v3/brands/{brandId}',
    'is gone from its products: a brand',
  ),
  inDeletes.sdk(
    'brandsV3.bulkDeleteBrands',
    'POST /stores/v3/bulk/brands/delete',
    'is gone from its products: a brand',
  ),
  inDeletes.sdk(
    'brandsV3.bulkGetOrCreateBrands',
    'POST /stores/v3/bulk/brands/get-or-create',
    'are found by name, or created',
  ),
  inDeletes.sdk(
    'ribbonsV3.deleteRibbon',
    'DELETE /stores/v3/ribbons/{ribbonId}',
    'is gone from its products: a ribbon, the first one or another',
  ),
  inDeletes.sdk(
    'ribbonsV3.bulkDeleteRibbons',
    'POST /stores/v3/bulk/ribbons/delete',
    'is gone from its products: a ribbon, the first one or another',
  ),
  inDeletes.sdk(
    'ribbonsV3.bulkGetOrCreateRibbons',
    'POST /stores/v3/bulk/ribbons/get-or-create',
    'are found by name, or created',
  ),
  inDeletes.sdk(
    'infoSectionsV3.deleteInfoSection',
    'DELETE /stores/v3/info-sections/{infoSectionId}',
    'is gone from its products: an info section',
  ),
  inDeletes.sdk(
    'infoSectionsV3.bulkDeleteInfoSections',
    'POST /stores/v3/bulk/info-sections/delete',
    'is gone from its products: an info section',
  ),
  inDeletes.sdk(
    'infoSectionsV3.bulkGetOrCreateInfoSections',
    'POST /stores/v3/bulk/info-sections/get-or-create',
    'are found by name, or created',
  ),
  inDeletes.sdk(
    'customizationsV3.deleteCustomization',
    'DELETE /stores/v3/customizations/{customizationId}',
    'is gone from its products: a modifier. An option of a product stays',
  ),
];
