import { asc, eq, sql } from 'drizzle-orm';
import { type Address, isoSubdivision } from '../../core/address';
import type { Reader } from '../../db/reader';
import { coupons, shippingOptions, taxRates } from './schema';

export type Coupon = typeof coupons.$inferSelect;
export type ShippingOption = typeof shippingOptions.$inferSelect;
export type TaxRate = typeof taxRates.$inferSelect;

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
