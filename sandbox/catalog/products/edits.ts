/** Pure functions that apply a merchant's input to a product. */

import { validationError } from '../../core/errors';
import { toMinor } from '../../core/money';
import type { CatalogEntry, EntryProduct, ProductDocument, StoredOption } from '../types';
import { defaultsOf, variantRows } from '../variants/rows';
import type { ProductInput } from './input';

/**
 * Returns the product with the given fields. The caller chooses the slug.
 * @throws PlatformError 400 for another product type, too many variants, or a variant's price below
 *   zero.
 */
export function withInput({ product, variants }: CatalogEntry, input: ProductInput): CatalogEntry {
  const { productType } = input;
  if (productType && productType !== 'unspecified_product_type' && productType !== product.productType)
    throw validationError([
      { field: 'product.productType', description: 'cannot be changed', violatedRule: 'OTHER' },
    ]);
  const document = documentWith(product.document, input);
  const changed: EntryProduct = {
    ...product,
    name: input.name ?? product.name,
    visible: input.visible ?? product.visible,
    description: input.description ?? product.description,
    sku: input.sku ?? product.sku,
    ribbon: input.ribbon == null ? product.ribbon : input.ribbon || null,
    brand: input.brand ?? product.brand,
    manageVariants: (input.manageVariants ?? product.manageVariants) && document.options.length > 0,
    document,
  };
  let next: CatalogEntry = { product: changed, variants: variantRows(changed, variants) };
  const { price } = input.priceData ?? {};
  if (price != null) next = withPrice(next, toMinor(price));
  const { itemCost } = input.costAndProfitData ?? {};
  if (itemCost != null) next = withCost(next, toMinor(itemCost));
  if (input.weight != null) next = withWeight(next, input.weight);
  if (input.sku != null && !changed.manageVariants)
    next = { ...next, variants: next.variants.map((variant) => ({ ...variant, sku: changed.sku })) };
  return next;
}

function documentWith(document: ProductDocument, input: ProductInput): ProductDocument {
  const { discount } = input;
  return {
    ...document,
    ...(input.productOptions && { options: optionsFrom(input.productOptions, document.options) }),
    ...(input.additionalInfoSections && { additionalInfoSections: input.additionalInfoSections }),
    ...(discount && {
      discount:
        discount.type === 'AMOUNT' || discount.type === 'PERCENT'
          ? { type: discount.type, value: discount.value }
          : { type: 'NONE', value: 0 },
    }),
    ...(input.seoData && { seoData: input.seoData }),
    ...(input.pricePerUnitData && { pricePerUnitData: input.pricePerUnitData }),
    ...(input.productDimensions && { productDimensions: input.productDimensions }),
    ...(input.packageDimensions && { packageDimensions: input.packageDimensions }),
  };
}

const HEX_COLOR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/**
 * Returns options as stored. The type follows from the values: colors are hex codes. Choices keep
 * their pictures.
 */
function optionsFrom(
  options: NonNullable<ProductInput['productOptions']>,
  before: StoredOption[],
): StoredOption[] {
  return options.map(({ name, choices }) => {
    const known = before.find((option) => option.name === name);
    return {
      name,
      optionType: choices.every(({ value }) => HEX_COLOR.test(value)) ? 'color' : 'drop_down',
      choices: choices.map((choice) => ({
        ...choice,
        mediaIds:
          known?.choices.find(({ description }) => description === choice.description)?.mediaIds ?? [],
      })),
    };
  });
}

/**
 * Returns the product at that price, in minor units. Variants keep their price differences.
 * @throws PlatformError 400 when a variant's price would fall below zero.
 */
export function withPrice({ product, variants }: CatalogEntry, price: number): CatalogEntry {
  const shift = price - product.price;
  return {
    product: { ...product, price },
    variants: variants.map((variant) => {
      if (variant.price + shift < 0)
        throw validationError([
          {
            field: 'priceData.price',
            description: 'makes the price of a variant negative',
            violatedRule: 'MIN',
          },
        ]);
      const salePrice = variant.salePrice === null ? null : Math.max(0, variant.salePrice + shift);
      return { ...variant, price: variant.price + shift, salePrice };
    }),
  };
}

/** Cost in minor units. */
export const withCost = ({ product, variants }: CatalogEntry, cost: number): CatalogEntry => ({
  product: { ...product, cost },
  variants: variants.map((variant) => ({ ...variant, cost })),
});

export const withWeight = ({ product, variants }: CatalogEntry, weight: number): CatalogEntry => ({
  product: { ...product, weight },
  variants: variants.map((variant) => ({ ...variant, weight })),
});

/** Resets every variant to the product's values. Stock is not changed. */
export const withVariantsReset = ({ product, variants }: CatalogEntry): CatalogEntry => ({
  product,
  variants: variants.map((variant) => ({ ...variant, ...defaultsOf(product) })),
});

/** @throws PlatformError 400 while variants are managed, because they depend on the options. */
export function withoutOptions({ product, variants }: CatalogEntry): CatalogEntry {
  if (product.manageVariants)
    throw validationError([
      {
        field: 'id',
        description: 'is a product with managed variants, whose options cannot be deleted',
        violatedRule: 'OTHER',
      },
    ]);
  const changed = { ...product, document: { ...product.document, options: [] } };
  return { product: changed, variants: variantRows(changed, variants) };
}

export const withProduct = (
  { product, variants }: CatalogEntry,
  change: Partial<Pick<EntryProduct, 'brand' | 'ribbon' | 'slug'>>,
): CatalogEntry => ({ product: { ...product, ...change }, variants });
