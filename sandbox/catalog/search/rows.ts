import { decimalMoney } from '../../core/money';
import { availableForPreorder, preorderOf } from '../availability';
import { type Customization, customizationsOf } from '../customizations';
import { variantPrice } from '../price';
import type { products, variants } from '../schema';
import { brandId, infoSectionId, ribbonId } from '../stable-ids';
import type { ProductDocument } from '../types';
import type { catalogIndex, catalogParts, customizationChoices } from './schema';
import { termsOf, textKeyOf } from './words';

type ProductRow = typeof products.$inferInsert;
type Product = Omit<ProductRow, 'document'> & { document: ProductDocument };
type Variant = typeof variants.$inferInsert;
export type SearchEntry = { product: Product; variants: readonly Variant[] };

/** Returns a product's row without its number. */
export const indexRow = ({
  product,
  variants,
}: SearchEntry): Omit<typeof catalogIndex.$inferInsert, 'no' | 'change'> => {
  const { document } = product;
  // Hidden variants cannot be bought. A product that has no other still needs a price.
  const shown = variants.filter(({ visible }) => visible);
  const counted = shown.length > 0 ? shown : variants;
  const prices = counted.map((variant) => variantPrice(variant, document.discount));
  const minPrice = Math.min(...prices);
  const compared = comparePrices(document, counted);
  const weights = counted.map(({ weight }) => weight);
  return {
    productId: product.id,
    visible: product.visible,
    name: product.name,
    slug: product.slug,
    productType: product.productType === 'physical' ? 'PHYSICAL' : 'DIGITAL',
    brand: product.brand,
    ribbon: product.ribbon,
    minPrice,
    maxPrice: Math.max(...prices),
    minCompareAt: compared.length > 0 ? Math.min(...compared) : null,
    maxCompareAt: compared.length > 0 ? Math.max(...compared) : null,
    minSku: counted[prices.indexOf(minPrice)]?.sku ?? '',
    minWeight: Math.min(...weights),
    maxWeight: Math.max(...weights),
    availability: product.inventoryStatus,
    ...preorderStates(document, variants),
    allowsOneTime: document.v3?.subscriptions?.allowOneTimePurchases ?? null,
    createdAt: product.createdAt,
    updatedAt: product.updatedAt,
    textKey: textKeyOf(product.description),
  };
};

/** Returns the compare-at prices of the variants that have one. */
export const comparePrices = (
  document: ProductDocument,
  variants: readonly Pick<Variant, 'price' | 'salePrice'>[],
): number[] =>
  variants.flatMap((variant) =>
    variantPrice(variant, document.discount) < variant.price ? variant.price : [],
  );

/** Returns the pre-order states of a product: by setting, and for the variants that need it. */
export function preorderStates(
  document: ProductDocument,
  variants: readonly Pick<Variant, 'inStock' | 'preorder'>[],
) {
  const settings = variants.map((variant) => preorderOf(document, variant)?.enabled === true);
  const available = variants.map((variant) =>
    availableForPreorder(preorderOf(document, variant), variant.inStock),
  );
  const some = <T>(flags: boolean[], [all, part, none]: [T, T, T]): T =>
    flags.length > 0 && flags.every(Boolean) ? all : flags.some(Boolean) ? part : none;
  return {
    preorderStatus: some(settings, ['ENABLED', 'PARTIALLY_ENABLED', 'DISABLED']),
    preorderAvailability: some(available, ['ALL_VARIANTS', 'SOME_VARIANTS', 'NO_VARIANTS']),
  };
}

/** Returns the ids of the choices that a product offers. */
export const choiceIdsOf = ({ product }: SearchEntry): string[] => [
  ...new Set(customizationsOf(product).flatMap(({ choices }) => choices.map(({ id }) => id))),
];

export const descriptionRows = ({ product }: SearchEntry): { word: string; textKey: string }[] => {
  const textKey = textKeyOf(product.description);
  return termsOf(product.description).map((word) => ({ word, textKey }));
};

type PartRow = typeof catalogParts.$inferInsert;
type ChoiceRow = typeof customizationChoices.$inferInsert;

/** Returns the brand, ribbons, info sections and customizations that a product refers to. */
export function partRows({ product }: SearchEntry, at: number): { parts: PartRow[]; choices: ChoiceRow[] } {
  const { brand, ribbon, document } = product;
  const part = (kind: PartRow['kind'], id: string, name: string, rest: unknown = {}): PartRow => ({
    id,
    kind,
    name,
    document: rest,
    createdAt: at,
    updatedAt: at,
  });
  const ribbons = [...(ribbon == null ? [] : [ribbon]), ...(document.v3?.additionalRibbons ?? [])];
  const customizations = customizationsOf(product);
  const rows = [
    ...(brand == null ? [] : [part('brand', brandId(brand), brand)]),
    ...ribbons.map((name) => part('ribbon', ribbonId(name), name)),
    ...document.additionalInfoSections.map(({ title, description }) => {
      const id = infoSectionId(title, description);
      return part('infoSection', id, sectionName(document, id, title), {
        title,
        plainDescription: description,
      });
    }),
    ...customizations.map((one) => part('customization', one.id, one.name, customizationDocument(one))),
  ];
  return {
    parts: [...new Map(rows.map((row) => [row.id, row])).values()],
    choices: customizations.flatMap((one) => one.choices.map((choice) => choiceRow(one.id, choice))),
  };
}

export const choiceRow = (id: string, choice: Customization['choices'][number]): ChoiceRow => ({
  id: choice.id,
  customizationId: id,
  name: choice.name,
  colorCode: choice.colorCode ?? null,
});

/** The stored fields of a customization in addition to its name and its choices. */
export const customizationDocument = ({
  kind,
  render,
  freeText,
}: Pick<Customization, 'kind' | 'render' | 'freeText'>) => ({
  customizationType: kind === 'option' ? 'PRODUCT_OPTION' : 'MODIFIER',
  customizationRenderType: render,
  ...(freeText && {
    freeTextInput: {
      minCharCount: freeText.minLength,
      maxCharCount: freeText.maxLength,
      title: freeText.title,
      key: freeText.title,
      ...(freeText.addedPrice > 0 && { defaultAddedPrice: decimalMoney(freeText.addedPrice) }),
    },
  }),
});

/**
 * Returns the name of an info section in the dashboard. The platform's rule for V1's is unknown.
 */
export const sectionName = ({ v3 }: ProductDocument, id: string, title: string): string =>
  v3?.sectionNames?.[id] ?? `${title} ${id.slice(0, 8)}`;
