/** Pure functions that apply V3 input to a product. */

import type { ProductInput } from '../../catalog/products/input';
import type { CatalogEntry, StoredModifier, SubscriptionPlan, V3Document } from '../../catalog/types';
import { applicationError } from '../../core/errors';
import { unitsOf } from '../../core/money';
import { htmlOf } from '../rich-content';
import { withV3Variants } from './edits-variants';
import type { V3ModifierInput, V3OptionInput, V3ProductInput } from './input';
import type { ResolvedInput } from './resolve';
import { storedTags } from './tags';

/** Returns the part of V3's input that V1 has too, with V1's names. */
export const asV1Input = (input: ResolvedInput): ProductInput => ({
  name: input.name,
  slug: input.slug,
  visible: input.visible,
  description: input.plainDescription ?? (input.description ? htmlOf(input.description) : undefined),
  brand: input.brandName,
  ribbon: input.ribbonName,
  seoData: input.seoData,
  additionalInfoSections: input.sections?.map(({ title, description }) => ({ title, description })),
  ...(input.options && {
    manageVariants: input.options.length > 0,
    productOptions: input.options.map(asV1Option),
  }),
});

const asV1Option = ({ name, choicesSettings }: V3OptionInput) => ({
  name: name ?? '',
  choices: choicesSettings.choices.map((choice) => ({
    description: choice.name ?? '',
    value: choice.colorCode ?? choice.name ?? '',
  })),
});

/** Returns the entry with the fields that only V3 has. */
export function withV3Fields(entry: CatalogEntry, input: ResolvedInput, isNew: boolean): CatalogEntry {
  const { document } = entry.product;
  const before = document.v3 ?? {};
  const unit = unitOf(input);
  const v3: V3Document = {
    ...before,
    ...(input.additionalRibbonNames && { additionalRibbons: input.additionalRibbonNames }),
    ...(input.modifiers && { modifiers: input.modifiers.map(modifierOf) }),
    ...(input.videoIds && { videoIds: input.videoIds }),
    ...(input.subscriptionDetails && { subscriptions: subscriptionsOf(input.subscriptionDetails) }),
    ...(input.mainCategoryId && { mainCategoryId: input.mainCategoryId }),
    ...(input.tags && { tags: storedTags(input.tags) }),
    ...(input.extendedFields && { extendedFields: input.extendedFields.namespaces }),
    ...(input.sections && {
      sectionNames: Object.fromEntries(input.sections.map(({ id, uniqueName }) => [id, uniqueName])),
    }),
    ...(input.description && { richDescription: input.description }),
  };
  // Rich content follows from an HTML text that is written later.
  if (input.plainDescription != null && !input.description) delete v3.richDescription;
  if (input.seoData) delete v3.seoData;
  const isDigital = isNew && input.productType === 'DIGITAL';
  const next: CatalogEntry = {
    product: {
      ...entry.product,
      ...(isDigital && { productType: 'digital' as const }),
      document: {
        ...document,
        ...(isDigital && { itemType: 'DIGITAL' as const }),
        ...(unit && { pricePerUnitData: unit }),
        options: document.options.map((option) => ({
          ...option,
          choices: option.choices.map((one) => ({
            ...one,
            mediaIds: choiceMedia(input.options, option.name, one.description) ?? one.mediaIds,
          })),
        })),
        v3,
      },
    },
    variants: entry.variants,
  };
  return input.variantsInfo ? withV3Variants(next, input.variantsInfo.variants) : next;
}

/** Returns the pictures that the input links to a choice. */
function choiceMedia(
  options: V3ProductInput['options'],
  name: string,
  choiceName: string,
): string[] | undefined {
  const option = options?.find((one) => one.name === name);
  const choice = option?.choicesSettings.choices.find((one) => one.name === choiceName);
  return choice?.media?.items.map(({ mediaId }) => mediaId) ?? choice?.linkedMedia?.map(({ id }) => id);
}

function unitOf({ physicalProperties, variantsInfo }: V3ProductInput) {
  const base = physicalProperties?.pricePerUnit;
  const total = variantsInfo?.variants[0]?.physicalProperties?.pricePerUnit?.settings;
  if (!base || !total) return undefined;
  return {
    totalQuantity: total.quantity,
    totalMeasurementUnit: total.measurementUnit,
    baseQuantity: base.quantity,
    baseMeasurementUnit: base.measurementUnit,
  };
}

function modifierOf(input: V3ModifierInput): StoredModifier {
  const { modifierRenderType: type, freeTextSettings } = input;
  const named = { name: input.name ?? '', mandatory: input.mandatory ?? false };
  if (type === 'FREE_TEXT')
    return {
      ...named,
      type,
      title: freeTextSettings?.title ?? named.name,
      minLength: freeTextSettings?.minCharCount ?? 0,
      maxLength: freeTextSettings?.maxCharCount ?? 500,
      addedPrice: freeTextSettings?.defaultAddedPrice ?? 0,
    };
  return {
    ...named,
    type,
    choices: (input.choicesSettings?.choices ?? []).map(({ name, colorCode, addedPrice }) => ({
      name: name ?? '',
      ...(colorCode && { colorCode }),
      addedPrice: addedPrice ?? 0,
    })),
  };
}

const subscriptionsOf = (input: NonNullable<V3ProductInput['subscriptionDetails']>) => ({
  allowOneTimePurchases: input.allowOneTimePurchases ?? true,
  plans: input.subscriptions.map(
    ({
      id,
      title,
      description,
      visible,
      frequency,
      interval,
      billingCycles,
      discount,
    }): SubscriptionPlan => ({
      id: id ?? crypto.randomUUID(),
      title,
      frequency,
      description: description ?? '',
      visible: visible ?? true,
      interval: interval ?? 1,
      billingCycles: billingCycles ?? null,
      discount:
        discount?.type === 'PERCENT'
          ? { type: 'PERCENT', value: discount.percentOff ?? 0 }
          : discount
            ? { type: 'AMOUNT', value: unitsOf(discount.amountOff ?? 0) }
            : { type: 'NONE', value: 0 },
    }),
  ),
});

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
