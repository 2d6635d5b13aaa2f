import { cutText } from '@/lib/model/cut-text';
import 'server-only';
import { z } from 'zod';
import { getProduct } from '@/lib/catalog/lookup';
import { getCategories } from '@/lib/catalog/readers';
import { searchForProgram } from '@/lib/catalog/search-products';
import { MAX_SEARCH_LENGTH } from '@/lib/catalog/suggestion';
import { getSummaries } from '@/lib/catalog/summaries';
import { SHOP } from '@/lib/config/shop';
import { catalogView } from '@/lib/i18n/catalog-view';
import type { Lang } from '@/lib/i18n/lang';
import { ALL_MESSAGES } from '@/lib/i18n/messages/all';
import type { Messages } from '@/lib/i18n/messages/en';
import type { CatalogView } from '@/lib/model/catalog-view';
import type { Money } from '@/lib/model/money';
import { type Category, labelOf, type Product, type ProductSummary } from '@/lib/model/product';
import {
  type OfferFacts,
  type ProductFacts,
  productFacts,
  readItemId,
  unitOf,
} from '@/lib/seo/product-facts';
import { MAX_LIST_LENGTH } from './platform';
import {
  type Capability,
  CURRENT,
  failed,
  type Message,
  majorUnits,
  minorUnits,
  type Outcome,
  success,
  UcpError,
  type UcpVersion,
} from './protocol';

/** The catalog's operations. They read what the shop's pages read, from the same caches. */

/** The request of an operation, besides its input. */
export type Call = {
  /** Of the answer. */
  version: UcpVersion;
  /** The capabilities that the program and the shop have in common. */
  shared: ReadonlySet<Capability>;
  lang: Lang;
  /** Whether the request names it. */
  isLangChosen: boolean;
  view: CatalogView;
  messages: Messages['assistants'];
};

export const inLang = (call: Omit<Call, 'lang' | 'view' | 'messages'>, lang: Lang): Call => ({
  ...call,
  lang,
  view: catalogView(lang),
  messages: ALL_MESSAGES[lang].assistants,
});

const MAX_ID_LENGTH = 200;
const MAX_LOOKUP_IDS = 20;
const DEFAULT_LIMIT = 10;
/** A product that is not cached costs a platform call. */
const MAX_LIMIT = 25;
const MAX_CATEGORIES = 5;
const MAX_OPTIONS = 10;

/** Where the buyer is, reads and pays. Hints only. Other members are ignored. */
export const contextSchema = z.object({
  language: z.string().max(40).optional(),
  currency: z.string().max(3).optional(),
});

const priceFilter = z.object({
  min: z.int().min(0).optional(),
  max: z.int().min(0).optional(),
});

export const searchSchema = z.object({
  query: z.string().max(MAX_SEARCH_LENGTH).optional().meta({ description: 'Words to search for' }),
  filters: z
    .object({
      categories: z
        .array(z.string().max(MAX_ID_LENGTH))
        .max(MAX_CATEGORIES)
        .optional()
        .meta({ description: 'Names of categories, as products have them. Any of them matches.' }),
      price: priceFilter.optional().meta({ description: 'In minor units of the shop’s currency' }),
    })
    .optional(),
  pagination: z
    .object({
      cursor: z.string().max(20).optional(),
      limit: z.int().min(1).optional(),
    })
    .optional(),
  context: contextSchema.optional(),
});

export const lookupSchema = z.object({
  ids: z
    .array(z.string().max(MAX_ID_LENGTH))
    .min(1)
    .meta({ description: `Ids of products or variants, at most ${MAX_LOOKUP_IDS}` }),
  context: contextSchema.optional(),
});

const selection = z.object({ name: z.string().max(MAX_ID_LENGTH), label: z.string().max(MAX_ID_LENGTH) });

export const productSchema = z.object({
  id: z.string().max(MAX_ID_LENGTH).meta({ description: 'Id of a product or of a variant' }),
  selected: z
    .array(selection)
    .max(MAX_OPTIONS)
    .refine((all) => new Set(all.map(({ name }) => name)).size === all.length, 'each option at most once')
    .optional()
    .meta({ description: 'Chosen options' }),
  preferences: z
    .array(z.string().max(MAX_ID_LENGTH))
    .max(MAX_OPTIONS)
    .optional()
    .meta({ description: 'Names of options, the most important one first' }),
  context: contextSchema.optional(),
});

