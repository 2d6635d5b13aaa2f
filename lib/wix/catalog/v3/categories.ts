import 'server-only';
import type * as platform from '@wix/auto_sdk_categories_categories';
import { z } from 'zod';
import type { Category } from '@/lib/model/product';
import { browse } from '../../browse-client';
import type { BrowseLane } from '../../call-budget';
import { v3Picture } from '../../map/picture';
import { plainText } from '../../map/rich-text';
import { searchTextsOf } from '../../map/search-texts';
import { callOrNull } from '../../platform-error';
import { expected, listOf, mappedAll } from '../../well-formed';
import type { CategoryPage } from '../catalog-platform';
import { htmlOf } from './rich-content';
import { valuesOf } from './search';

/** The tree of a store's categories. A site may have trees of other apps. */
export const TREE = { appNamespace: '@wix/stores', treeKey: null };
/** The platform's category of all products. The shop has its product list for it. */
const ALL_PRODUCTS_SLUG = 'all-products';
/** A tree has at most 1,000 categories. */
const MAX_PAGES = 10;
const PER_PAGE = 100;
const FIELDS = ['DESCRIPTION', 'RICH_CONTENT_DESCRIPTION'] as const;

/** The client renames `_id` in filters and not here, although its types offer no other name. */
const CATEGORY_ID = z.custom<'allCategoriesInfo.categories._id'>().parse('allCategoriesInfo.categories.id');

/** The whole tree: each category is followed by its subcategories. */
export async function queryCategories(): Promise<CategoryPage> {
  const all = await browse(async ({ categories }) => {
    const found: platform.Category[] = [];
    const options: platform.QueryCategoriesOptions = { treeReference: TREE, fields: [...FIELDS] };
    let cursor: string | undefined;
    for (let page = 1; ; page++) {
      // The client's query builder sends an empty filter, which is rejected, and makes a missing list empty.
      const cursorPaging = { limit: PER_PAGE, cursor };
      const answer = await categories.queryCategories({ cursorPaging }, options);
      found.push(...listOf(answer.categories));
      cursor = answer.pagingMetadata?.cursors?.next || undefined;
      if (cursor === undefined || page === MAX_PAGES) return { found, isComplete: cursor === undefined };
    }
  });
  const shown = all.found.filter(({ visible, slug }) => visible !== false && slug !== ALL_PRODUCTS_SLUG);
  const hasTree = shown.some(({ parentCategory }) => parentCategory?._id);
  const counts = hasTree ? await queryCounts() : new Map<string, number>();
  const mapped = mappedAll(inTreeOrder(shown), (category) => toCategory(category, counts));
  return { categories: mapped, isComplete: all.isComplete && mapped.length === shown.length };
}

/** The platform also returns hidden categories, which do not exist here. */
export async function queryCategoryBySlug(slug: string, lane?: BrowseLane): Promise<Category | null> {
  if (!isPathSegment(slug) || slug === ALL_PRODUCTS_SLUG) return null;
  return callOrNull(() =>
    browse(async ({ categories }) => {
      const { category } = await categories.getCategoryBySlug(slug, TREE, { fields: [...FIELDS] });
      if (expected(category).visible === false) return null;
      return expected(toCategory(expected(category), new Map()));
    }, lane),
  );
}

/** By category, subcategories included. The counter of a category leaves them out. */
const queryCounts = (): Promise<Map<string, number>> =>
  browse(async ({ productsV3 }) => {
    const { aggregationData } = await productsV3.searchProducts(
      {
        filter: { visible: true },
        cursorPaging: { limit: 1 },
        aggregations: [
          {
            name: 'categories',
            type: 'VALUE',
            fieldPath: CATEGORY_ID,
            value: { limit: 250 },
          },
        ],
      },
      { fields: [] },
    );
    return new Map(valuesOf(aggregationData, 'categories'));
  });

/** Siblings are in the order of their index. A category without its parent counts as top-level. */
function inTreeOrder(categories: platform.Category[]): platform.Category[] {
  const ids = new Set(categories.map(({ _id }) => _id));
  const byParent = new Map<string, platform.Category[]>();
  for (const category of categories) {
    const parent = category.parentCategory?._id;
    const key = parent && ids.has(parent) && parent !== category._id ? parent : '';
    byParent.set(key, [...(byParent.get(key) ?? []), category]);
  }
  const indexOf = ({ parentCategory }: platform.Category) =>
    parentCategory?.index ?? Number.POSITIVE_INFINITY;
  const ordered: platform.Category[] = [];
  const visit = (parent: string, depth: number) => {
    // The platform's trees have 5 levels. A cycle ends here, too.
    if (depth > 5) return;
    const siblings = (byParent.get(parent) ?? []).sort((a, b) => compare(indexOf(a), indexOf(b)));
    for (const category of siblings) {
      ordered.push(category);
      if (category._id) visit(category._id, depth + 1);
    }
  };
  visit('', 1);
  return ordered;
}

const compare = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1);

function toCategory(category: platform.Category, counts: ReadonlyMap<string, number>): Category | null {
  const { _id: id, slug, name, description, image, itemCounter, parentCategory, seoData } = category;
  const text = description || htmlOf(category.richContentDescription);
  if (!id || !slug || !name) return null;
  return {
    id,
    slug,
    name,
    description: plainText(text),
    picture: v3Picture(image, name),
    productCount: counts.get(id) ?? itemCounter ?? 0,
    parentId: parentCategory?._id || undefined,
    seo: searchTextsOf(seoData),
  };
}

/** The client does not encode a slash, and a segment of dots would address another call. */
export const isPathSegment = (value: string): boolean => value !== '' && !/[/\\]|^\.+$/.test(value);
