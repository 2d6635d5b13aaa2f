import { z } from 'zod';
import { productInput } from '../../catalog/products/input';
import { MEASUREMENT_UNITS } from '../../catalog/types';
import { toMinor } from '../../core/money';
import { stockInput } from '../inventory/input';
import { richContent } from '../rich-content';
import { tagsInput } from './tags';

export const decimal = z
  .string()
  .regex(/^\d{1,9}(?:\.\d{1,3})?$/, 'must be a decimal number from 0 to 999999999.99')
  .transform(toMinor);
const money = z.object({ amount: decimal }).transform(({ amount }) => amount);
const text = (most: number) => z.string().trim().min(1).max(most);

/** A brand or a ribbon: by its id, or by its name, which creates it. */
const named = (most: number) =>
  z
    .object({ id: z.string().nullish(), name: text(most).nullish() })
    .refine(({ id, name }) => id || name, 'must have an id or a name');

const mediaReferences = z.object({ items: z.array(z.object({ mediaId: z.string() })).max(50) });
const choice = z.object({
  choiceId: z.string().nullish(),
  name: text(50).nullish(),
  choiceType: z.enum(['CHOICE_TEXT', 'ONE_COLOR']).nullish(),
  colorCode: z.string().min(3).max(20).nullish(),
  linkedMedia: z
    .array(z.object({ id: z.string() }))
    .max(50)
    .nullish(),
  media: mediaReferences.nullish(),
});

const option = z.object({
  id: z.string().nullish(),
  name: text(50).nullish(),
  optionRenderType: z.enum(['TEXT_CHOICES', 'SWATCH_CHOICES']).nullish(),
  choicesSettings: z.object({ choices: z.array(choice).min(1).max(100) }),
});
export type V3OptionInput = z.infer<typeof option>;

const freeText = z.object({
  minCharCount: z.number().int().min(0).max(500).nullish(),
  maxCharCount: z.number().int().min(1).max(500),
  title: text(150),
  defaultAddedPrice: decimal.nullish(),
});
const modifier = z
  .object({
    id: z.string().nullish(),
    name: text(50).nullish(),
    mandatory: z.boolean().nullish(),
    modifierRenderType: z.enum(['FREE_TEXT', 'TEXT_CHOICES', 'SWATCH_CHOICES']),
    freeTextSettings: freeText.nullish(),
    choicesSettings: z
      .object({
        choices: z
          .array(choice.extend({ addedPrice: decimal.nullish() }))
          .min(1)
          .max(100),
      })
      .nullish(),
  })
  .refine(
    ({ modifierRenderType, freeTextSettings, choicesSettings }) =>
      modifierRenderType === 'FREE_TEXT' ? freeTextSettings : choicesSettings,
    'must have the settings of its render type',
  );
export type V3ModifierInput = z.infer<typeof modifier>;

const variant = z.object({
  visible: z.boolean().nullish(),
  sku: z.string().min(1).max(40).nullish(),
  barcode: z.string().min(1).max(40).nullish(),
  choices: z
    .array(
      z.object({
        optionChoiceIds: z.object({ optionId: z.string(), choiceId: z.string() }).nullish(),
        optionChoiceNames: z.object({ optionName: z.string(), choiceName: z.string() }).nullish(),
      }),
    )
    .max(6)
    .default([]),
  price: z.object({ actualPrice: money, compareAtPrice: money.nullish() }),
  physicalProperties: z
    .object({
      weight: z.number().min(0).max(999_999_999.99).nullish(),
      pricePerUnit: z
        .object({
          settings: z
            .object({ quantity: z.number().positive(), measurementUnit: z.enum(MEASUREMENT_UNITS) })
            .nullish(),
        })
        .nullish(),
    })
    .nullish(),
  revenueDetails: z.object({ cost: money.nullish() }).nullish(),
  /** Only in the calls that create products with inventory. Other calls ignore it. */
  inventoryItem: stockInput.nullish(),
});
/** Amounts in minor units. */
export type V3VariantInput = z.infer<typeof variant>;

const infoSection = z
  .object({
    id: z.string().nullish(),
    uniqueName: text(50).nullish(),
    title: z.string().max(50).nullish(),
    plainDescription: z.string().max(16_000).nullish(),
    description: richContent.nullish(),
  })
  .refine(({ id, uniqueName }) => id || uniqueName, 'must have an id or a uniqueName');
export type V3InfoSectionInput = z.infer<typeof infoSection>;

const subscription = z.object({
  id: z.string().nullish(),
  title: text(100),
  description: z.string().max(500).nullish(),
  visible: z.boolean().nullish(),
  frequency: z.enum(['DAY', 'WEEK', 'MONTH', 'YEAR']),
  interval: z.number().int().min(1).max(999).nullish(),
  autoRenewal: z.boolean().nullish(),
  billingCycles: z.number().int().min(1).max(999).nullish(),
  discount: z
    .object({
      type: z.enum(['PERCENT', 'AMOUNT']),
      percentOff: z.number().min(0).max(100).nullish(),
      amountOff: decimal.nullish(),
    })
    .nullish(),
});

const mediaItem = z.object({ id: z.string().nullish(), url: z.url({ protocol: /^https?$/ }).nullish() });

/** The writable fields of a V3 product. `null` is the same as absent. */
const product = z.object({
  name: text(80).nullish(),
  slug: text(100).nullish(),
  visible: z.boolean().nullish(),
  productType: z.enum(['PHYSICAL', 'DIGITAL']).nullish(),
  plainDescription: z.string().max(16_000).nullish(),
  description: richContent.nullish(),
  brand: named(50).nullish(),
  ribbon: named(30).nullish(),
  additionalRibbons: z.array(named(30)).max(4).nullish(),
  infoSections: z.array(infoSection).max(20).nullish(),
  mainCategoryId: z.string().nullish(),
  tags: tagsInput.nullish(),
  extendedFields: z
    .object({ namespaces: z.record(z.string().max(100), z.record(z.string().max(100), z.unknown())) })
    .nullish(),
  seoData: productInput.shape.seoData,
  options: z.array(option).max(6).nullish(),
  modifiers: z.array(modifier).max(10).nullish(),
  variantsInfo: z.object({ variants: z.array(variant).min(1).max(1000) }).nullish(),
  physicalProperties: z
    .object({
      pricePerUnit: z
        .object({ quantity: z.number().positive(), measurementUnit: z.enum(MEASUREMENT_UNITS) })
        .nullish(),
    })
    .nullish(),
  subscriptionDetails: z
    .object({
      subscriptions: z.array(subscription).max(6),
      allowOneTimePurchases: z.boolean().nullish(),
    })
    .nullish(),
  media: z.object({ itemsInfo: z.object({ items: z.array(mediaItem).max(50) }).nullish() }).nullish(),
});
export type V3ProductInput = z.infer<typeof product>;

/** A new product has a type and at least one variant. */
export const newV3Product = product.extend({
  name: text(80),
  productType: z.enum(['PHYSICAL', 'DIGITAL']),
  variantsInfo: z.object({ variants: z.array(variant).min(1).max(1000) }),
});
export type NewV3Product = z.infer<typeof newV3Product>;

/** A change specifies the revision that it is based on. */
export const changedV3Product = product.extend({ revision: z.string().min(1) });
/**
 * A change of all products of a filter specifies no revision. Name and slug belong to one product.
 */
export const filteredV3Product = product.omit({ name: true, slug: true });
export type ChangedV3Product = V3ProductInput & { revision?: string };