/** @throws UcpError, PlatformError */
export async function searchCatalog(input: z.output<typeof searchSchema>, call: Call): Promise<Outcome> {
  const { filters, pagination = {}, context } = input;
  const query = input.query?.trim() ?? '';
  if (query === '' && !filters?.categories?.length && !filters?.price)
    throw new UcpError('invalid_request', 'send a query, categories or a price');
  const start = readCursor(pagination.cursor);
  const size = Math.min(pagination.limit ?? DEFAULT_LIMIT, MAX_LIMIT, MAX_LIST_LENGTH - start);
  const isOtherCurrency = context?.currency !== undefined && context.currency !== SHOP.currency;
  const price = isOtherCurrency ? {} : (filters?.price ?? {});
  const major = (units: number | undefined) =>
    units === undefined ? null : majorUnits(units, SHOP.currency);
  const found = await searchForProgram(
    {
      terms: query,
      categoryIds: filters?.categories?.length ? await categoryIds(filters.categories, call.view) : [null],
      minPrice: major(price.min),
      maxPrice: major(price.max),
    },
    { start, size },
    call.lang,
    call.view,
  );
  const next = start + size;
  const hasNext = found.total > next && next < MAX_LIST_LENGTH;
  return success({
    products: await describeAll(found.products, call),
    pagination: {
      has_next_page: hasNext,
      cursor: hasNext ? String(next) : undefined,
      total_count: found.total,
    },
    messages:
      isOtherCurrency && filters?.price
        ? ([{ type: 'info', content: call.messages.priceIgnored }] satisfies Message[])
        : undefined,
  });
}

/** A cursor is a place in the list. It needs no state. An invented one is another place. */
function readCursor(cursor = '0'): number {
  const start = /^\d{1,4}$/.test(cursor) ? Number(cursor) : MAX_LIST_LENGTH;
  if (start < MAX_LIST_LENGTH) return start;
  throw new UcpError('invalid_request', 'the cursor is not one of this shop');
}

/** `values` are names, slugs or ids. */
async function categoryIds(values: readonly string[], view: CatalogView): Promise<string[]> {
  const wanted = new Set(values.map((value) => value.toLowerCase()));
  const isWanted = ({ id, slug, name }: Category) =>
    [id, slug, name].some((text) => wanted.has(text.toLowerCase()));
  return (await getCategories(view)).filter(isWanted).map(({ id }) => id);
}

async function describeAll(found: readonly ProductSummary[], call: Call): Promise<CatalogProduct[]> {
  const categories = await getCategories(call.view);
  const read = await Promise.all(found.map(({ slug }) => getProduct(slug, call.view)));
  return read.flatMap((product) => {
    const entry = product && toEntry(product, categories, call);
    return entry ? [toProduct(entry, featuredFirst(entry.variants).slice(0, MAX_SEARCH_VARIANTS))] : [];
  });
}

const MAX_SEARCH_VARIANTS = 10;
const MAX_VARIANTS = 100;

/** Finds products by ids of products and variants. Omits unknown ones. @throws UcpError, PlatformError */
export async function lookUpCatalog({ ids }: z.output<typeof lookupSchema>, call: Call): Promise<Outcome> {
  const requested = [...new Set(ids)];
  if (requested.length > MAX_LOOKUP_IDS)
    throw new UcpError('request_too_large', `look up at most ${MAX_LOOKUP_IDS} ids at once`);
  const entries = await findEntries(requested.map(readId), call);
  return success({
    products: [...entries.values()].flatMap((entry) => {
      const inputs = new Map<string, { id: string; match: 'exact' | 'featured' }[]>();
      for (const id of requested) {
        const { productId, itemId } = readId(id);
        if (productId !== entry.product.id) continue;
        const variant =
          itemId === null
            ? featuredFirst(entry.variants)[0]
            : entry.variants.find((one) => one.id === itemId);
        if (!variant) continue;
        const match = itemId === null ? 'featured' : 'exact';
        inputs.set(variant.id, [...(inputs.get(variant.id) ?? []), { id, match }]);
      }
      const variants = entry.variants.flatMap((variant) => {
        const found = inputs.get(variant.id);
        return found ? [{ ...variant, inputs: found }] : [];
      });
      return variants.length > 0 ? [toProduct(entry, variants)] : [];
    }),
  });
}

