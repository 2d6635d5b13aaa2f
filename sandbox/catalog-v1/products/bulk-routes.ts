import { Hono } from 'hono';
import { z } from 'zod';
import { withCost, withPrice, withProduct, withWeight } from '../../catalog/products/edits';
import { changeEntry } from '../../catalog/products/entry';
import { amount, MAX_AMOUNT } from '../../catalog/products/input';
import type { CatalogEntry } from '../../catalog/types';
import { readArguments } from '../../core/arguments';
import { bulkWire, inBulk } from '../../core/bulk';
import { requireAdmin } from '../../core/caller';
import { applicationError, PlatformError } from '../../core/errors';
import { minorUnitsOf, toMinor, unitsOf } from '../../core/money';
import type { Platform } from '../../core/platform';

const ids = z.array(z.string()).min(1).max(100);

/** Whether exactly one of the properties is set, as the platform's "one of" requires. */
const oneOf = (value: Record<string, unknown>): boolean =>
  Object.values(value).filter((one) => one !== undefined).length === 1;

const setArguments = z.object({
  ids,
  set: z
    .object({
      price: amount.optional(),
      cost: amount.optional(),
      weight: amount.optional(),
      ribbon: z.string().max(30).optional(),
      brand: z.string().max(50).optional(),
    })
    .refine(oneOf, 'must have exactly one of price, cost, weight, ribbon, brand'),
});

const adjustment = z
  .object({
    amount: z.number().min(-MAX_AMOUNT).max(MAX_AMOUNT).optional(),
    percentage: z
      .object({ rate: z.number().int().min(-100).max(1000), roundToInt: z.boolean().default(false) })
      .optional(),
  })
  .refine(oneOf, 'must have exactly one of amount, percentage');
type Adjustment = z.infer<typeof adjustment>;

const adjustArguments = z.object({
  ids,
  adjust: z
    .object({
      price: adjustment.optional(),
      cost: adjustment.optional(),
      weight: adjustment.optional(),
    })
    .refine(oneOf, 'must have exactly one of price, cost, weight'),
});

/** Changes one property of up to 100 products. Each product succeeds or fails by itself. */
export function bulkRoutes(platform: Platform): Hono {
  const app = new Hono();

  app.post('/bulk/products/update', async (c) => {
    await requireAdmin(platform, c);
    const { ids, set } = await readArguments(c, setArguments);
    return c.json(await bulk(ids, (entry) => withValue(entry, set)));
  });

  // The second route is the one of the REST reference.
  app.on('POST', ['/bulk/products/adjust-properties', '/bulk/products/adjust'], async (c) => {
    await requireAdmin(platform, c);
    const { ids, adjust } = await readArguments(c, adjustArguments);
    return c.json(await bulk(ids, (entry) => withAdjustment(entry, adjust)));
  });

  async function bulk(ids: string[], edit: (entry: CatalogEntry) => CatalogEntry) {
    const items = await inBulk(ids, (id) => changeEntry(platform, id, edit).catch(withCode));
    return bulkWire(items);
  }

  return app;
}

/** In a bulk response a product that does not exist has a code. Single calls have none. */
function withCode(error: unknown): never {
  if (error instanceof PlatformError && error.status === 404)
    throw applicationError(404, 'PRODUCT_NOT_FOUND', 'Product is not found');
  throw error;
}

function withValue(entry: CatalogEntry, set: z.infer<typeof setArguments>['set']): CatalogEntry {
  if (set.price !== undefined) return withPrice(entry, toMinor(set.price));
  if (set.cost !== undefined) return withCost(entry, toMinor(set.cost));
  if (set.weight !== undefined) return withWeight(entry, set.weight);
  if (set.ribbon !== undefined) return withProduct(entry, { ribbon: set.ribbon || null });
  return withProduct(entry, { brand: set.brand || null });
}

/**
 * Adjusts the price by the product's price, with its variants. Adjusts cost and weight by each
 * variant's own value.
 */
function withAdjustment(
  entry: CatalogEntry,
  { price, cost, weight }: z.infer<typeof adjustArguments>['adjust'],
): CatalogEntry {
  const { product, variants } = entry;
  if (price)
    return withPrice(
      entry,
      toMinor(within('price', adjusted(unitsOf(product.price), price, minorUnitsOf()))),
    );
  if (cost) {
    const next = (value: number | null) =>
      toMinor(within('cost', adjusted(unitsOf(value ?? 0), cost, minorUnitsOf())));
    return {
      product: { ...product, cost: next(product.cost) },
      variants: variants.map((variant) => ({ ...variant, cost: next(variant.cost) })),
    };
  }
  if (!weight) return entry;
  const next = (value: number) => within('weight', adjusted(value, weight));
  return {
    product: { ...product, weight: next(product.weight) },
    variants: variants.map((variant) => ({ ...variant, weight: next(variant.weight) })),
  };
}

/** Rounds to two decimal places or the currency's, or to a whole number when requested. */
function adjusted(value: number, { amount, percentage }: Adjustment, factor = 100): number {
  if (!percentage) return Math.round((value + (amount ?? 0)) * factor) / factor;
  const next = (value * (100 + percentage.rate)) / 100;
  return percentage.roundToInt ? Math.round(next) : Math.round(next * factor) / factor;
}

function within(property: string, value: number): number {
  if (value < 0 || value > MAX_AMOUNT)
    throw applicationError(400, 'INVALID_ARGUMENT', `${property} would be ${value}`);
  return value;
}
