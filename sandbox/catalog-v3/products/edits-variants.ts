import { renderTypeOf } from '../../catalog/customizations';
import { choiceId, customizationId } from '../../catalog/stable-ids';
import type { CatalogEntry, StoredVariant } from '../../catalog/types';
import { rejectedField } from '../../core/errors';
import { unitsOf } from '../../core/money';
import { withStock } from '../inventory/input';
import type { V3VariantInput } from './input';

/**
 * Returns the entry with exactly the listed variants. One discount for all becomes the product's,
 * which V1 shows as well. Others are prices of their variants.
 * @throws PlatformError 400 for choices the product does not have, and for a variant listed twice.
 */
export function withV3Variants(entry: CatalogEntry, inputs: V3VariantInput[]): CatalogEntry {
  const discounts = new Set(inputs.map(({ price }) => discountOf(price)));
  const [common = 0] = discounts;
  const isCommon = discounts.size === 1;
  const listed = new Map(inputs.map((input, index) => [variantOf(entry, input, index).id, input]));
  if (listed.size < inputs.length) throw rejected('choices', 'must be different for each variant');
  const contents = [...listed].flatMap(([id, { physicalProperties }]) => {
    const content = physicalProperties?.pricePerUnit?.settings;
    return content ? [[id, content] as const] : [];
  });
  const prices = inputs.map(({ price }) => price.actualPrice + discountOf(price));
  return {
    product: {
      ...entry.product,
      price: Math.min(...prices),
      document: {
        ...entry.product.document,
        discount:
          isCommon && common > 0 ? { type: 'AMOUNT', value: unitsOf(common) } : { type: 'NONE', value: 0 },
        ...(contents.length > 0 && {
          v3: { ...entry.product.document.v3, contents: Object.fromEntries(contents) },
        }),
      },
    },
    variants: entry.variants.flatMap((variant): StoredVariant[] => {
      const input = listed.get(variant.id);
      if (input === undefined) return [];
      const { price } = input;
      const next: StoredVariant = {
        ...variant,
        price: price.actualPrice + discountOf(price),
        salePrice: !isCommon && discountOf(price) > 0 ? price.actualPrice : null,
        visible: input.visible ?? true,
        sku: input.sku ?? variant.sku,
        barcode: input.barcode ?? variant.barcode,
        weight: input.physicalProperties?.weight ?? variant.weight,
        cost: input.revenueDetails?.cost ?? variant.cost,
      };
      return [input.inventoryItem ? withStock(next, input.inventoryItem, entry.product.document) : next];
    }),
  };
}

const discountOf = ({ actualPrice, compareAtPrice }: V3VariantInput['price']): number =>
  compareAtPrice == null ? 0 : Math.max(0, compareAtPrice - actualPrice);

function variantOf(
  { product, variants }: CatalogEntry,
  { choices }: V3VariantInput,
  index: number,
): StoredVariant {
  const chosen = Object.fromEntries(
    product.document.options.flatMap((option) => {
      const { name } = option;
      const id = customizationId('option', name, renderTypeOf(option));
      const choice = option.choices.find(({ description }) =>
        choices.some(
          ({ optionChoiceIds, optionChoiceNames }) =>
            (optionChoiceNames?.optionName === name && optionChoiceNames.choiceName === description) ||
            (optionChoiceIds?.optionId === id && optionChoiceIds.choiceId === choiceId(id, description)),
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
  rejectedField(`product.variantsInfo.variants.${field}`, description);