/** The variants match the chosen options. @throws PlatformError */
export async function readProductDetails(
  { id, selected = [], preferences = [] }: z.output<typeof productSchema>,
  call: Call,
): Promise<Outcome> {
  const { productId, itemId } = readId(id);
  const entry = (await findEntries([{ productId, itemId }], call)).get(productId);
  const named = entry?.variants.find((variant) => variant.id === itemId);
  if (!entry || (itemId !== null && !named)) return failed('not_found', call.messages.notFound);
  const featured = named ?? featuredFirst(entry.variants)[0];
  const effective =
    named || selected.length === 0
      ? (featured?.options ?? [])
      : dropUnmatched(known(selected, entry), preferences, entry.variants);
  const matching = entry.variants.filter((variant) => matches(variant, effective));
  const variants = named ? [named, ...matching.filter((one) => one !== named)] : featuredFirst(matching);
  return success({
    product: {
      ...toProduct(entry, variants.slice(0, MAX_VARIANTS)),
      ...(entry.options.length > 0
        ? {
            selected: effective,
            options: entry.options.map((option) => withSignals(option, effective, entry)),
          }
        : {}),
    },
  });
}

type Selected = { name: string; label: string };

const known = (selected: readonly Selected[], { options }: Entry): Selected[] =>
  selected.filter(({ name, label }) =>
    options.some((option) => option.name === name && option.values.some((value) => value.label === label)),
  );

const matches = ({ options }: CatalogVariant, selected: readonly Selected[]): boolean =>
  selected.every(({ name, label }) => options.some((one) => one.name === name && one.label === label));

/** Drops the least important choices that no variant has with the others. Unranked options count least. */
function dropUnmatched(
  selected: Selected[],
  preferences: readonly string[],
  variants: readonly CatalogVariant[],
): Selected[] {
  const rank = ({ name }: Selected) => (preferences.includes(name) ? preferences.indexOf(name) : Infinity);
  const kept = selected
    .map((one, place) => ({ one, place }))
    .sort((a, b) => (rank(a.one) === rank(b.one) ? a.place - b.place : rank(a.one) - rank(b.one)))
    .map(({ one }) => one);
  while (kept.length > 0 && !variants.some((variant) => matches(variant, kept))) kept.pop();
  return kept;
}

function withSignals(option: CatalogOption, selected: readonly Selected[], { variants }: Entry) {
  const others = selected.filter(({ name }) => name !== option.name);
  return {
    name: option.name,
    values: option.values.map(({ label }) => {
      const having = variants.filter((variant) =>
        matches(variant, [...others, { name: option.name, label }]),
      );
      return {
        label,
        available: having.some(({ availability }) => availability.available),
        exists: having.length > 0,
      };
    }),
  };
}

const GUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

/** `itemId` is that of a variant. */
type ReadId = { productId: string; itemId: string | null };

export function readId(id: string): ReadId {
  const text = id.toLowerCase();
  const parts = readItemId(text);
  if (parts) return { productId: parts.productId, itemId: text };
  return { productId: GUID.test(text) ? text : '', itemId: null };
}

/** @throws PlatformError */
export async function findEntries(ids: readonly ReadId[], call: Call): Promise<Map<string, Entry>> {
  const summaries = await getSummaries(
    ids.map(({ productId }) => productId),
    call.view,
  );
  if (summaries.length === 0) return new Map();
  const categories = await getCategories(call.view);
  const products = await Promise.all(summaries.map(({ slug }) => getProduct(slug, call.view)));
  return new Map(
    products.flatMap((product): [string, Entry][] => {
      const entry = product && toEntry(product, categories, call);
      return entry ? [[entry.product.id, entry]] : [];
    }),
  );
}

type Price = { amount: number; currency: string };
type Text = { plain: string };
type CatalogOption = { name: string; values: { label: string }[] };
type Media = { type: 'image'; url: string; alt_text?: string };
type CatalogVariant = {
  id: string;
  title: string;
  description: Text;
  url: string;
  price: Price;
  list_price?: Price;
  unit_price?: Record<string, unknown>;
  availability: { available: boolean; status: string };
  options: Selected[];
  sku?: string;
  barcodes?: { type: string; value: string }[];
  media?: Media[];
};
type CatalogProduct = Record<string, unknown>;

/** `variants` has all variants of the product. */
type Entry = {
  product: Product;
  facts: ProductFacts;
  categories: string[];
  options: CatalogOption[];
  variants: CatalogVariant[];
};

const MAX_TITLE = 300;
const MAX_TEXT = 5_000;
const MAX_MEDIA = 5;

/** Texts of the merchant are data: without control characters, and bounded. */
export const plain = (text: string, most: number): string =>
  cutText(text.replaceAll(/[^\P{Cc}\n\t]/gu, ''), most);

