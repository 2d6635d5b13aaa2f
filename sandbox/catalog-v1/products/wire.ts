import { v1CollectionId } from '../../catalog/all-products';
import { invertId } from '../../catalog/availability';
import { pricePerUnit, variantPrice } from '../../catalog/price';
import type { Dimensions, PricePerUnit, StoredProduct, StoredVariant } from '../../catalog/types';
import { choiceState, optionStates } from '../../catalog/variants/choices';
import { converted, formatMoney, unitsOf } from '../../core/money';
import { DEFAULT_VARIANT_ID, type Platform } from '../../core/platform';
import { shownCurrency, translated, translatedShared } from '../../core/requested-view';
import { siteCurrency } from '../../core/site';
import { wireMedia } from '../media/wire';

/**
 * A catalog price: numbers in the currency's units, unlike eCom's decimal texts. Takes minor units.
 */
function wirePrice(price: number, discounted: number, perUnit?: PricePerUnit, currency = siteCurrency()) {
  const unitPrice = perUnit && pricePerUnit(discounted, perUnit);
  return {
    currency,
    price: unitsOf(price, currency),
    discountedPrice: unitsOf(discounted, currency),
    formatted: {
      price: formatMoney(price, currency),
      discountedPrice: formatMoney(discounted, currency),
      ...(unitPrice !== undefined && { pricePerUnit: formatMoney(unitPrice, currency) }),
    },
    ...(unitPrice !== undefined && { pricePerUnit: unitsOf(unitPrice, currency) }),
  };
}

/** The same price in the currency of the request. */
const convertedPrice = (price: number, discounted: number, perUnit?: PricePerUnit) =>
  wirePrice(converted(price), converted(discounted), perUnit, shownCurrency());

/** The merchant's cost and profit. Empty where no cost is known. Takes minor units. */
function wireCost(cost: number | null, discounted: number) {
  if (cost === null) return {};
  const profit = discounted - cost;
  return {
    costAndProfitData: {
      itemCost: unitsOf(cost),
      formattedItemCost: formatMoney(cost),
      profit: unitsOf(profit),
      formattedProfit: formatMoney(profit),
      profitMargin: discounted === 0 ? 0 : Math.round((profit / discounted) * 10_000) / 10_000,
    },
  };
}

type Shown = {
  includeVariants?: boolean;
  /** Includes costs and profits, which only a merchant may see. */
  merchantData?: boolean;
};

/** A product in a V1 response, as a visitor sees it unless `shown` adds more. */
export function wireProduct(
  platform: Platform,
  product: StoredProduct,
  { includeVariants = true, merchantData = false }: Shown = {},
) {
  const { document } = product;
  const price = wirePrice(product.price, product.discountedPrice, document.pricePerUnitData);
  const ribbon = product.ribbon ? translatedShared('ribbon', product.ribbon) : '';
  const costs = product.variants.flatMap(({ cost }) => (cost === null ? [] : unitsOf(cost)));
  return {
    id: product.id,
    name: translated('product.name', product.id, product.name),
    slug: product.slug,
    visible: product.visible,
    productType: product.productType,
    description: translated('product.description', product.id, product.description),
    sku: product.sku,
    weight: product.weight,
    weightRange: range(product.variants.map(({ weight }) => weight)),
    stock: {
      trackInventory: product.trackInventory,
      ...(product.trackInventory && { quantity: sum(product.variants.map(({ quantity }) => quantity)) }),
      inStock: product.inventoryStatus !== 'OUT_OF_STOCK',
      inventoryStatus: product.inventoryStatus,
    },
    price,
    priceData: price,
    convertedPriceData: convertedPrice(product.price, product.discountedPrice, document.pricePerUnitData),
    priceRange: range(product.variants.map((variant) => unitsOf(variant.price))),
    additionalInfoSections: document.additionalInfoSections.map(({ title, description }) => ({
      title: translatedShared('section.title', title),
      description: translatedShared('section.text', description),
    })),
    ribbons: ribbon ? [{ text: ribbon }] : [],
    ribbon,
    ...(product.brand !== null && { brand: product.brand }),
    media: wireMedia(platform.origin, document.mediaIds, product.media),
    customTextFields: document.customTextFields.map((field) => ({
      ...field,
      title: translatedShared('option', field.title),
    })),
    manageVariants: product.manageVariants,
    productOptions: wireOptions(platform, product, {}),
    productPageUrl: {
      base: platform.siteOptions.productUrls === 'relative' ? '' : platform.origin,
      path: `/product-page/${product.slug}`,
    },
    numericId: String(product.numericId),
    inventoryItemId: invertId(product.id),
    discount: document.discount,
    collectionIds: product.collectionIds.map(v1CollectionId),
    variants: includeVariants
      ? product.variants.map((variant) => wireVariant(product, variant, { merchantData }))
      : [],
    lastUpdated: new Date(product.updatedAt).toISOString(),
    createdDate: new Date(product.createdAt).toISOString(),
    seoData: document.seoData ?? { tags: [], settings: { preventAutoRedirect: false, keywords: [] } },
    ...(document.pricePerUnitData && { pricePerUnitData: document.pricePerUnitData }),
    ...(document.productDimensions && { productDimensions: wireDimensions(document.productDimensions) }),
    ...(document.packageDimensions && { packageDimensions: wireDimensions(document.packageDimensions) }),
    ...(merchantData && wireCost(product.cost, product.discountedPrice)),
    ...(merchantData && costs.length > 0 && { costRange: range(costs) }),
  };
}

