import { createHash } from 'node:crypto';
import { validationError } from '../core/errors';
import { DEFAULT_VARIANT_ID } from '../core/platform';
import type { EntryProduct } from './catalog-entry';
import type { StoredVariant } from './product-store';
import type { StoredOption } from './types';

/** The most variants a product may have, and pieces a variant. */
const MAX_VARIANTS = 1000;
export const MAX_QUANTITY = 99_999;

type Choices = Record<string, string>;

/**
 * The rows a product's options ask for: one for each combination of choices when its variants are managed, else the
 * one that all choices share. A combination that was there keeps its price, stock and id.
 *
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

/** A variant as it is before anything is set of its own. Nothing is known to be in stock yet where stock is counted. */
function freshVariant(product: EntryProduct, choices: Choices, position: number): StoredVariant {
  return {
    productId: product.id,
    id: variantId(product.id, choices),
    position,
    choices,
    ...defaultsOf(product),
    trackQuantity: product.trackInventory,
    quantity: 0,
    inStock: !product.trackInventory,
  };
}

/** What a variant has from its product. An article number belongs to one variant, so managed ones start without. */
export const defaultsOf = (product: EntryProduct) => ({
  sku: product.manageVariants ? '' : product.sku,
  price: product.price,
  cost: product.cost,
  weight: product.weight,
  visible: true,
});

/** The stock of all variants together. */
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

/** In the platform's spelling, e.g. `00000000-0000-0020-0005-a316e6ba5b37`; the same for the same choices. */
function variantId(productId: string, choices: Choices): string {
  if (Object.keys(choices).length === 0) return DEFAULT_VARIANT_ID;
  const hash = createHash('sha1')
    .update(`${productId}:${keyOf(choices)}`)
    .digest('hex');
  return `00000000-0000-00${hash.slice(0, 2)}-0005-${hash.slice(2, 14)}`;
}
