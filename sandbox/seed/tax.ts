import type { taxRates } from '../ecom/quote/schema';

type TaxRate = typeof taxRates.$inferInsert;

/** @param digital the rate of digital goods, if it differs */
const rate = (
  country: string,
  subdivision: string | null,
  name: string,
  percent: number,
  digital: number = percent,
): TaxRate => ({
  id: subdivision ?? country,
  country,
  subdivision,
  name,
  ratePpm: Math.round(percent * 10_000),
  digitalRatePpm: Math.round(digital * 10_000),
});

/**
 * Rates in percent, added to the price. A country that is not listed is not taxed. Several places
 * tax downloads, or downloaded books, less or not at all.
 */
export const SEED_TAX_RATES: TaxRate[] = [
  rate('US', null, 'Sales tax', 0),
  rate('US', 'US-NY', 'New York sales tax', 8.875, 0),
  rate('US', 'US-CA', 'California sales tax', 7.25, 0),
  rate('CA', null, 'GST', 5),
  rate('GB', null, 'VAT', 20, 0),
  rate('DE', null, 'VAT', 19, 7),
  rate('FR', null, 'VAT', 20, 5.5),
  rate('NL', null, 'VAT', 21, 9),
  rate('DK', null, 'VAT', 25),
  rate('SE', null, 'VAT', 25, 6),
  rate('NO', null, 'VAT', 25),
  rate('AU', null, 'GST', 10),
];
