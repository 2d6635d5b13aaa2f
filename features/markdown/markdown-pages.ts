import { foundPages } from '@/features/places/search';
import { compact } from '@/lib/model/compact';
import { cutText } from '@/lib/model/cut-text';
import 'server-only';
import { programFiles, textPages } from '@/features/places/programs';
import { getCategory, getChangedSlug, getProduct } from '@/lib/catalog/lookup';
import { getProductList } from '@/lib/catalog/product-list';
import { indexedHref, parseProductQuery } from '@/lib/catalog/product-query';
import { getCategories, getNewestProducts } from '@/lib/catalog/readers';
import { searchProducts } from '@/lib/catalog/search-products';
import { env } from '@/lib/config/env';
import { SHOP } from '@/lib/config/shop';
import { getPage, getPageLinks, pageHref } from '@/lib/content/pages';
import { catalogView } from '@/lib/i18n/catalog-view';
import { format, plural } from '@/lib/i18n/format';
import { DEFAULT_LANG, LANGS, type Lang, LOCALES, shopText } from '@/lib/i18n/lang';
import { ALL_MESSAGES } from '@/lib/i18n/messages/all';
import type { Money } from '@/lib/model/money';
import {
  lowestPrice,
  type Price,
  type Product,
  type ProductSummary,
  type UnitPrice,
} from '@/lib/model/product';
import { categoryTrail, type ProductList, subcategories, topCategories } from '@/lib/model/product-list';
import { loadAdditions, type TextPage } from '@/lib/places';
import { getRating } from '@/lib/reviews/readers';
import { absoluteUrl, decimalAmount, type OfferFacts, productFacts } from '@/lib/seo/product-facts';
import { categoryHref, localHref, productHref } from '@/lib/urls';
import { document, link, list, plain, table, toMarkdown } from './markdown';
import { markdownHref } from './paths';
import { requireCallsForPrograms } from './platform';

/** `path` is that of the page in HTML, without a language. */
export type MarkdownPage = { text: string; path: string };
type ChangedPage = { changedTo: string };

type Query = Record<string, string | string[] | undefined>;

/**
 * Null where there is no such page. Reads what the page reads, from the same caches and with its limits.
 * @param segments of the path, still encoded: `['products', 'round-bowl']`
 * @throws PlatformError, ShopError `too-many-attempts`, and `busy` while the calls left are for pages
 */
export async function renderMarkdownPage(
  lang: Lang,
  segments: readonly string[],
  query: Query,
): Promise<MarkdownPage | ChangedPage | null> {
  await requireCallsForPrograms();
  const [first = '', second, ...others] = segments;
  const added = await pageOfFeature(lang, segments);
  if (added) return added;
  if (others.length > 0) return null;
  if (second !== undefined) {
    if (first === 'products') return productPage(lang, second);
    return first === 'categories' ? categoryPage(lang, second, query) : null;
  }
  switch (first) {
    case '':
      return homePage(lang);
    case 'products':
      return listPage(lang, query);
    case 'search':
      return searchPage(lang, query);
    default:
      return textPage(lang, first);
  }
}

const markdownUrl = (lang: Lang, path: string): string =>
  new URL(markdownHref(localHref(lang, path)), env.SITE_URL).href;

const linkTo = (lang: Lang, name: string, path: string): string => link(name, markdownUrl(lang, path));

const money = (amount: Money): string => `${decimalAmount(amount)} ${amount.currency}`;

const perUnit = ({ price, measure }: UnitPrice): string => `${money(price)} / ${plain(measure)}`;

/** Null when the price is not known. */
function priceText(price: Price): string | null {
  switch (price.kind) {
    case 'unknown':
      return null;
    case 'range':
      return `${money(price.from)} – ${money(price.to)}`;
    default:
      return money(price.now);
  }
}

async function changedPage(owner: 'product' | 'category', segment: string): Promise<ChangedPage | null> {
  const slug = await getChangedSlug(owner, segment);
  if (slug === null) return null;
  return { changedTo: owner === 'product' ? productHref(slug) : categoryHref(slug) };
}

