import type { products } from '@wix/stores';
import { compareMoney, toMoney } from '@/lib/model/money';
import { own } from '@/lib/model/own';
import type {
  Availability,
  Category,
  LiveOffer,
  Picture,
  Price,
  Product,
  ProductChoice,
  ProductOption,
  ProductSummary,
  Variant,
} from '@/lib/model/product';
import { lowestUnitPrice, type Measure, unitPriceAt, withUnitPrice } from '@/lib/model/unit-price';
import { colorOf } from '../../map/color';
import { isoDate } from '../../map/date';
import { measureOf, quantityIn } from '../../map/measure';
import { toName, withNames } from '../../map/names';
import { ownValuesOf } from '../../map/own-filter-values';
import { catalogPicture } from '../../map/picture';
import { fileMark, newMark } from '../../map/product-marks';
import { cleanHtml, plainText } from '../../map/rich-text';
import { searchTextsOf, unlistedBy } from '../../map/search-texts';
import { amountsIn, feeOf, formerPrice, type SectionAmounts, statedPrice } from '../../map/stated-price';
import { currentView } from '../../view-headers';

const present = <T>(value: T | null): value is T => value !== null;

/** Null when the product cannot be linked to. */
export function toProductSummary(
  product: products.Product,
  variants = product.variants ?? [],
): ProductSummary | null {
  const { _id: id, slug, name } = product;
  if (!id || !slug || !name) return null;
  const [picture = null, secondPicture = null] = picturesOf(product, name);
  return {
    id,
    slug,
    name,
    price: productPriceOf(product, variants),
    availability: availabilityOf(product.stock),
    ribbon: product.ribbon || product.ribbons?.[0]?.text || null,
    brand: product.brand || null,
    sku: product.sku || undefined,
    picture,
    secondPicture,
    swatches: (product.productOptions ?? [])
      .filter(({ optionType }) => optionType === 'color')
      .flatMap(({ choices = [] }) => choices)
      .flatMap(({ description, value, visible, inStock, media }) => {
        const color = colorOf(value);
        if (!description || color === null || visible === false) return [];
        const [picture] = mediaPictures(media, `${name}, ${description}`);
        return [
          {
            name: description,
            color,
            picture,
            soldOut: inStock === false || undefined,
          },
        ];
      }),
    ...ownValuesOf({
      options: (product.productOptions ?? []).map(({ name, choices = [] }) => ({
        name,
        choices: choices.map(({ description, visible }) => (visible === false ? null : description)),
      })),
      ribbons: [product.ribbon, ...(product.ribbons ?? []).map(({ text }) => text)].flatMap(
        (one) => one || [],
      ),
      sections: (product.additionalInfoSections ?? []).map(({ title }) => title),
    }),
    ...fileMark(product.productType === 'digital'),
    ...unlistedBy(product.seoData),
    ...newMark(product._createdDate),
    hasChoices: Boolean(product.productOptions?.length || product.customTextFields?.length) || undefined,
  };
}

/** @param variants when they were loaded separately */
export function toProduct(product: products.Product, variants = product.variants ?? []): Product | null {
  const summary = toProductSummary(product, variants);
  if (!summary) return null;
  return {
    ...summary,
    kind: product.productType === 'digital' ? 'digital' : 'physical',
    description: cleanHtml(product.description ?? ''),
    summary: plainText(product.description ?? ''),
    pictures: picturesOf(product, summary.name),
    options: (product.productOptions ?? []).map((option) => toOption(option, summary.name)).filter(present),
    variants: toVariants(product, variants),
    sections: (product.additionalInfoSections ?? []).flatMap(({ title, description }) =>
      title && description ? [{ title, html: cleanHtml(description) }] : [],
    ),
    customTextFields: (product.customTextFields ?? []).flatMap(({ title, maxLength, mandatory }) =>
      title ? [{ key: toName(title), title, maxLength: maxLength || 500, required: mandatory === true }] : [],
    ),
    ...feeOf(amountsOf(product)),
    seo: searchTextsOf(product.seoData),
    categoryIds: product.collectionIds ?? [],
    updatedAt: isoDate(product.lastUpdated),
  };
}

export function toLiveOffer(product: products.Product, variants = product.variants ?? []): LiveOffer | null {
  if (!product._id) return null;
  return {
    productId: product._id,
    availability: availabilityOf(product.stock),
    price: productPriceOf(product, variants),
    variants: toVariants(product, variants).map(({ id, price, inStock, quantity }) => ({
      id,
      price,
      inStock,
      quantity,
    })),
  };
}

/** The id of the variant that the platform gives a product without options. */
export const DEFAULT_VARIANT_ID = '00000000-0000-0000-0000-000000000000';

