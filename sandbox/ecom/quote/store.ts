import { asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Address, isoSubdivision } from '../../core/address';
import type { Reader } from '../../db/reader';
import { readSetting } from '../../db/settings';
import { coupons, shippingOptions, taxRates } from './schema';

export type Coupon = typeof coupons.$inferSelect;
export type ShippingOption = typeof shippingOptions.$inferSelect;
export type TaxRate = typeof taxRates.$inferSelect;
/** Slug of a product → name of its tax group. */
export type TaxGroups = Readonly<Record<string, string>>;

/** Returns the coupon with this code, case-insensitively. */
export async function readCoupon(reader: Reader, code: string): Promise<Coupon | undefined> {
  const [row] = await reader
    .select()
    .from(coupons)
    .where(sql`upper(${coupons.code}) = ${code.trim().toUpperCase()}`);
  return row;
}

/** Returns the delivery options of a country, in display order. */
export async function readShippingOptions(reader: Reader, country: string): Promise<ShippingOption[]> {
  const rows = await reader.select().from(shippingOptions).orderBy(asc(shippingOptions.position));
  return rows.filter(({ countries }) => countries.length === 0 || countries.includes(country));
}

/**
 * Returns the tax rate of the address's state if there is one, otherwise of its country, otherwise
 * undefined.
 */
export async function readTaxRate(reader: Reader, address: Address): Promise<TaxRate | undefined> {
  if (!address.country) return undefined;
  const rows = await reader.select().from(taxRates).where(eq(taxRates.country, address.country));
  const subdivision = isoSubdivision(address);
  return (
    rows.find((row) => row.subdivision !== null && row.subdivision === subdivision) ??
    rows.find((row) => row.subdivision === null)
  );
}

/** The setting that holds the tax groups of products. */
export const TAX_GROUPS_KEY = 'taxGroups';

/** Returns the tax groups of products. A product without one has the general rate. */
export const readTaxGroups = async (reader: Reader): Promise<TaxGroups> =>
  z
    .record(z.string(), z.string())
    .catch({})
    .parse(await readSetting(reader, TAX_GROUPS_KEY));

/** Returns whether prices include the tax of an address, which may be a country only. */
export const pricesIncludeTax = async (reader: Reader, address: Address): Promise<boolean> =>
  (await readTaxRate(reader, address))?.isIncluded ?? false;
