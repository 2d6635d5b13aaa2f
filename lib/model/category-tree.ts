import type { Category } from './product';

/** The tree of categories, for pages that show a part of it. Categories come in tree order. */

/** Returns the categories of the top level. A category whose parent is unknown is one of them. */
export function topCategories(categories: Category[]): Category[] {
  const ids = new Set(categories.map(({ id }) => id));
  return categories.filter(({ parentId }) => parentId === undefined || !ids.has(parentId));
}

/** Returns the direct subcategories of a category. */
export const subcategories = (categories: Category[], id: string): Category[] =>
  categories.filter(({ parentId }) => parentId === id);

/** Returns the categories from the top level to the one with this id, which is the last. */
export function categoryTrail(categories: Category[], id: string): Category[] {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const trail: Category[] = [];
  for (let next = byId.get(id); next !== undefined; next = byId.get(next.parentId ?? '')) {
    // A cycle ends here.
    if (trail.includes(next)) break;
    trail.unshift(next);
  }
  return trail;
}

/** Returns the categories of a product's breadcrumbs: its main one, otherwise its first. */
export function productTrail(
  categories: Category[],
  product: { mainCategoryId?: string; categoryIds: string[] },
): Category[] {
  const main = categories.find(({ id }) => id === product.mainCategoryId);
  const own = categories.filter(({ id }) => product.categoryIds.includes(id));
  // A product also belongs to the categories above its own.
  const parents = new Set(own.map(({ parentId }) => parentId));
  const category = main ?? own.find(({ id }) => !parents.has(id));
  return category ? categoryTrail(categories, category.id) : [];
}