function toVariants(product: products.Product, variants: products.Variant[]): Variant[] {
  const measure = measureOfProduct(product, variants);
  const amounts = amountsOf(product);
  const mapped = variants
    .map((variant) =>
      toVariant(variant, product.productOptions ?? [], measureOfVariant(product, variant, measure), amounts),
    )
    .filter(present);
  if (mapped.length > 0) return mapped;
  const { inStock = false, trackInventory = false, quantity } = product.stock ?? {};
  return [
    {
      id: DEFAULT_VARIANT_ID,
      choices: {},
      price: statedPrice(withUnitPrice(priceOf(priceDataOf(product)), measure), amounts),
      inStock,
      quantity: trackInventory ? (quantity ?? null) : null,
      sku: product.sku || null,
    },
  ];
}

function toVariant(
  { _id, choices = {}, variant, stock }: products.Variant,
  options: products.ProductOption[],
  measure: Measure | null,
  amounts: SectionAmounts,
): Variant | null {
  if (!_id || variant?.visible === false) return null;
  return {
    id: _id,
    choices: choicesOf(choices, options),
    price: statedPrice(withUnitPrice(priceOf(variant && priceDataOf(variant)), measure), amounts),
    inStock: stock?.inStock === true,
    quantity: stock?.trackQuantity ? (stock.quantity ?? null) : null,
    sku: variant?.sku || null,
  };
}

/**
 * The client renames properties through a plain object, so that `constructor` becomes another name. Such
 * choices belong to the options that have none, in their order.
 */
function choicesOf(
  choices: Record<string, string>,
  options: products.ProductOption[],
): Record<string, string> {
  const names = options.flatMap(({ name }) => name || []);
  const unnamed = Object.keys(choices).filter((name) => !names.includes(name));
  if (unnamed.length === 0 || Object.keys(choices).length !== names.length) return withNames(choices);
  return Object.fromEntries(
    names.map((name) => [toName(name), own(choices, name) ?? own(choices, unnamed.shift() ?? '') ?? '']),
  );
}

function toOption(
  { name, optionType, choices = [] }: products.ProductOption,
  productName: string,
): ProductOption | null {
  if (!name) return null;
  const kind = optionType === 'color' ? 'color' : 'drop-down';
  const toChoice = (choice: products.Choice): ProductChoice | null =>
    choice.description && choice.visible !== false
      ? {
          name: choice.description,
          color: kind === 'color' ? colorOf(choice.value) : null,
          inStock: choice.inStock !== false,
          pictures: mediaPictures(choice.media, `${productName}, ${choice.description}`),
        }
      : null;
  return { name: toName(name), kind, choices: choices.map(toChoice).filter(present) };
}

function availabilityOf(stock: products.Stock | undefined): Availability {
  switch (stock?.inventoryStatus) {
    case 'IN_STOCK':
      return 'in-stock';
    case 'PARTIALLY_OUT_OF_STOCK':
      return 'partly-sold-out';
    case 'OUT_OF_STOCK':
      return 'sold-out';
    default:
      return stock?.inStock ? 'in-stock' : 'sold-out';
  }
}

function picturesOf({ media }: products.Product, name: string): Picture[] {
  const pictures = mediaPictures(media, name);
  if (pictures.length > 0) return pictures;
  const main = catalogPicture(media?.mainMedia?.image, name);
  return main ? [main] : [];
}

const mediaPictures = (media: products.Media | undefined, alt: string): Picture[] =>
  (media?.items ?? []).map(({ image }) => catalogPicture(image, alt)).filter(present);

/** Maps a V1 collection. Two modules of the client return it and differ in nullability. */
export function toCategory(collection: {
  _id?: string | null;
  slug?: string | null;
  name?: string | null;
  description?: string | null;
  numberOfProducts?: number;
  media?: products.Media;
}): Category | null {
  const { _id: id, slug, name } = collection;
  if (!id || !slug || !name) return null;
  return {
    id,
    slug,
    name,
    description: plainText(collection.description ?? ''),
    picture: catalogPicture(collection.media?.mainMedia?.image ?? collection.media?.items?.[0]?.image, name),
    productCount: collection.numberOfProducts ?? 0,
  };
}

type Priced = {
  priceData?: products.PriceData;
  price?: products.PriceData;
  convertedPriceData?: products.PriceData;
};

/** In the currency of the read. Lists are filtered and sorted by the site's own (`priceData`). */
const priceDataOf = ({ priceData, price, convertedPriceData }: Priced) =>
  (currentView().currency === null ? undefined : convertedPriceData) ?? priceData ?? price;

