import type { productsV3 } from '@wix/stores';
import type { Filters, PlatformOrder } from '@/lib/model/product-list';
import type { ListFilter } from '../catalog-platform';

type Condition = Record<string, unknown>;

/**
 * The lowest price of a product that a shopper can pay, before automatic discounts. The platform
 * filters and sorts by no price after them (lib/catalog/lists.ts).
 */
export const PRICE = 'actualPriceRange.minValue.amount';
export const FORMER_PRICE = 'compareAtPriceRange.minValue.amount';
export const AVAILABILITY = 'inventory.availabilityStatus';
export const BRAND = 'brand.name';
export const RIBBON = 'ribbon.name';
export const CHOICE = 'options.choicesSettings.choices.name';
export const IN_STOCK = ['IN_STOCK', 'PARTIALLY_OUT_OF_STOCK'];

/**
 * Returns the platform's filter of a list. The platform accepts one operator for each field of a
 * condition, so that every condition is a separate object.
 */
export function filterOf({ categoryId, minPrice, maxPrice, filters, ids }: ListFilter): Condition {
  const conditions: Condition[] = [
    { visible: true },
    ...(categoryId === null
      ? []
      : // With the products of its subcategories.
        [{ 'allCategoriesInfo.categories': { $matchItems: [{ id: categoryId }] } }]),
    ...(minPrice === null ? [] : [{ [PRICE]: { $gte: String(minPrice) } }]),
    ...(maxPrice === null ? [] : [{ [PRICE]: { $lte: String(maxPrice) } }]),
    ...(filters ? conditionsOf(filters) : []),
    // The client renames the field to `id`.
    ...(ids ? [{ _id: { $in: ids } }] : []),
  ];
  return { $and: conditions };
}

const conditionsOf = ({ color, brand, ribbon, sale, inStock }: Filters): Condition[] => [
  ...(color.length > 0 ? [{ [CHOICE]: { $hasSome: color } }] : []),
  ...(brand.length > 0 ? [{ [BRAND]: { $in: brand } }] : []),
  ...(ribbon.length > 0 ? [{ [RIBBON]: { $in: ribbon } }] : []),
  // Wix documents no mark of a sale. A former price of 0 stands for none.
  ...(sale.length > 0 ? [{ [FORMER_PRICE]: { $gt: '0' } }] : []),
  ...(inStock.length > 0 ? [{ [AVAILABILITY]: { $in: IN_STOCK } }] : []),
];

/**
 * Returns the platform's order of a list. Products with the same price or name follow each other by
 * their age, so that pages never overlap.
 */
export function sortOf(sortBy: PlatformOrder): productsV3.V3ProductSearch['sort'] {
  const newest = { fieldName: '_createdDate', order: 'DESC' } as const;
  switch (sortBy) {
    case 'newest':
      return [newest];
    case 'priceAsc':
      return [{ fieldName: PRICE, order: 'ASC' }, newest];
    case 'priceDesc':
      return [{ fieldName: PRICE, order: 'DESC' }, newest];
    case 'nameAsc':
      return [{ fieldName: 'name', order: 'ASC' }, newest];
    case 'nameDesc':
      return [{ fieldName: 'name', order: 'DESC' }, newest];
  }
}

/**
 * Returns the platform's search for the terms of a list: every term, in names and descriptions.
 * Empty for a list without terms.
 */
export const searchOf = ({ terms, isFuzzy }: ListFilter) =>
  terms
    ? {
        search: {
          expression: terms.slice(0, 100),
          mode: 'AND' as const,
          fields: ['name' as const, 'description' as const],
          ...(isFuzzy ? { fuzzy: true } : {}),
        },
      }
    : {};
