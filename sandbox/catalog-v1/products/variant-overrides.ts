import type { CatalogEntry, StoredVariant } from '../../catalog/types';
import { unknownChoice, variantsMatching } from '../../catalog/variants/choices';
import { rejectedField } from '../../core/errors';

/**
 * One change of managed variants: those with these ids, otherwise those that match these choices.
 * Amounts in minor units.
 */
export type VariantOverride = {
  choices?: Record<string, string> | undefined;
  variantIds?: string[] | undefined;
  change: Partial<Pick<StoredVariant, 'price' | 'cost' | 'weight' | 'sku' | 'visible'>>;
};

/**
 * Applies changes to managed variants in order, so that a later change wins.
 * @throws PlatformError 400 for a product whose variants are not managed, and for variants it does
 *   not have.
 */
export function withVariantOverrides(entry: CatalogEntry, overrides: VariantOverride[]): CatalogEntry {
  if (!entry.product.manageVariants)
    throw rejectedField('id', 'is a product whose variants are not managed (manageVariants)');
  return overrides.reduce<CatalogEntry>(({ product, variants }, override, index) => {
    const ids = new Set(chosen({ product, variants }, override, `variants.${index}`).map(({ id }) => id));
    return {
      product,
      variants: variants.map((variant) =>
        ids.has(variant.id) ? { ...variant, ...override.change } : variant,
      ),
    };
  }, entry);
}

function chosen(
  { product, variants }: CatalogEntry,
  { choices = {}, variantIds = [] }: VariantOverride,
  field: string,
): StoredVariant[] {
  if (variantIds.length > 0) {
    const unknown = variantIds.find((id) => !variants.some((variant) => variant.id === id));
    if (unknown !== undefined)
      throw rejectedField(`${field}.variantIds`, `names a variant that is not there: ${unknown}`);
    return variants.filter(({ id }) => variantIds.includes(id));
  }
  if (Object.keys(choices).length === 0) throw rejectedField(field, 'must have choices or variantIds');
  const unknown = unknownChoice(product.document.options, choices);
  if (unknown !== undefined) throw rejectedField(`${field}.choices`, unknown);
  return variantsMatching(variants, choices);
}
