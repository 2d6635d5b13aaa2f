import type { Money } from './money';
import type { Category, ProductSummary } from './product';

/** Every list has these orders. */
export const PLATFORM_ORDERS = ['newest', 'priceAsc', 'priceDesc', 'nameAsc', 'nameDesc'] as const;
export type PlatformOrder = (typeof PLATFORM_ORDERS)[number];
/**
 * Orders that put some products in front of the newest ones. `recommended` is the merchant's arrangement or
 * the best-selling ones (`defaultOrder` of the configuration). A list that has it starts with it.
 */
export const RANKED_ORDERS = ['recommended', 'bestSelling', 'topRated'] as const;
export type RankedOrder = (typeof RANKED_ORDERS)[number];
export type SortOrder = PlatformOrder | RankedOrder;
/** For an unknown order of a URL, and for a list that recommends nothing (specification, section 2). */
export const DEFAULT_SORT_ORDER = 'newest' as const;

const SHOP_KINDS = ['color', 'brand', 'ribbon', 'sale', 'inStock'] as const;
type ShopKind = (typeof SHOP_KINDS)[number];
/** A filter of the merchant's own by the choices of an option (`filters` of the configuration). */
export type OwnKind = `by-${string}`;

/** Those of the shop. The build inlines the variable (lib/config/set-variables.ts). */
export const OWN_KINDS: readonly OwnKind[] = /* @__PURE__ */ (process.env.SHOP_FILTERS ?? '')
  .split(',')
  .flatMap((key): OwnKind[] => (key ? [`by-${key}`] : []));

/** In addition to the price, for data that a card shows. Each is a query parameter. */
export const FILTER_KINDS: readonly (ShopKind | OwnKind)[] = [...SHOP_KINDS, ...OWN_KINDS];
export type FilterKind = ShopKind | OwnKind;

export const isOwnKind = (kind: FilterKind): kind is OwnKind => kind.startsWith('by-');

export type ByKind<T> = Readonly<Record<ShopKind, T> & { [own: OwnKind]: T | undefined }>;

export const ofKind = <T>(record: ByKind<readonly T[]>, kind: FilterKind): readonly T[] => record[kind] ?? [];

export function mapKinds<T>(of: (kind: FilterKind) => T): ByKind<T> {
  const own: { [own: OwnKind]: T } = {};
  for (const kind of OWN_KINDS) own[kind] = of(kind);
  return {
    color: of('color'),
    brand: of('brand'),
    ribbon: of('ribbon'),
    sale: of('sale'),
    inStock: of('inStock'),
    ...own,
  };
}

export const LIST_PARAMETERS = ['minPrice', 'maxPrice', ...FILTER_KINDS, 'sortBy', 'page'] as const;

/** A product matches with one value of every filtered kind. The only value of `sale` and `inStock` is `1`. */
export type Filters = ByKind<readonly string[]>;

export const NO_FILTERS: Filters = /* @__PURE__ */ mapKinds(() => []);

export type FilterChoice = {
  /** In the site's main language, because it is in the URL. */
  value: string;
  label?: string;
  /** CSS color of a color choice. */
  color: string | null;
  /** Number of products with this choice and the current filters of the other kinds. */
  count: number;
};

/** A kind that does not narrow the list has no choices. */
export type FilterChoices = ByKind<readonly FilterChoice[]>;

/** As in the URL. */
export type ProductQuery = {
  /** In the currency's units; null when not limited. */
  minPrice: number | null;
  maxPrice: number | null;
  filters: Filters;
  /** Null for the order that the list starts with. */
  sortBy: SortOrder | null;
  /** 1-based. */
  page: number;
  search: string | null;
};

export type PriceBounds = { min: Money; max: Money };

export type ProductList = {
  /** The requested query, without filters that the list does not have. */
  query: ProductQuery;
  products: ProductSummary[];
  /** Number of products on all pages. */
  total: number;
  pageCount: number;
  /** Whether the list has more products than its pages show. */
  isCut: boolean;
  rankedOrders?: RankedOrder[];
  /** Null for a list that is too large to read whole. */
  choices: FilterChoices | null;
  /** Lowest and highest price of the unfiltered list; null when it is empty. */
  bounds: PriceBounds | null;
  /** Of filters, order and bounds. `list`: before a discount, in a list that is too large to read whole. */
  priceBasis: 'paid' | 'list';
};

/** Includes categories whose parent is unknown. */
export function topCategories(categories: Category[]): Category[] {
  const ids = new Set(categories.map(({ id }) => id));
  return categories.filter(({ parentId }) => parentId === undefined || !ids.has(parentId));
}

export const subcategories = (categories: Category[], id: string): Category[] =>
  categories.filter(({ parentId }) => parentId === id);

/** The categories below one, each before its own. Parents that form a cycle end it. */
export function descendants(categories: Category[], id: string): Category[] {
  const others = categories.filter((category) => category.parentId !== id && category.id !== id);
  return subcategories(categories, id).flatMap((category) => [category, ...descendants(others, category.id)]);
}

/** From the top level to the category with this id. */
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

/** Leads through the product's main category, otherwise its first. */
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
