import { asc, inArray } from 'drizzle-orm';
import { v1CollectionId } from '../../catalog/all-products';
import {
  afterDiscount,
  automaticDiscountOf,
  readAutomaticDiscounts,
} from '../../catalog/automatic-discounts';
import { preorderOf, remainingPreorders } from '../../catalog/availability';
import { v3ModifiersOf } from '../../catalog/customizations';
import { readProductDocument } from '../../catalog/document';
import { discountedPrice, variantPrice } from '../../catalog/price';
import { collectionProducts, mediaFiles, products, variants } from '../../catalog/schema';
import type { ProductDocument, SubscriptionPlan } from '../../catalog/types';
import { readCatalogVersion } from '../../catalog/version';
import { groupBy } from '../../core/group-by';
import { own } from '../../core/named';
import type { Reader } from '../../db/reader';
import { readGiftCardItems, withAmount } from './gift-cards';
import { pictureOf } from './picture';
import type { CatalogItem, CatalogVariant, Chosen, ChosenModifier, Picture, StoredLine } from './types';

/** Returns the items of some lines, by id. Deleted ones are not in the map. */
export async function readCatalogItems(
  reader: Reader,
  lines: readonly { catalogItemId: string }[],
): Promise<Map<string, CatalogItem>> {
  const items = await readProductItems(reader, lines);
  const others = lines.flatMap(({ catalogItemId }) => (items.has(catalogItemId) ? [] : [catalogItemId]));
  for (const item of await readGiftCardItems(reader, [...new Set(others)])) items.set(item.id, item);
  return items;
}

async function readProductItems(
  reader: Reader,
  lines: readonly { catalogItemId: string }[],
): Promise<Map<string, CatalogItem>> {
  const ids = [...new Set(lines.map(({ catalogItemId }) => catalogItemId))];
  if (ids.length === 0) return new Map();
  const productRows = await reader.select().from(products).where(inArray(products.id, ids));
  const variantRows = await reader
    .select()
    .from(variants)
    .where(inArray(variants.productId, ids))
    .orderBy(asc(variants.position));
  const isV3 = (await readCatalogVersion(reader)) === 'V3_CATALOG';
  const discounts = isV3 ? await readAutomaticDiscounts(reader) : [];
  const documents = new Map(productRows.map((row) => [row.id, readProductDocument(row.document)]));
  const pictures = await readPictures(reader, [...documents.values()]);
  const categoriesOf = await readCategoryIds(reader, ids);

  return new Map(
    productRows.flatMap((row): [string, CatalogItem][] => {
      const document = documents.get(row.id);
      if (document === undefined) return [];
      const item: CatalogItem = {
        id: row.id,
        slug: row.slug,
        name: row.name,
        visible: row.visible,
        itemType: document.itemType,
        options: document.options,
        customTextFields: isV3 ? textsOf({ ...row, document }) : document.customTextFields,
        digitalFileName: document.digitalFile?.fileName,
        categoryIds: (categoriesOf.get(row.id) ?? []).map((id) => (isV3 ? id : v1CollectionId(id))),
        variants: variantRows
          .filter(({ productId }) => productId === row.id)
          .map((variant) => toVariant(variant, document, isV3)),
        pictures,
        mainPictureId: document.mediaIds[0],
        ...(isV3 && {
          v3: {
            modifiers: v3ModifiersOf({ ...row, document }),
            subscriptions: document.v3?.subscriptions,
            discount: automaticDiscountOf(discounts, row),
          },
        }),
      };
      return [[row.id, item]];
    }),
  );
}

/** Returns the categories of each product, without those above them. */
async function readCategoryIds(reader: Reader, productIds: string[]): Promise<Map<string, string[]>> {
  const rows = await reader
    .select({ productId: collectionProducts.productId, id: collectionProducts.collectionId })
    .from(collectionProducts)
    .where(inArray(collectionProducts.productId, productIds))
    .orderBy(asc(collectionProducts.collectionId));
  return new Map(
    [...groupBy(rows, ({ productId }) => productId)].map(([productId, found]) => [
      productId,
      found.map(({ id }) => id),
    ]),
  );
}

