import { variantGuid } from '../../catalog/stable-ids';
import { own } from '../../core/named';
import { chosenVariant, planOf } from './catalog';
import type { LineRequest } from './requests';
import type { CatalogItem, CatalogVariant, Chosen, StoredLine } from './types';

type Options = NonNullable<LineRequest['catalogReference']['options']>;

/**
 * Returns the variant of a V3 reference, with the price of everything that it chooses. Undefined,
 * so that nothing is added: without the id of one of several variants, without a mandatory
 * modifier, with a choice or a subscription that the product does not have, and for a text of a
 * wrong length. V1's ids are unknown to V3.
 */
export function chooseV3Variant(item: CatalogItem, options: Options): CatalogVariant | undefined {
  const { variantId } = options;
  const variant = variantId
    ? item.variants.find(({ guid }) => guid === variantId)
    : item.variants.length === 1
      ? item.variants[0]
      : undefined;
  if (variant === undefined || !hasValidModifiers(item, options) || !hasValidPlan(item, options))
    return undefined;
  const chosen = chosenOf(item, variant, options);
  return chosenVariant(item, variant, { chosen, customTextFields: options.customTextFields ?? {} });
}

/**
 * Returns what the reference chooses in addition to the variant, without keys that the product
 * lacks.
 */
export function chosenOf(item: CatalogItem, variant: CatalogVariant, options: Options): Chosen {
  const modifiers = Object.fromEntries(
    (item.v3?.modifiers ?? []).flatMap(({ name, type }) => {
      const choice = own(options.options, name);
      return type !== 'FREE_TEXT' && choice ? [[name, choice]] : [];
    }),
  );
  const { subscriptionOptionId, preOrderRequested } = options;
  return {
    ...(Object.keys(modifiers).length > 0 && { modifiers }),
    ...(subscriptionOptionId && { subscriptionOptionId }),
    // A variant in stock is bought, not pre-ordered.
    ...(preOrderRequested && variant.remainingPreorders > 0 && { isPreorder: true }),
  };
}

const hasValidModifiers = (item: CatalogItem, { options, customTextFields }: Options): boolean =>
  (item.v3?.modifiers ?? []).every((modifier) => {
    if (modifier.type !== 'FREE_TEXT') {
      const choice = own(options, modifier.name);
      return choice ? modifier.choices.some(({ name }) => name === choice) : !modifier.mandatory;
    }
    const { length } = own(customTextFields, modifier.title)?.trim() ?? '';
    if (length === 0) return !modifier.mandatory;
    return length >= modifier.minLength && length <= modifier.maxLength;
  });

function hasValidPlan(item: CatalogItem, { subscriptionOptionId }: Options): boolean {
  const subscriptions = item.v3?.subscriptions;
  if (!subscriptionOptionId) return subscriptions?.allowOneTimePurchases ?? true;
  return planOf(item, { subscriptionOptionId }) !== undefined;
}

/** Returns the options of a V3 reference for a stored line, e.g. to add it to another cart. */
export const v3OptionsOf = ({ catalogItemId, variantId, customTextFields, chosen }: StoredLine): Options => ({
  variantId: variantGuid(catalogItemId, variantId),
  options: chosen?.modifiers,
  customTextFields,
  subscriptionOptionId: chosen?.subscriptionOptionId,
  preOrderRequested: chosen?.isPreorder,
});
