/** Pure functions that apply V3 input to a product. */

import type { CatalogEntry } from '../../catalog/products/entry';
import type { ProductInput } from '../../catalog/products/input';
import type { StoredVariant } from '../../catalog/products/store';
import { applicationError, validationError } from '../../core/errors';
import { choiceId, optionId } from '../stable-ids';
import type { V3ProductInput, V3VariantInput } from './input';

/** Returns the part of V3's input that V1 has too, with V1's names. */
export const asV1Input = (input: V3ProductInput): ProductInput => ({
  name: input.name,
  slug: input.slug,
  visible: input.visible,
  productType: input.productType === 'DIGITAL' ? 'digital' : input.productType ? 'physical' : undefined,
  description: input.plainDescription,
  brand: input.brand?.name,
  ribbon: input.ribbon?.name,
  seoData: input.seoData,
  ...(input.options && {
    manageVariants: input.options.length > 0,
    productOptions: input.options.map(({ name, choicesSettings }) => ({
      name,
      choices: choicesSettings.choices.map((choice) => ({
        description: choice.name,
        value: choice.colorCode ?? choice.name,
      })),
    })),
  }),
});

/**
 * Returns the entry with the listed variants. Others become hidden. V3 has a compare-at price for
 * each variant, the sandbox's rows one discount for the product, so the discount must be the same
 * amount for all variants.
 * @throws PlatformError 400 for choices the product does not have, and for a second discount.
 */
export function withV3Variants(entry: CatalogEntry, inputs: V3VariantInput[]): CatalogEntry {
  const discounts = new Set(inputs.map(({ price }) => discountOf(price)));
  const [discount = 0] = discounts;
  if (discounts.size > 1)
    throw rejected('price.compareAtPrice', 'must be above the price by the same amount in every variant');
  const listed = new Map(inputs.map((input, index) => [variantOf(entry, input, index).id, input]));
  const prices = inputs.map(({ price }) => price.actualPrice + discount);
  return {
    product: {
      ...entry.product,
      price: Math.min(...prices),
      document: {
        ...entry.product.document,
        discount: discount > 0 ? { type: 'AMOUNT', value: discount / 100 } : { type: 'NONE', value: 0 },
      },
    },
    variants: entry.variants.map((variant) => {
      const input = listed.get(variant.id);
      if (input === undefined) return { ...variant, visible: false };
      return {
        ...variant,
        price: input.price.actualPrice + discount,
        visible: input.visible ?? true,
        sku: input.sku ?? variant.sku,
        weight: input.physicalProperties?.weight ?? variant.weight,
        cost: input.revenueDetails?.cost ?? variant.cost,
      };
    }),
  };
}

/**
 * @throws PlatformError 409 when another write has changed the product since. The code is a guess.
 */
export function requireRevision({ product }: CatalogEntry, revision: string): void {
  if (String(product.revision) !== revision)
    throw applicationError(
      409,
      'INVALID_REVISION',
      `The product has revision ${product.revision}, not ${revision}`,
    );
}

const discountOf = ({ actualPrice, compareAtPrice }: V3VariantInput['price']): number =>
  compareAtPrice == null ? 0 : Math.max(0, compareAtPrice - actualPrice);

function variantOf(
  { product, variants }: CatalogEntry,
  { choices }: V3VariantInput,
  index: number,
): StoredVariant {
  const chosen = Object.fromEntries(
    product.document.options.flatMap(({ name, choices: offered }) => {
      const choice = offered.find(({ description }) =>
        choices.some(
          ({ optionChoiceIds, optionChoiceNames }) =>
            (optionChoiceNames?.optionName === name && optionChoiceNames.choiceName === description) ||
            (optionChoiceIds?.optionId === optionId(product.id, name) &&
              optionChoiceIds.choiceId === choiceId(product.id, name, description)),
        ),
      );
      return choice ? [[name, choice.description]] : [];
    }),
  );
  const isKnown = Object.keys(chosen).length === choices.length;
  const variant = variants.find(
    (candidate) =>
      Object.keys(candidate.choices).length === choices.length &&
      Object.entries(candidate.choices).every(([name, choice]) => chosen[name] === choice),
  );
  if (variant === undefined || !isKnown)
    throw rejected(`${index}.choices`, 'must name one choice of each option of the product');
  return variant;
}

const rejected = (field: string, description: string) =>
  validationError([{ field: `product.variantsInfo.variants.${field}`, description, violatedRule: 'OTHER' }]);
