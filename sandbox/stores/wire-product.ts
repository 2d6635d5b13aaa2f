import { formatMoney } from '../core/money';
import { CURRENCY, type Platform } from '../core/platform';
import { discountedPrice } from './price';
import type { StoredProduct, StoredVariant } from './product-store';
import { choiceState, optionStates } from './variant-choices';
import { wireMedia } from './wire-media';

/** A catalogue price: numbers in the currency's units, unlike eCom's decimal texts. Cents in. */
function wirePrice(price: number, discounted: number) {
  return {
    currency: CURRENCY,
    price: price / 100,
    discountedPrice: discounted / 100,
    formatted: { price: formatMoney(price), discountedPrice: formatMoney(discounted) },
  };
}

/** A product as a visitor sees it in a V1 answer. */
export function wireProduct(platform: Platform, product: StoredProduct, includeVariants = true) {
  const { document } = product;
  const price = wirePrice(product.price, product.discountedPrice);
  return {
    id: product.id,
    name: product.name,
    slug: product.slug,
    visible: product.visible,
    productType: product.productType,
    description: product.description,
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
    convertedPriceData: price,
    priceRange: range(product.variants.map((variant) => variant.price / 100)),
    additionalInfoSections: document.additionalInfoSections,
    ribbons: product.ribbon ? [{ text: product.ribbon }] : [],
    ribbon: product.ribbon ?? '',
    ...(product.brand !== null && { brand: product.brand }),
    media: wireMedia(platform.origin, document.mediaIds, product.media),
    customTextFields: document.customTextFields,
    manageVariants: product.manageVariants,
    productOptions: wireOptions(platform, product, {}),
    productPageUrl: { base: platform.origin, path: `/product-page/${product.slug}` },
    numericId: String(product.numericId),
    inventoryItemId: inventoryItemId(product.id),
    discount: document.discount,
    collectionIds: product.collectionIds,
    variants: includeVariants ? product.variants.map((variant) => wireVariant(product, variant)) : [],
    lastUpdated: new Date(product.updatedAt).toISOString(),
    createdDate: new Date(product.createdAt).toISOString(),
    seoData: { tags: [], settings: { preventAutoRedirect: false, keywords: [] } },
  };
}

/** The options, each choice with its stock and visibility given the choices already made in the other options. */
export function wireOptions(platform: Platform, product: StoredProduct, chosen: Record<string, string>) {
  return optionStates(product, chosen).map(({ option, choices }) => ({
    optionType: option.optionType,
    name: option.name,
    choices: choices.map(({ choice, state }) => ({
      value: choice.value,
      description: choice.description,
      media: wireMedia(platform.origin, choice.mediaIds, product.media),
      ...state,
    })),
  }));
}

export function wireVariant(product: StoredProduct, variant: StoredVariant) {
  const price = variantPrice(product, variant);
  return {
    id: variant.id,
    choices: variant.choices,
    variant: {
      priceData: price,
      convertedPriceData: price,
      weight: variant.weight,
      sku: variant.sku,
      visible: variant.visible,
    },
    stock: variantStock(variant),
  };
}

/** The chosen variant in an availability answer. */
export function wireSelectedVariant(product: StoredProduct, variant: StoredVariant) {
  const price = variantPrice(product, variant);
  const { quantity, inStock } = variantStock(variant);
  return {
    price,
    convertedPriceData: price,
    weight: variant.weight,
    sku: variant.sku,
    ...(quantity !== undefined && { quantity }),
    inStock,
    visible: variant.visible,
  };
}

const variantPrice = (product: StoredProduct, variant: StoredVariant) =>
  wirePrice(variant.price, discountedPrice(variant.price, product.document.discount));

/** Without a quantity where it is not counted. */
export function variantStock(variant: StoredVariant): {
  trackQuantity: boolean;
  quantity?: number;
  inStock: boolean;
} {
  const { trackQuantity, quantity } = variant;
  const { inStock } = choiceState([variant]);
  return trackQuantity ? { trackQuantity, quantity, inStock } : { trackQuantity, inStock };
}

/** The product's id with every hex digit inverted: inferred from the documented pair of examples. */
const inventoryItemId = (productId: string): string =>
  productId.replaceAll(/[0-9a-f]/g, (digit) => (15 - Number.parseInt(digit, 16)).toString(16));

const range = (values: number[]) => ({ minValue: Math.min(...values), maxValue: Math.max(...values) });
const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);