/** Null for a product that has no variant with a price that can be stated. */
function toEntry(product: Product, all: readonly Category[], { lang, version }: Call): Entry | null {
  const facts = productFacts(product, lang);
  const variants = facts.offers.flatMap((offer) => toVariant(offer, facts, version) ?? []);
  if (variants.length === 0) return null;
  const used = new Set(
    variants.flatMap(({ options }) => options.map(({ name, label }) => `${name}\n${label}`)),
  );
  return {
    product,
    facts,
    categories: all.filter(({ id }) => product.categoryIds.includes(id)).map(({ name }) => name),
    options: product.options.flatMap((option) => {
      const name = plain(labelOf(option), MAX_TITLE);
      const values = option.choices
        .map((choice) => ({ label: plain(labelOf(choice), MAX_TITLE) }))
        .filter(({ label }) => used.has(`${name}\n${label}`));
      return values.length > 0 ? [{ name, values }] : [];
    }),
    variants,
  };
}

const STATUS: Record<OfferFacts['availability'], string> = {
  'in-stock': 'in_stock',
  'pre-order': 'preorder',
  'sold-out': 'out_of_stock',
};

function toVariant(offer: OfferFacts, facts: ProductFacts, version: UcpVersion): CatalogVariant | null {
  const price = priceOf(offer.price);
  if (offer.id === null || price === null) return null;
  const listPrice = priceOf(offer.was);
  const unit = unitPriceOf(offer, version);
  return {
    id: offer.id,
    title: plain(offer.name, MAX_TITLE),
    description: { plain: plain(offer.name, MAX_TEXT) },
    url: offer.url,
    price,
    list_price: listPrice ?? undefined,
    unit_price: unit ?? undefined,
    // A product that needs a text or a plan can only be bought on its page.
    availability: {
      available: offer.availability !== 'sold-out' && !facts.needsPage,
      status: STATUS[offer.availability],
    },
    options: offer.options.map(({ name, value }) => ({
      name: plain(name, MAX_TITLE),
      label: plain(value, MAX_TITLE),
    })),
    sku: offer.sku ? plain(offer.sku, MAX_TITLE) : undefined,
    barcodes: offer.gtin ? [{ type: 'GTIN', value: offer.gtin }] : undefined,
    media: offer.picture ? [{ type: 'image', url: offer.picture }] : undefined,
  };
}

/** Null for a price that has no whole number of minor units. */
function priceOf(money: Money | null): Price | null {
  try {
    return money && { amount: minorUnits(money), currency: money.currency };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** The older version counts in units, and the current one in integers with a scale. */
function unitPriceOf({ unit }: OfferFacts, version: UcpVersion): Record<string, unknown> | null {
  const facts = unit && unitOf(unit);
  if (!facts) return null;
  const measure = (value: number): Record<string, unknown> => {
    if (version !== CURRENT) return { value, unit: facts.google };
    const scale = String(value).split('.')[1]?.length ?? 0;
    return {
      value: Math.round(value * 10 ** scale),
      unit: facts.code,
      scale: scale > 0 ? scale : undefined,
      display_text: unit.measure.replace(/^[\d.]+ /, ''),
    };
  };
  return {
    amount: minorUnits(unit.price, 'rounded'),
    currency: unit.price.currency,
    measure: measure(facts.total),
    reference: measure(facts.base),
  };
}

/** The first is one that a buyer can have. Sorting is stable. */
const featuredFirst = (variants: readonly CatalogVariant[]): CatalogVariant[] =>
  variants.toSorted((a, b) => Number(b.availability.available) - Number(a.availability.available));

function toProduct(entry: Entry, variants: readonly CatalogVariant[]): CatalogProduct {
  const { product, facts, categories, options } = entry;
  const prices = entry.variants.map(({ price }) => price).sort((a, b) => a.amount - b.amount);
  const title = plain(facts.name, MAX_TITLE);
  return {
    id: facts.id,
    handle: product.slug,
    title,
    description: { plain: plain(facts.description, MAX_TEXT) || title },
    url: facts.url,
    categories: categories.map((value) => ({ value: plain(value, MAX_TITLE), taxonomy: 'merchant' })),
    price_range: { min: prices[0], max: prices.at(-1) },
    media: facts.pictures.slice(0, MAX_MEDIA).map(
      (url, place): Media => ({
        type: 'image',
        url,
        alt_text: plain(product.pictures[place]?.alt || title, MAX_TITLE),
      }),
    ),
    options,
    variants,
    rating: product.rating
      ? { value: product.rating.average, scale_max: 5, count: product.rating.count }
      : undefined,
  };
}
