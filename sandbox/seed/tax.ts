import type { taxRates } from '../db/schema';

type TaxRate = typeof taxRates.$inferInsert;

const rate = (country: string, subdivision: string | null, name: string, percent: number): TaxRate => ({
  id: subdivision ?? country,
  country,
  subdivision,
  name,
  ratePpm: Math.round(percent * 10_000),
});

/** Rates in percent, added to the price. A country that is not named here is not taxed. */
export const SEED_TAX_RATES: TaxRate[] = [
  rate('US', null, 'Sales tax', 0),
  rate('US', 'US-NY', 'New York sales tax', 8.875),
  rate('US', 'US-CA', 'California sales tax', 7.25),
  rate('CA', null, 'GST', 5),
  rate('GB', null, 'VAT', 20),
  rate('DE', null, 'VAT', 19),
  rate('FR', null, 'VAT', 20),
  rate('NL', null, 'VAT', 21),
  rate('DK', null, 'VAT', 25),
  rate('SE', null, 'VAT', 25),
  rate('NO', null, 'VAT', 25),
  rate('AU', null, 'GST', 10),
];