/**
 * A product of a site with V3, which has one variant in V1's shape whatever its options, and is its
 * own stock item.
 */
export function wireProductOfV3(platform: Platform, product: StoredProduct) {
  const [first] = product.variants;
  return {
    ...wireProduct(platform, product, { includeVariants: false }),
    inventoryItemId: product.id,
    variants: first ? [wireVariant(product, { ...first, id: DEFAULT_VARIANT_ID, choices: {} })] : [],
  };
}

/**
 * Returns the options, each choice with its stock and visibility given the choices already made in
 * the other options.
 */
export function wireOptions(platform: Platform, product: StoredProduct, chosen: Record<string, string>) {
  return optionStates(product, chosen).map(({ option, choices }) => ({
    optionType: option.optionType,
    name: translatedShared('option', option.name),
    choices: choices.map(({ choice, state }) => ({
      value: option.optionType === 'color' ? choice.value : translatedShared('choice', choice.value),
      description: translatedShared('choice', choice.description),
      media: wireMedia(platform.origin, choice.mediaIds, product.media),
      ...state,
    })),
  }));
}

export function wireVariant(
  product: StoredProduct,
  variant: StoredVariant,
  { merchantData = false }: Pick<Shown, 'merchantData'> = {},
) {
  const price = priceOfVariant(product, variant);
  return {
    id: variant.id,
    choices: wireChoices(variant.choices),
    variant: {
      priceData: price,
      convertedPriceData: convertedPriceOfVariant(product, variant),
      weight: variant.weight,
      sku: variant.sku,
      visible: variant.visible,
      ...(merchantData && wireCost(variant.cost, variantPrice(variant, product.document.discount))),
    },
    stock: variantStock(variant),
  };
}

/** The selected variant in an availability response. */
export function wireSelectedVariant(product: StoredProduct, variant: StoredVariant) {
  const price = priceOfVariant(product, variant);
  const { quantity, inStock } = variantStock(variant);
  return {
    price,
    convertedPriceData: convertedPriceOfVariant(product, variant),
    weight: variant.weight,
    sku: variant.sku,
    ...(quantity !== undefined && { quantity }),
    inStock,
    visible: variant.visible,
  };
}

const priceOfVariant = (product: StoredProduct, variant: StoredVariant) =>
  wirePrice(variant.price, variantPrice(variant, product.document.discount));

const convertedPriceOfVariant = (product: StoredProduct, variant: StoredVariant) =>
  convertedPrice(variant.price, variantPrice(variant, product.document.discount));

/** Choices are named, and the names are translated with the options' names. */
const wireChoices = (choices: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(choices).map(([option, choice]) => [
      translatedShared('option', option),
      translatedShared('choice', choice),
    ]),
  );

/** Leaves out the quantity of uncounted stock. */
export function variantStock(variant: StoredVariant): {
  trackQuantity: boolean;
  quantity?: number;
  inStock: boolean;
} {
  const { trackQuantity, quantity } = variant;
  const { inStock } = choiceState([variant]);
  return trackQuantity ? { trackQuantity, quantity, inStock } : { trackQuantity, inStock };
}

/** The sandbox's site measures in centimeters. */
const wireDimensions = (dimensions: Dimensions) => ({ ...dimensions, unit: 'CM' });

const range = (values: number[]) => ({ minValue: Math.min(...values), maxValue: Math.max(...values) });
const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);