async function productPage(lang: Lang, segment: string): Promise<MarkdownPage | ChangedPage | null> {
  const view = catalogView(lang);
  const product = await getProduct(segment, view);
  if (!product) return changedPage('product', segment);
  const categories = await getCategories(view);
  const facts = productFacts(product, lang);
  const { compare, reviews, agents } = ALL_MESSAGES[lang];
  const rating = FEATURES.reviews ? await getRating(product.id) : 'absent';
  const [only, ...others] = facts.offers;
  const above = categories.filter(({ id }) => product.categoryIds.includes(id));
  const facet = (name: string, value: string | null | undefined): string[] =>
    value ? [`${plain(name)}: ${value}`] : [];
  return {
    path: productHref(product.slug),
    text: document(
      `# ${plain(product.name)}`,
      list([
        ...facet(compare.price, priceText(product.price)),
        ...facet(agents.regularPrice, product.price.kind === 'sale' ? money(product.price.was) : null),
        ...facet(
          agents.pricePerUnit,
          'unit' in product.price && product.price.unit ? perUnit(product.price.unit) : null,
        ),
        ...facet(compare.availability, availabilityText(lang, product)),
        ...facet(compare.brand, product.brand && plain(product.brand)),
        ...(others.length === 0 ? offerIds(only, agents.sku) : []),
        ...(typeof rating === 'object'
          ? facet(
              compare.rating,
              `${format(reviews.outOfFive, { average: rating.average })}, ${plural(lang, reviews.count, rating.count)}`,
            )
          : []),
        ...facet(
          ALL_MESSAGES[lang].layout.categories,
          above.map(({ name, slug }) => linkTo(lang, name, categoryHref(slug))).join(', '),
        ),
        `${plain(agents.page)}: ${facts.url}`,
      ]),
      toMarkdown(product.description, 2, (path) => absoluteUrl(lang, path)),
      ...product.sections.flatMap(({ title, html }) => [
        `## ${plain(title)}`,
        toMarkdown(html, 3, (path) => absoluteUrl(lang, path)),
      ]),
      others.length === 0 ? null : `## ${plain(agents.variants)}`,
      others.length === 0 ? null : variantTable(lang, facts.offers),
    ),
  };
}

/** The page itself has all variants. */
const MAX_VARIANTS = 100;

function variantTable(lang: Lang, offers: readonly OfferFacts[]): string {
  const { compare, agents } = ALL_MESSAGES[lang];
  const names = [...new Set(offers.flatMap(({ options }) => options.map(({ name }) => name)))];
  return table(
    [...names.map(plain), compare.price, compare.availability, agents.sku, agents.page],
    offers
      .slice(0, MAX_VARIANTS)
      .map(({ options, price, was, availability, sku, url }) => [
        ...names.map((name) => plain(options.find((one) => one.name === name)?.value ?? '')),
        price ? `${money(price)}${was ? ` (${plain(agents.regularPrice)}: ${money(was)})` : ''}` : '',
        stockText(lang, availability),
        plain(sku ?? ''),
        new URL(url).search,
      ]),
  );
}

const offerIds = (offer: OfferFacts | undefined, sku: string): string[] =>
  compact(offer?.sku && `${plain(sku)}: ${plain(offer.sku)}`, offer?.gtin && `GTIN: ${offer.gtin}`);

function stockText(lang: Lang, availability: OfferFacts['availability']): string {
  const { compare } = ALL_MESSAGES[lang];
  return { 'in-stock': compare.inStock, 'pre-order': compare.preOrder, 'sold-out': compare.soldOut }[
    availability
  ];
}

const availabilityText = (lang: Lang, { availability }: Pick<Product, 'availability'>): string =>
  availability === 'partly-sold-out' ? ALL_MESSAGES[lang].compare.partly : stockText(lang, availability);

