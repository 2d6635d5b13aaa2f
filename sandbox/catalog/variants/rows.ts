import { createHash } from 'node:crypto';
import { validationError } from '../../core/errors';
import { DEFAULT_VARIANT_ID } from '../../core/platform';
import { variantGuid } from '../stable-ids';
import type { EntryProduct, StoredOption, StoredVariant } from '../types';

/** Maximum number of a product's variants. The constant below limits a variant's quantity. */
const MAX_VARIANTS = 1000;
export const MAX_QUANTITY = 99_999;

type Choices = Record<string, string>;

/**
 * Returns the variant rows of a product's options: one for each combination of choices when
 * variants are managed, otherwise one that all choices share. An existing combination keeps its
 * price, stock and id.
 * @throws PlatformError 400 for more than 1,000 combinations.
 */
export function variantRows(product: EntryProduct, before: StoredVariant[]): StoredVariant[] {
  const { options } = product.document;
  const combinations = product.manageVariants ? combinationsOf(options) : [{}];
  const known = new Map(before.map((variant) => [keyOf(variant.choices), variant]));
  return combinations.map((choices, position) => {
    const same = known.get(keyOf(choices));
    if (same !== undefined) return { ...same, choices, position };
    return position === 0 && combinations.length === 1
      ? { ...freshVariant(product, choices, position), ...sharedStock(product, before) }
      : freshVariant(product, choices, position);
  });
}

/** Returns a variant with the product's defaults. Counted stock starts at zero. */
function freshVariant(product: EntryProduct, choices: Choices, position: number): StoredVariant {
  const id = variantId(product.id, choices);
  return {
    productId: product.id,
    id,
    position,
    choices,
    ...defaultsOf(product),
    guid: variantGuid(product.id, id),
    barcode: null,
    stocked: true,
    stockRevision: 1,
    preorder: null,
    trackQuantity: product.trackInventory,
    quantity: 0,
    inStock: !product.trackInventory,
  };
}

/**
 * Returns the values that a variant takes from its product. A SKU belongs to one variant, so
 * managed variants start without one.
 */
export const defaultsOf = (product: EntryProduct) => ({
  sku: product.manageVariants ? '' : product.sku,
  price: product.price,
  cost: product.cost,
  weight: product.weight,
  visible: true,
  salePrice: null,
});

/** Returns the stock of all variants together. */
function sharedStock(product: EntryProduct, before: StoredVariant[]) {
  if (before.length === 0) return {};
  const quantity = Math.min(
    MAX_QUANTITY,
    before.reduce((sum, variant) => sum + variant.quantity, 0),
  );
  const inStock = product.trackInventory ? quantity > 0 : before.some((variant) => variant.inStock);
  return { quantity, inStock };
}

function combinationsOf(options: StoredOption[]): Choices[] {
  const count = options.reduce((product, { choices }) => product * choices.length, 1);
  if (count > MAX_VARIANTS)
    throw validationError([
      {
        field: 'product.productOptions',
        description: `make ${count} variants, at most ${MAX_VARIANTS} are possible`,
        violatedRule: 'MAX_SIZE',
      },
    ]);
  return options.reduce<Choices[]>(
    (found, { name, choices }) =>
      found.flatMap((chosen) => choices.map(({ description }) => ({ ...chosen, [name]: description }))),
    [{}],
  );
}

const keyOf = (choices: Choices): string => JSON.stringify(Object.entries(choices).sort());

/**
 * Returns an id in the platform's format, e.g. `00000000-0000-0020-0005-a316e6ba5b37`. The same
 * choices give the same id.
 */
function variantId(productId: string, choices: Choices): string {
  if (Object.keys(choices).length === 0) return DEFAULT_VARIANT_ID;
  const hash = createHash('sha1')
    .update(`${productId}:${keyOf(choices)}`)
    .digest('hex');
  return `00000000-0000-00${hash.slice(0, 2)}-0005-${hash.slice(2, 14)}`;
}
