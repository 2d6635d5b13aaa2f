import { z } from 'zod';
import type { taxRates } from './schema';

/** A tax rate as the seed's `shop.json` and the control `/_sandbox/taxes` have it. */
export const taxRateSchema = z.strictObject({
  country: z.string().regex(/^[A-Z]{2}$/, 'must be an ISO 3166-1 alpha-2 code'),
  subdivision: z.string().max(10).optional(),
  name: z.string().max(100),
  percent: z.number().min(0).max(100),
  /** The rate of digital goods, if it differs. */
  digitalPercent: z.number().min(0).max(100).optional(),
  /** Whether prices include the tax. Otherwise it is added to them. */
  included: z.boolean().optional(),
  /** Percent by the name of a tax group, for products of that group. */
  groups: z.record(z.string().max(50), z.number().min(0).max(100)).optional(),
});

type TaxRate = z.infer<typeof taxRateSchema>;

const ppm = (percent: number): number => Math.round(percent * 10_000);

/** Returns the rows of tax rates. A country that is not listed is not taxed. */
export const taxRows = (all: readonly TaxRate[]): (typeof taxRates.$inferInsert)[] =>
  all.map(({ country, subdivision = null, name, percent, digitalPercent = percent, included, groups }) => ({
    id: subdivision ?? country,
    country,
    subdivision,
    name,
    ratePpm: ppm(percent),
    digitalRatePpm: ppm(digitalPercent),
    isIncluded: included ?? false,
    ...(groups && {
      groupRatesPpm: Object.fromEntries(Object.entries(groups).map(([group, rate]) => [group, ppm(rate)])),
    }),
  }));

const percentOf = (rate: number): number => rate / 10_000;

/** Returns the rates of stored rows, as the control takes them. */
export const taxRatesOf = (rows: readonly (typeof taxRates.$inferSelect)[]): TaxRate[] =>
  rows.map(({ country, subdivision, name, ratePpm, digitalRatePpm, isIncluded, groupRatesPpm }) => ({
    country,
    name,
    percent: percentOf(ratePpm),
    included: isIncluded,
    ...(subdivision !== null && { subdivision }),
    ...(digitalRatePpm !== null && { digitalPercent: percentOf(digitalRatePpm) }),
    ...(groupRatesPpm && {
      groups: Object.fromEntries(
        Object.entries(groupRatesPpm).map(([group, rate]) => [group, percentOf(rate)]),
      ),
    }),
  }));