function productPoint(lang: Lang, { name, slug, price, availability }: ProductSummary): string {
  const { compare, ui } = ALL_MESSAGES[lang];
  const lowest = lowestPrice(price);
  const shown =
    lowest && (price.kind === 'range' ? format(ui.from, { price: money(lowest) }) : money(lowest));
  return compact(
    linkTo(lang, name, productHref(slug)),
    shown,
    availability === 'sold-out' && compare.soldOut,
  ).join(', ');
}

function productList(lang: Lang, path: string, found: ProductList, query: Query): string {
  const { catalog } = ALL_MESSAGES[lang];
  const { products, total, pageCount, query: read } = found;
  const pageLink = (page: number, name: string): string => link(name, pageUrl(page));
  const pages = compact(
    read.page > 1 && pageLink(read.page - 1, catalog.previous),
    read.page < pageCount && pageLink(read.page + 1, catalog.next),
  );
  return document(
    plural(lang, catalog.productCount, total),
    list(products.map((product) => productPoint(lang, product))),
    pages.length > 0
      ? `${format(catalog.pageOf, { page: read.page, count: pageCount })}: ${pages.join(', ')}`
      : null,
  ).trim();

  function pageUrl(page: number): string {
    const url = new URL(markdownUrl(lang, path));
    for (const [name, values] of Object.entries(query))
      for (const value of [values ?? []].flat().slice(0, 20))
        url.searchParams.append(name, cutText(value, 100));
    url.searchParams.set('page', String(page));
    return url.href;
  }
}

const categoryPoints = (lang: Lang, categories: { name: string; slug: string }[]): string =>
  list(categories.map(({ name, slug }) => linkTo(lang, name, categoryHref(slug))));

async function listPage(lang: Lang, query: Query): Promise<MarkdownPage> {
  const view = catalogView(lang);
  const found = await getProductList({ ...parseProductQuery(query, lang), search: null }, null, view);
  const { layout } = ALL_MESSAGES[lang];
  return {
    path: indexedHref('/products', found.query, found.pageCount) ?? '/products',
    text: document(`# ${plain(layout.allProducts)}`, productList(lang, '/products', found, query)),
  };
}

async function categoryPage(
  lang: Lang,
  segment: string,
  query: Query,
): Promise<MarkdownPage | ChangedPage | null> {
  const view = catalogView(lang);
  const category = await getCategory(segment, view);
  if (!category) return changedPage('category', segment);
  const categories = await getCategories(view);
  const path = categoryHref(category.slug);
  const below = subcategories(categories, category.id);
  const above = categoryTrail(categories, category.id).slice(0, -1);
  const found = await getProductList({ ...parseProductQuery(query, lang), search: null }, category.id, view);
  const { catalog } = ALL_MESSAGES[lang];
  return {
    path: indexedHref(path, found.query, found.pageCount) ?? path,
    text: document(
      `# ${[...above, category].map(({ name }) => plain(name)).join(' / ')}`,
      plain(category.description),
      below.length > 0 ? `## ${plain(catalog.subcategories)}\n\n${categoryPoints(lang, below)}` : null,
      `## ${plain(catalog.products)}`,
      productList(lang, path, found, query),
    ),
  };
}

async function searchPage(lang: Lang, query: Query): Promise<MarkdownPage> {
  const view = catalogView(lang);
  const read = parseProductQuery(query);
  const { catalog, search } = ALL_MESSAGES[lang];
  if (!read.search)
    return { path: '/search', text: document(`# ${plain(catalog.search)}`, plain(catalog.searchIntro)) };
  const found = await searchProducts(read, lang, view, await loadAdditions(foundPages));
  const isFound = found.guess === null && found.products.length + found.places.length > 0;
  const title = isFound ? catalog.resultsFor : catalog.nothingFor;
  return {
    path: '/search',
    text: document(
      `# ${plain(format(title, { terms: read.search }))}`,
      found.guess === null ? '' : plain(format(search.didYouMean, { terms: found.guess })),
      list(found.places.map(({ name, href }) => linkTo(lang, name, href))),
      found.products.length > 0 ? productList(lang, '/search', found, query) : '',
      ...(isFound || found.guess !== null
        ? []
        : [plain(catalog.nothingSearched), categoryPoints(lang, topCategories(await getCategories(view)))]),
    ),
  };
}

