import { own } from '../../core/named';
import { chosenModifiers, chosenVariant, planOf } from './catalog';
import type { CatalogItem, CatalogVariant, ResolvedLine, StoredLine } from './types';

/**
 * Returns the lines with current names, prices, pictures and stock. Lines of one variant share its
 * stock in line order. A line whose product or variant is deleted or hidden keeps the name and
 * price from when it was added, and is NOT_FOUND.
 */
export function resolveLines(
  lines: readonly StoredLine[],
  items: ReadonlyMap<string, CatalogItem>,
): ResolvedLine[] {
  const taken = new Map<string, number>();
  return lines.map((line) => {
    const item = items.get(line.catalogItemId);
    const stored = item?.variants.find(({ id }) => id === line.variantId);
    if (item === undefined || stored === undefined || !item.visible || !stored.visible) return vanished(line);
    const variant = chosenVariant(item, stored, line);
    const key = `${item.id} ${variant.id}`;
    const before = taken.get(key) ?? 0;
    taken.set(key, before + line.quantity);
    return resolved(line, item, variant, Math.max(0, variant.sellable - before));
  });
}

function resolved(
  line: StoredLine,
  item: CatalogItem,
  variant: CatalogVariant,
  sellable: number,
): ResolvedLine {
  // A shared variant has no separate choices, so the line's options are used.
  const options = Object.keys(variant.choices).length > 0 ? variant.choices : line.options;
  const pictureId = choicePictureId(item, options) ?? item.mainPictureId;
  return {
    ...requestedFields(line),
    options,
    name: item.name,
    slug: item.slug,
    fullPrice: variant.fullPrice,
    price: variant.price,
    sku: variant.sku,
    weight: variant.weight,
    itemType: item.itemType,
    description: [
      ...describeChoices(item, options),
      ...(item.v3
        ? chosenModifiers(item, line).map(({ addedPrice: _, ...modifier }) => modifier)
        : Object.entries(line.customTextFields).map(([name, value]) => ({ name, value }))),
    ],
    picture: pictureId === undefined ? undefined : item.pictures.get(pictureId),
    availability: availabilityOf(line.quantity, sellable),
    digitalFileName: item.digitalFileName,
    categoryIds: item.categoryIds,
    ...(item.v3 && {
      v3: {
        variantId: variant.guid,
        chosen: line.chosen ?? {},
        modifiers: chosenModifiers(item, line),
        subscription: planOf(item, line.chosen),
        discount: variant.discount,
      },
    }),
  };
}

function vanished(line: StoredLine): ResolvedLine {
  return {
    ...requestedFields(line),
    options: line.options,
    name: line.snapshot.name,
    slug: undefined,
    fullPrice: line.snapshot.fullPrice,
    price: line.snapshot.price,
    sku: '',
    weight: 0,
    itemType: line.snapshot.itemType,
    description: Object.entries(line.options).map(([name, value]) => ({ name, value })),
    picture: undefined,
    availability: { status: 'NOT_FOUND', quantityAvailable: 0 },
    digitalFileName: undefined,
    categoryIds: [],
  };
}

const requestedFields = ({ id, quantity, catalogItemId, variantId, customTextFields, gift }: StoredLine) => ({
  ...(gift && { gift }),
  id,
  quantity,
  catalogItemId,
  variantId,
  customTextFields,
});

function availabilityOf(quantity: number, sellable: number): ResolvedLine['availability'] {
  if (sellable === Number.POSITIVE_INFINITY) return { status: 'AVAILABLE' };
  if (sellable === 0) return { status: 'NOT_AVAILABLE', quantityAvailable: 0 };
  return {
    status: sellable >= quantity ? 'AVAILABLE' : 'PARTIALLY_AVAILABLE',
    quantityAvailable: sellable,
  };
}

function describeChoices(item: CatalogItem, choices: Record<string, string>): ResolvedLine['description'] {
  return item.options.flatMap(({ name, optionType, choices: offered }) => {
    const value = own(choices, name);
    if (value === undefined) return [];
    const choice = offered.find(({ description }) => description === value);
    return optionType === 'color' && choice ? [{ name, value, colorCode: choice.value }] : [{ name, value }];
  });
}

/** Returns the first picture of a selected choice, e.g. the mug in the selected color. */
function choicePictureId(item: CatalogItem, choices: Record<string, string>): string | undefined {
  for (const { name, choices: offered } of item.options) {
    const id = offered.find(({ description }) => description === choices[name])?.mediaIds[0];
    if (id !== undefined) return id;
  }
  return undefined;
}
