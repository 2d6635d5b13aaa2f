import { asc, eq, sql } from 'drizzle-orm';
import { coupons, shippingOptions, taxRates } from '../../db/schema';
import { type Address, isoSubdivision } from '../address';
import type { Reader } from '../reader';

export type Coupon = typeof coupons.$inferSelect;
export type ShippingOption = typeof shippingOptions.$inferSelect;
export type TaxRate = typeof taxRates.$inferSelect;

/** The coupon with this code, in any spelling of its letters. */
export async function readCoupon(reader: Reader, code: string): Promise<Coupon | undefined> {
  const [row] = await reader
    .select()
    .from(coupons)
    .where(sql`upper(${coupons.code}) = ${code.trim().toUpperCase()}`);
  return row;
}

/** Delivery options for a country, in the order they are offered. */
export async function readShippingOptions(reader: Reader, country: string): Promise<ShippingOption[]> {
  const rows = await reader.select().from(shippingOptions).orderBy(asc(shippingOptions.position));
  return rows.filter(({ countries }) => countries.length === 0 || countries.includes(country));
}

/** The rate of the address's state where it has one, else of its country, else none. */
export async function readTaxRate(reader: Reader, address: Address): Promise<TaxRate | undefined> {
  if (!address.country) return undefined;
  const rows = await reader.select().from(taxRates).where(eq(taxRates.country, address.country));
  const subdivision = isoSubdivision(address);
  return (
    rows.find((row) => row.subdivision !== null && row.subdivision === subdivision) ??
    rows.find((row) => row.subdivision === null)
  );
}