async function textPage(lang: Lang, segment: string): Promise<MarkdownPage | null> {
  const found = await getPage(lang, segment);
  if (!found || found.page.status === 'draft') return null;
  const { title, html, slug } = found.page;
  return {
    path: pageHref(slug),
    text: document(
      `# ${plain(title)}`,
      toMarkdown(html, 2, (path) => new URL(path, env.SITE_URL).href),
    ),
  };
}

async function pageOfFeature(lang: Lang, segments: readonly string[]): Promise<MarkdownPage | null> {
  const found = await Promise.all((await loadAdditions(textPages)).map((read) => read(lang, segments)));
  const page = found.find((one) => one !== null);
  return page ? { path: page.path, text: writeTextPage(lang, page) } : null;
}

export const writeTextPage = (lang: Lang, { title, facts, summary, html, links, next }: TextPage): string =>
  document(
    `# ${plain(title)}`,
    facts.map(plain).join('. '),
    summary && plain(summary),
    html && toMarkdown(html, 2, (href) => new URL(href, env.SITE_URL).href),
    list(links.map(({ name, path, text }) => `${linkTo(lang, name, path)}${text ? `: ${plain(text)}` : ''}`)),
    next && linkTo(lang, next.name, next.path),
  );

const NEWEST = 12;
const MAX_CATEGORIES = 50;

async function homePage(lang: Lang): Promise<MarkdownPage> {
  const view = catalogView(lang);
  const [categories, newest] = await Promise.all([getCategories(view), getNewestProducts(NEWEST, view)]);
  const { layout, home } = ALL_MESSAGES[lang];
  return {
    path: '/',
    text: document(
      `# ${plain(SHOP.name)}`,
      SHOP.description ? plain(shopText(SHOP.description, lang)) : null,
      `## ${plain(layout.categories)}`,
      list([
        linkTo(lang, layout.allProducts, '/products'),
        ...topCategories(categories)
          .slice(0, MAX_CATEGORIES)
          .map(({ name, slug }) => linkTo(lang, name, categoryHref(slug))),
      ]),
      `## ${plain(home.newProducts)}`,
      list(newest.map((product) => productPoint(lang, product))),
    ),
  };
}

/** Facts only: no instructions to its reader, and no texts of other people. @throws PlatformError */
export async function renderLlmsText(): Promise<string> {
  const lang = DEFAULT_LANG;
  const [categories, pages] = await Promise.all([getCategories(catalogView(lang)), getPageLinks(lang)]);
  const { agents, layout } = ALL_MESSAGES[lang];
  const search = `${markdownUrl(lang, '/search')}?q=`;
  return document(
    `# ${plain(SHOP.name)}`,
    SHOP.description ? `> ${plain(shopText(SHOP.description, lang))}` : null,
    list([
      agents.forms,
      format(agents.search, { url: search }),
      format(agents.currency, { currency: SHOP.currency }),
      agents.payment,
      ...compact(
        LANGS.length > 1 &&
          `${layout.language}: ${LANGS.map((one) => link(LOCALES[one].name, markdownUrl(one, '/'))).join(', ')}`,
      ),
    ]),
    `## ${plain(layout.categories)}`,
    list([
      linkTo(lang, layout.allProducts, '/products'),
      ...categories.slice(0, MAX_CATEGORIES).map(({ name, slug }) => linkTo(lang, name, categoryHref(slug))),
    ]),
    pages.length > 0 ? `## ${plain(layout.help)}` : null,
    list(pages.map(({ name, href }) => linkTo(lang, name, href))),
    ...(await loadAdditions(programFiles)).flatMap((filesIn) => {
      const { title, files } = filesIn(lang);
      return [
        `## ${plain(title)}`,
        list(files.map(({ name, path }) => link(name, new URL(path, env.SITE_URL).href))),
      ];
    }),
  );
}
