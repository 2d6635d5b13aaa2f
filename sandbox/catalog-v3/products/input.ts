import { z } from 'zod';
import { productInput } from '../../catalog/products/input';

const money = z
  .object({
    amount: z.string().regex(/^\d{1,9}(?:\.\d{1,3})?$/, 'must be a decimal number from 0 to 999999999.99'),
  })
  .transform(({ amount }) => Math.round(Number(amount) * 100));
const text = (most: number) => z.string().trim().min(1).max(most);
const named = z.object({ name: text(50) });

const option = z.object({
  name: text(50),
  optionRenderType: z.enum(['TEXT_CHOICES', 'SWATCH_CHOICES']).default('TEXT_CHOICES'),
  choicesSettings: z.object({
    choices: z
      .array(
        z.object({
          name: text(50),
          choiceType: z.enum(['CHOICE_TEXT', 'ONE_COLOR']).nullish(),
          colorCode: z.string().min(3).max(20).nullish(),
        }),
      )
      .min(1)
      .max(100),
  }),
});

const variant = z.object({
  visible: z.boolean().nullish(),
  sku: z.string().min(1).max(40).nullish(),
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
  physicalProperties: z.object({ weight: z.number().min(0).max(999_999_999.99).nullish() }).nullish(),
  revenueDetails: z.object({ cost: money.nullish() }).nullish(),
});
/** Amounts in cents. */
export type V3VariantInput = z.infer<typeof variant>;

/** The writable fields of a V3 product. `null` is the same as absent. */
const product = z.object({
  name: text(80).nullish(),
  slug: text(100).nullish(),
  visible: z.boolean().nullish(),
  productType: z.enum(['PHYSICAL', 'DIGITAL']).nullish(),
  plainDescription: z.string().max(16_000).nullish(),
  brand: named.nullish(),
  ribbon: named.nullish(),
  seoData: productInput.shape.seoData,
  options: z.array(option).max(6).nullish(),
  variantsInfo: z.object({ variants: z.array(variant).min(1).max(1000) }).nullish(),
  media: z
    .object({
      itemsInfo: z.object({
        items: z
          .array(
            z.object({
              id: z.string().nullish(),
              url: z.url({ protocol: /^https?$/ }).nullish(),
            }),
          )
          .max(50),
      }),
    })
    .nullish(),
});
export type V3ProductInput = z.infer<typeof product>;

/** A new product has a type and at least one variant. The sandbox creates physical ones only. */
export const newV3Product = product.extend({
  name: text(80),
  productType: z.enum(['PHYSICAL'], 'must be PHYSICAL: the sandbox creates no other products'),
  physicalProperties: z.object({}),
  variantsInfo: z.object({ variants: z.array(variant).min(1).max(1000) }),
});

/** A change names the revision that it is based on. */
export const changedV3Product = product.extend({ revision: z.string().min(1) });
