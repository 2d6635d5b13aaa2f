import { applicationError, validationError } from '../../core/errors';
import { own } from '../../core/named';
import { DEFAULT_VARIANT_ID, STORES_APP_ID, STORES_APP_ID_LEGACY } from '../../core/platform';
import { GIFT_CARDS_APP_ID } from '../../gift-cards/store';
import { chosenVariant } from './catalog';
import { readGiftChoice } from './gift-cards';
import { type LineRequest, MAX_CART_LINES, MAX_QUANTITY } from './requests';
import { chooseV3Variant, chosenOf } from './select-v3';
import type { CatalogItem, CatalogVariant, StoredLine } from './types';

/** Lines, and the number of the next new line. */
export type Lines = { lines: StoredLine[]; nextLine: number };

export type Items = ReadonlyMap<string, CatalogItem>;

/**
 * Adds the lines that can be added. A request for an unknown, hidden or sold-out product, or for
 * options without a variant, adds nothing and is not an error (observed on the live platform). An
 * existing line's quantity grows. Quantities are limited to the stock.
 * @throws PlatformError 400 for more than 300 lines.
 */
export function addLines(before: Lines, requests: readonly LineRequest[], items: Items): Lines {
  const lines = before.lines.map((line) => ({ ...line }));
  let { nextLine } = before;
  for (const request of requests) {
    const requested = readRequestedLine(request, items);
    if (requested === undefined) continue;
    const same = lines.find((line) => lineKey(line) === requested.key);
    const availableQuantity = availableQuantityFor(lines, requested, same?.id);
    const quantity = Math.min((same?.quantity ?? 0) + request.quantity, availableQuantity);
    if (same) {
      // A line with more items than the stock keeps its quantity: adding never removes items.
      same.quantity = Math.max(same.quantity, quantity);
    } else if (quantity > 0) {
      lines.push({ id: lineId(nextLine), quantity, ...requested.line });
      nextLine += 1;
    }
  }
  if (lines.length > MAX_CART_LINES)
    throw validationError([
      {
        field: 'lineItems',
        description: `must hold at most ${MAX_CART_LINES} items`,
        violatedRule: 'MAX_SIZE',
      },
    ]);
  return { lines, nextLine };
}

/**
 * Sets quantities, limited to the stock. A line that is sold out or deleted keeps its quantity.
 * @throws PlatformError 404 LINE_ITEM_NOT_FOUND (the code is a guess; the platform's own is not
 *   published).
 */
export function setQuantities(
  lines: readonly StoredLine[],
  updates: readonly { id: string; quantity: number }[],
  items: Items,
): StoredLine[] {
  const result = lines.map((line) => ({ ...line }));
  for (const { id, quantity } of updates) {
    const line = result.find((candidate) => candidate.id === id);
    if (line === undefined)
      throw applicationError(404, 'LINE_ITEM_NOT_FOUND', `Line item ${id} was not found`, { lineItemId: id });
    const item = items.get(line.catalogItemId);
    const known = item?.variants.find(({ id }) => id === line.variantId);
    const variant = item && known && chosenVariant(item, known, line);
    const availableQuantity = variant ? availableQuantityFor(result, { line, variant }, id) : 0;
    if (availableQuantity > 0) line.quantity = Math.min(quantity, availableQuantity);
  }
  return result;
}

/**
 * Returns the lines without those named. Unknown ids are ignored, because the line is already gone.
 */
export function removeLines(lines: readonly StoredLine[], ids: readonly string[]): StoredLine[] {
  const gone = new Set(ids);
  return lines.filter(({ id }) => !gone.has(id));
}

/** A line that a reference stands for, with the variant it takes from the stock. */
export type RequestedLine = {
  key: string;
  line: Omit<StoredLine, 'id' | 'quantity'>;
  variant: CatalogVariant;
};

/**
 * Returns the line of a reference, sold out or not. Undefined for an unknown or hidden item, and
 * for options without a variant. Both generations of carts read the references of both catalogs
 * here.
 */
export function readRequestedLine(
  { catalogReference }: LineRequest,
  items: Items,
): RequestedLine | undefined {
  const { appId, catalogItemId, options } = catalogReference;
  if (appId === GIFT_CARDS_APP_ID) return readGiftLine(items.get(catalogItemId), options ?? {});
  if (appId !== STORES_APP_ID && appId !== STORES_APP_ID_LEGACY) return undefined;
  const item = items.get(catalogItemId);
  if (item === undefined || !item.visible || item.gift) return undefined;
  const variant = chooseVariant(item, options ?? {});
  const texts = readTexts(item, options?.customTextFields ?? {});
  if (variant === undefined || !variant.visible || texts === undefined) return undefined;
  const line = {
    catalogItemId,
    variantId: variant.id,
    options:
      !item.v3 && isShared(item, variant) ? chosenOptions(item, options?.options ?? {}) : variant.choices,
    customTextFields: texts,
    ...(item.v3 && { chosen: chosenOf(item, variant, options ?? {}) }),
    snapshot: snapshotOf(item, variant),
  };
  return { key: lineKey(line), line, variant };
}