/** Returns V3's texts, which V1 has as custom text fields. */
const textsOf = (product: Parameters<typeof v3ModifiersOf>[0]): CatalogItem['customTextFields'] =>
  v3ModifiersOf(product).flatMap((modifier) =>
    modifier.type === 'FREE_TEXT'
      ? { title: modifier.title, maxLength: modifier.maxLength, mandatory: modifier.mandatory }
      : [],
  );

/**
 * Returns the variant as a reference with these choices buys it: with the price of its subscription
 * and of its modifiers, and with the quantity that a pre-order may have. An automatic discount does
 * not reduce added prices. Texts are by title.
 */
export function chosenVariant(
  item: CatalogItem,
  variant: CatalogVariant,
  {
    chosen = {},
    customTextFields,
    gift,
  }: Pick<StoredLine, 'gift' | 'customTextFields'> & { chosen?: Chosen | undefined },
): CatalogVariant {
  if (gift) return withAmount(variant, gift);
  if (item.v3 === undefined) return variant;
  const added = chosenModifiers(item, { chosen, customTextFields }).reduce(
    (sum, { addedPrice }) => sum + addedPrice,
    0,
  );
  const plan = planOf(item, chosen);
  const { discount } = item.v3;
  const before = plan ? discountedPrice(variant.price, plan.discount) : variant.price;
  const price = afterDiscount(before, discount);
  return {
    ...variant,
    fullPrice: variant.fullPrice + added,
    price: price + added,
    ...(discount && { discount: { name: discount.name, amountOff: before - price } }),
    sellable: chosen.isPreorder && variant.sellable === 0 ? variant.remainingPreorders : variant.sellable,
  };
}

/** Returns the subscription that was chosen, if the item still has it. */
export const planOf = (item: CatalogItem, chosen: Chosen | undefined): SubscriptionPlan | undefined =>
  item.v3?.subscriptions?.plans.find(({ id, visible }) => visible && id === chosen?.subscriptionOptionId);

/** Returns the chosen modifiers that the item has, in its order. */
export const chosenModifiers = (
  item: CatalogItem,
  { chosen, customTextFields }: { chosen?: Chosen | undefined; customTextFields: Record<string, string> },
): ChosenModifier[] =>
  (item.v3?.modifiers ?? []).flatMap((modifier): ChosenModifier[] => {
    const { name } = modifier;
    if (modifier.type === 'FREE_TEXT') {
      const value = own(customTextFields, modifier.title);
      return value ? [{ name, value, addedPrice: modifier.addedPrice }] : [];
    }
    const choice = modifier.choices.find((one) => one.name === own(chosen?.modifiers, name));
    if (choice === undefined) return [];
    const { colorCode, addedPrice } = choice;
    return [{ name, value: choice.name, ...(colorCode !== undefined && { colorCode }), addedPrice }];
  });

function toVariant(
  row: typeof variants.$inferSelect,
  document: ProductDocument,
  isV3: boolean,
): CatalogVariant {
  const preorder = isV3 && !row.inStock ? preorderOf(document, row) : undefined;
  return {
    guid: row.guid,
    remainingPreorders: remainingPreorders(preorder),
    id: row.id,
    choices: row.choices,
    sku: row.sku,
    fullPrice: row.price,
    price: variantPrice(row, document.discount),
    weight: row.weight,
    visible: row.visible,
    sellable: !row.inStock ? 0 : row.trackQuantity ? row.quantity : Number.POSITIVE_INFINITY,
  };
}

async function readPictures(reader: Reader, documents: ProductDocument[]): Promise<Map<string, Picture>> {
  const ids = documents.flatMap(({ mediaIds, options }) => [
    ...mediaIds,
    ...options.flatMap(({ choices }) => choices.flatMap((choice) => choice.mediaIds)),
  ]);
  if (ids.length === 0) return new Map();
  const rows = await reader
    .select()
    .from(mediaFiles)
    .where(inArray(mediaFiles.id, [...new Set(ids)]));
  return new Map(rows.map((file) => [file.id, pictureOf(file)]));
}