/** The price of a product or variant itself. A discount is a sale. */
export function priceOf(data: products.PriceData | undefined): Price {
  const currency = data?.currency;
  if (!data || !currency) return { kind: 'unknown' };
  const now = toMoney(data.discountedPrice ?? data.price, currency);
  if (!now) return { kind: 'unknown' };
  const was = formerPrice(now, toMoney(data.price, currency));
  return was ? { kind: 'sale', now, was } : { kind: 'plain', now };
}

/**
 * A range when the variants differ, also instead of a sale: "from" would be wrong for both of its numbers.
 * The platform's `priceRange` has prices before a discount, so it serves only without a discount and without
 * variants.
 */
export const productPriceOf = (product: products.Product, variants = product.variants ?? []): Price =>
  statedPrice(shownPriceOf(product, variants), amountsOf(product));

const amountsOf = (product: products.Product): SectionAmounts =>
  amountsIn(
    (product.additionalInfoSections ?? []).map(({ title, description }) => ({
      title,
      text: plainText(description ?? ''),
    })),
    product.priceData?.currency ?? '',
  );

function shownPriceOf(product: products.Product, variants: products.Variant[]): Price {
  const data = priceDataOf(product);
  const own = priceOf(data);
  const isConverted = data !== undefined && data === product.convertedPriceData;
  const range = rangeOf(variants) ?? (own.kind === 'plain' && !isConverted ? product.priceRange : undefined);
  const from = data?.currency ? toMoney(range?.minValue, data.currency) : undefined;
  const to = data?.currency ? toMoney(range?.maxValue, data.currency) : undefined;
  const measure = measureOfProduct(product, variants);
  const shown = variants.filter(({ variant }) => variant && variant.visible !== false);
  const unit = lowestUnitPrice(
    shown.map((one) =>
      withUnitPrice(
        priceOf(one.variant && priceDataOf(one.variant)),
        measureOfVariant(product, one, measure),
      ),
    ),
  );
  if (from && to && compareMoney(from, to) < 0) {
    const listed = shown.length === 0 && measure ? unitPriceAt(from, measure) : undefined;
    return {
      kind: 'range',
      from,
      to,
      ...(listed ? { unit: { ...listed, isFrom: true } } : unit ? { unit } : {}),
    };
  }
  return unit?.isFrom && own.kind !== 'unknown' ? { ...own, unit } : withUnitPrice(own, measure);
}

const baseOf = ({ pricePerUnitData }: products.Product) => ({
  quantity: pricePerUnitData?.baseQuantity,
  unit: pricePerUnitData?.baseMeasurementUnit,
});

/** The platform has the content of the product only, so a choice such as `500 g` takes precedence. */
function measureOfVariant(
  product: products.Product,
  { choices = {} }: products.Variant,
  measure: Measure | null,
): Measure | null {
  const named = Object.values(choices).flatMap((choice) => quantityIn(choice) ?? []);
  const [only] = named;
  return (
    (product.pricePerUnitData && only && named.length === 1 && measureOf(baseOf(product), only)) || measure
  );
}

/** The content of an item. Null where variants differ in weight: the platform does not say which has it. */
function measureOfProduct(product: products.Product, variants: products.Variant[]): Measure | null {
  const weights = variants.flatMap(({ variant }) =>
    variant?.visible === false ? [] : (variant?.weight ?? []),
  );
  const { minValue, maxValue } = product.weightRange ?? {};
  if (new Set(weights).size > 1 || (weights.length === 0 && Number(minValue) < Number(maxValue))) return null;
  const data = priceDataOf(product);
  const { totalQuantity, totalMeasurementUnit } = product.pricePerUnitData ?? {};
  const perUnit = data?.currency ? toMoney(data.pricePerUnit, data.currency) : undefined;
  if (!data?.currency || !perUnit) return null;
  return measureOf(
    baseOf(product),
    { quantity: totalQuantity, unit: totalMeasurementUnit },
    { item: toMoney(data.discountedPrice ?? data.price, data.currency), perUnit },
  );
}

/** The lowest and the highest price to pay. Undefined unless all variants have a price. */
function rangeOf(variants: products.Variant[]): { minValue: number; maxValue: number } | undefined {
  const amounts = variants
    .filter(({ variant }) => variant?.visible !== false)
    .map(({ variant }) => {
      const data = variant && priceDataOf(variant);
      return data?.discountedPrice ?? data?.price;
    });
  const numbers = amounts.filter((amount) => typeof amount === 'number');
  return numbers.length > 0 && numbers.length === amounts.length
    ? { minValue: Math.min(...numbers), maxValue: Math.max(...numbers) }
    : undefined;
}