/** Returns what a line shows once its product has left the catalog. */
const snapshotOf = ({ name, itemType }: CatalogItem, { fullPrice, price }: CatalogVariant) => ({
  name,
  fullPrice,
  price,
  itemType,
});

function readGiftLine(
  item: CatalogItem | undefined,
  options: NonNullable<LineRequest['catalogReference']['options']>,
): RequestedLine | undefined {
  const chosen = item && readGiftChoice(item, options);
  if (item === undefined || chosen === undefined) return undefined;
  const { variant, choice } = chosen;
  const line = {
    catalogItemId: item.id,
    variantId: variant.id,
    options: {},
    customTextFields: {},
    gift: choice,
    snapshot: snapshotOf(item, variant),
  };
  return { key: lineKey(line), line, variant };
}

/**
 * Whether all choices share the variant: the product has options, but its variants are not managed.
 */
const isShared = (item: CatalogItem, variant: CatalogVariant): boolean =>
  item.options.length > 0 && variant.id === DEFAULT_VARIANT_ID;

/** Returns one choice for each option. Other given keys are left out. */
const chosenOptions = (item: CatalogItem, given: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    item.options.flatMap(({ name }) => {
      const choice = own(given, name);
      return choice ? [[name, choice]] : [];
    }),
  );

/**
 * Returns the variant of a reference: by its id, otherwise by all options, or the only variant of a
 * product without options.
 */
function chooseVariant(
  item: CatalogItem,
  reference: NonNullable<LineRequest['catalogReference']['options']>,
): CatalogVariant | undefined {
  if (item.v3) return chooseV3Variant(item, reference);
  const { variantId, options } = reference;
  if (item.options.length === 0)
    return !variantId || variantId === DEFAULT_VARIANT_ID ? item.variants[0] : undefined;
  const shared = item.variants.find((variant) => isShared(item, variant));
  if (shared) {
    const isComplete = item.options.every(({ name, choices }) =>
      choices.some(({ description }) => description === options?.[name]),
    );
    return isComplete && (!variantId || variantId === shared.id) ? shared : undefined;
  }
  if (variantId) return item.variants.find(({ id }) => id === variantId);
  if (!options) return undefined;
  return item.variants.find(({ choices }) =>
    item.options.every(({ name }) => choices[name] === options[name]),
  );
}

/**
 * Returns the custom texts of the product, or undefined when a mandatory one is missing or one is
 * too long.
 */
function readTexts(item: CatalogItem, given: Record<string, string>): Record<string, string> | undefined {
  const texts = new Map<string, string>();
  for (const { title, maxLength, mandatory } of item.customTextFields) {
    const text = own(given, title)?.trim() ?? '';
    if (text.length > maxLength || (mandatory && text === '')) return undefined;
    if (text !== '') texts.set(title, text);
  }
  return Object.fromEntries(texts);
}

export const lineKey = (
  line: Pick<StoredLine, 'catalogItemId' | 'variantId' | 'options' | 'customTextFields' | 'chosen' | 'gift'>,
): string =>
  JSON.stringify([
    line.catalogItemId,
    line.variantId,
    Object.entries(line.options).sort(),
    Object.entries(line.customTextFields).sort(),
    Object.entries(line.chosen?.modifiers ?? {}).sort(),
    line.chosen?.subscriptionOptionId,
    line.chosen?.isPreorder ?? false,
    line.gift,
  ]);

/**
 * Returns the maximum quantity of a line, given the quantities of other lines with the same
 * variant.
 */
export function availableQuantityFor(
  lines: readonly StoredLine[],
  requested: Pick<RequestedLine, 'variant'> & { line: Pick<StoredLine, 'catalogItemId' | 'variantId'> },
  ownId: string | undefined,
): number {
  const inOtherLines = lines
    .filter(
      ({ id, catalogItemId, variantId }) =>
        id !== ownId &&
        catalogItemId === requested.line.catalogItemId &&
        variantId === requested.line.variantId,
    )
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return Math.min(MAX_QUANTITY, Math.max(0, requested.variant.sellable - inOtherLines));
}

/** Line ids count up: `…0001`, `…0002`. */
export const lineId = (number: number): string =>
  `00000000-0000-0000-0000-${String(number).padStart(12, '0')}`;
