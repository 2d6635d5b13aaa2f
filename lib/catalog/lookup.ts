import 'server-only';
import { cacheBriefly, cacheCatalog, catalogTags, tagCatalog } from '@/lib/cache';
import { SHOP } from '@/lib/config/shop';
import { LOCALES, toLang, unitsIn } from '@/lib/i18n/lang';
import { countMiss, requireMissesLeft } from '@/lib/limits/misses';
import { type CatalogView, inLanguage, SITE_VIEW } from '@/lib/model/catalog-view';
import { type Category, labelOf, type Product } from '@/lib/model/product';
import { translateCategory } from '@/lib/model/translate';
import { inUnits } from '@/lib/model/units';
import { type CategoryPage, MAX_PRODUCTS_PER_CALL } from '@/lib/wix/catalog/catalog-platform';
import { catalogPlatform as platform } from '@/lib/wix/catalog/current-catalog';
import { findSlugOwner, mayKnowSlug, rememberSlugs, type SlugOwner } from '@/lib/wix/catalog/known-slugs';
import { queryPages, WHOLE_LENGTH } from '@/lib/wix/catalog/lists/pages';
import { getAllProducts, getCategories } from './readers';
import { readSlug } from './slug';

/**
 * Finds one product or category by the slug of a URL. An unknown slug costs no platform call where the shop
 * knows the whole catalog: up to 500 products, up to 100 categories. Beyond that it costs one call from a
 * small part of the quota (lib/wix/call-budget.ts), and a client IP address has few of them
 * (lib/limits/misses.ts).
 * Cached functions throw when the platform fails: an outage must never be cached as "not found".
 */

/** With the prices of the site (`withProductPrices`). @throws PlatformError, ShopError `too-many-attempts` */
export async function getProduct(
  segment: string,
  { language }: Pick<CatalogView, 'language'>,
): Promise<Product | null> {
  const slug = readSlug(segment);
  if (slug === null) return null;
  const isListed = (await getAllProducts(SITE_VIEW)).some((product) => product.slug === slug);
  if (isListed) return getListedProduct(slug, language);
  // The list may be minutes old and lack a product that was just added.
  const { slugs, isComplete } = await getNewestSlugs();
  if (slugs.includes(slug)) return getListedProduct(slug, language);
  if (isComplete) return null;
  const unlisted = await lookUp(() => getUnlistedProduct(slug, language));
  if (unlisted) rememberSlugs('product', [unlisted]);
  return unlisted;
}

/** @throws PlatformError, ShopError `too-many-attempts` */
export async function getCategory(segment: string, view: CatalogView): Promise<Category | null> {
  const slug = readSlug(segment);
  if (slug === null) return null;
  const bySlug = (category: Category) => category.slug === slug;
  const listed = (await getCategories(view)).find(bySlug);
  if (listed) return listed;
  const { language } = view;
  const { categories, isComplete } = await getNewestCategories(language);
  const found =
    categories.find(bySlug) ?? (isComplete ? null : await lookUp(() => getUnlistedCategory(slug, language)));
  if (found) rememberSlugs('category', [found]);
  return found;
}

/**
 * The present slug of a product or category whose slug was changed. Null, without a call, for a slug that the
 * shop has never listed; null where the owner is gone. Costs a call for a product only.
 * @throws PlatformError
 */
export async function getChangedSlug(owner: SlugOwner, segment: string): Promise<string | null> {
  const slug = readSlug(segment);
  if (slug === null || !mayKnowSlug(owner, slug)) return null;
  const changed = await getCurrentSlug(owner, slug);
  return changed === slug ? null : changed;
}

/** Also by its last slug, as in an old link. @throws PlatformError, ShopError `too-many-attempts` */
export async function getPresentProduct(segment: string, view: CatalogView): Promise<Product | null> {
  const product = await getProduct(segment, view);
  const changed = product ? null : await getChangedSlug('product', segment);
  return changed === null ? product : getProduct(changed, view);
}

async function getCurrentSlug(owner: SlugOwner, slug: string): Promise<string | null> {
  'use cache';
  cacheBriefly(catalogTags.noProduct, catalogTags.categories);
  const id = await findSlugOwner(owner, slug);
  if (id === null) return null;
  if (owner === 'product') return getSlugOfProduct(id);
  const { categories } = await getNewestCategories(null);
  return categories.find((category) => category.id === id)?.slug ?? null;
}

async function getSlugOfProduct(id: string): Promise<string | null> {
  'use cache';
  cacheCatalog(catalogTags.productId(id));
  return (await platform.queryProductById(id))?.slug ?? null;
}

/** Counts a slug that nothing has against the client IP address. */
async function lookUp<T>(read: () => Promise<T | null>): Promise<T | null> {
  requireMissesLeft();
  const found = await read();
  if (found === null) countMiss();
  return found;
}

async function getListedProduct(slug: string, language: string | null): Promise<Product | null> {
  'use cache';
  cacheCatalog();
  const product = await platform.queryProductBySlug(slug, undefined, inLanguage(language));
  return tagged(withUnits(product, language));
}

async function getUnlistedProduct(slug: string, language: string | null): Promise<Product | null> {
  'use cache';
  const product = await platform.queryProductBySlug(slug, 'lookup', inLanguage(language));
  if (product) cacheCatalog();
  else cacheBriefly();
  return tagged(withUnits(product, language));
}

/** With the measures of its info sections in the units of the language. */
function withUnits(product: Product | null, language: string | null): Product | null {
  const lang = toLang(language ?? SHOP.catalogLang);
  const units = unitsIn(lang);
  if (product === null || units === undefined) return product;
  const locale = LOCALES[lang].numberLocale;
  // A size chart names its rows by the choices.
  const kept = product.options.flatMap(({ choices }) => choices.flatMap((one) => [one.name, labelOf(one)]));
  const sections = product.sections.map((section) => ({
    ...section,
    html: inUnits(section.html, units, locale, kept),
  }));
  return { ...product, sections };
}

function tagged(product: Product | null): Product | null {
  if (product) tagCatalog(catalogTags.productId(product.id), catalogTags.productStock(product.id));
  else tagCatalog(catalogTags.noProduct);
  return product;
}

async function getUnlistedCategory(slug: string, language: string | null): Promise<Category | null> {
  'use cache';
  const category = await platform.queryCategoryBySlug(slug, 'lookup', inLanguage(language));
  if (category) cacheCatalog(catalogTags.categories);
  else cacheBriefly(catalogTags.categories);
  if (category === null || language === null) return category;
  const own = await getUnlistedCategory(slug, null);
  return own ? translateCategory(own, category) : category;
}

type KnownSlugs = { slugs: string[]; isComplete: boolean };

/** At most 500 slugs, at most a minute old. Runs for unknown slugs only. */
async function getNewestSlugs(): Promise<KnownSlugs> {
  'use cache';
  cacheBriefly(catalogTags.noProduct);
  const slugs: string[] = [];
  for await (const { products, total } of queryPages(0)) {
    slugs.push(...products.map(({ slug }) => slug));
    // A short page below the total: a product was unreadable, or the list changed between two pages.
    if (products.length < MAX_PRODUCTS_PER_CALL) return { slugs, isComplete: slugs.length >= total };
    if (slugs.length >= total) return { slugs, isComplete: true };
    if (slugs.length >= WHOLE_LENGTH) break;
  }
  return { slugs, isComplete: false };
}

/** At most a minute old. Runs for unknown slugs only. */
async function getNewestCategories(language: string | null): Promise<CategoryPage> {
  'use cache';
  cacheBriefly(catalogTags.categories);
  return platform.queryCategories(inLanguage(language));
}
