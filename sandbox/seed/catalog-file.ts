import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { choiceModifier, measurementUnit, pricePerUnit, textModifier } from '../catalog/document';
import { named } from '../core/named';
import { DEFAULT_SEED, seedFolder } from './seed-folder';

const modifier = z.discriminatedUnion('type', [
  textModifier.extend({ minLength: z.int().nonnegative(), maxLength: z.int().positive() }),
  choiceModifier,
]);

/** Data of a product on a site with Catalog V3 only. */
const v3 = z.strictObject({
  additionalRibbons: z.array(z.string()).optional(),
  /** Names of public tags. Their ids follow from them. */
  tags: z.array(z.string()).optional(),
  modifiers: z.array(modifier).optional(),
  /** Shown behind the pictures. `poster` is a picture of the catalog. */
  video: z.object({ file: z.string(), poster: z.string(), alt: z.string() }).optional(),
  /** The pre-order of the variants that are out of stock. */
  preorder: z.object({ message: z.string(), limit: z.number().int().positive() }).optional(),
  subscriptions: z
    .object({
      allowOneTimePurchases: z.boolean(),
      plans: z.array(
        z.object({
          name: z.string(),
          title: z.string(),
          description: z.string(),
          frequency: z.enum(['DAY', 'WEEK', 'MONTH', 'YEAR']),
          interval: z.number().int().positive(),
          billingCycles: z.number().int().positive().nullable(),
          percentOff: z.number(),
        }),
      ),
    })
    .optional(),
  mainCategory: z.string().optional(),
  pricePerUnit: pricePerUnit.optional(),
  seo: z.object({ title: z.string(), description: z.string(), keywords: z.array(z.string()) }).optional(),
});

const product = z.object({
  slug: z.string(),
  name: z.string(),
  categories: z.array(z.string()).default([]),
  productType: z.enum(['physical', 'digital', 'gift_card']).default('physical'),
  /** The first paragraph of the description. */
  shortDescription: z.string().default(''),
  /** Paragraphs separated by an empty line. */
  description: z.string(),
  /** In the currency's units, like every price in this file. */
  price: z.number(),
  brand: z.string().optional(),
  /** Kilograms. */
  weight: z.number().default(0),
  material: z.string().default(''),
  /** For a product of several sizes, a paragraph of each: `Small: Ø 18 × H 7 cm`. */
  dimensions: z.string().default(''),
  /** The size in comparison with something familiar. Follows the dimensions. */
  scale: z.string().optional(),
  care: z.string().default(''),
  /** Further texts of the product in HTML, e.g. a table of sizes. */
  infoSections: z.array(z.strictObject({ title: z.string(), html: z.string() })).default([]),
  sku: z.string().default(''),
  ribbon: z.string().optional(),
  discount: z.object({ type: z.enum(['AMOUNT', 'PERCENT']), value: z.number() }).optional(),
  digitalFile: z.object({ name: z.string() }).optional(),
  /** Texts that a shopper may, or must, enter for the product. */
  customTextFields: z
    .array(z.object({ title: z.string(), maxLength: z.number().int().positive(), mandatory: z.boolean() }))
    .default([]),
  options: z
    .array(
      z.object({
        name: z.string(),
        type: z.enum(['color', 'drop_down']),
        choices: z.array(
          z.object({ value: z.string(), description: z.string(), images: z.array(z.string()).default([]) }),
        ),
      }),
    )
    .default([]),
  variants: z
    .array(
      z.object({
        choices: named(z.string()).default({}),
        sku: z.string().default(''),
        price: z.number(),
        /** null: not counted. */
        stock: z.number().int().nonnegative().nullable(),
        inStock: z.boolean(),
        /** Kilograms, where they are not the product's. */
        weight: z.number().optional(),
        /** The content of one item, unless it is `v3.pricePerUnit`. V1 has it by product only. */
        content: z.object({ quantity: z.number().positive(), measurementUnit }).optional(),
      }),
    )
    .min(1),
  images: z.array(z.object({ file: z.string(), alt: z.string() })).min(1),
  createdDate: z.iso.datetime(),
  v3: v3.optional(),
});

/** `catalog.json`. Products of any trade have the fields without a default (docs/seeds.md). */
export const catalogSchema = z.object({
  products: z.array(product),
  categories: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      description: z.string().default(''),
      banner: z.string().optional(),
      bannerAlt: z.string().default(''),
      products: z.array(z.string()),
      /** The slug of the parent category in Catalog V3. V1 has no parents. */
      parent: z.string().optional(),
    }),
  ),
  /** Pictures of the CMS's items. */
  heroes: z.array(z.object({ file: z.string(), alt: z.string() })).default([]),
});

export type SeedProduct = z.infer<typeof product>;
export type SeedCatalog = z.infer<typeof catalogSchema>;

/** Returns the catalog of a seed. @throws Error that lists what is wrong in the file. */
export function readCatalogFile(seed = DEFAULT_SEED): SeedCatalog {
  const file = join(seedFolder(seed), 'catalog.json');
  const parsed = catalogSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new Error(`${file}:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
