import { z } from 'zod';

const name = z.string().min(1).max(100);
const fieldPath = z.string().min(1).max(200);
const limit = z.number().int().min(1).max(250).nullish();

const value = z
  .object({
    limit,
    sortType: z.enum(['COUNT', 'VALUE']).nullish(),
    sortDirection: z.enum(['ASC', 'DESC']).nullish(),
    missingValues: z.enum(['EXCLUDE', 'INCLUDE']).nullish(),
    includeOptions: z.object({ addToBucket: z.string().nullish() }).nullish(),
  })
  .nullish();
const bucket = z
  .object({ from: z.number().nullish(), to: z.number().nullish() })
  .refine(({ from, to }) => from != null || to != null, 'must have a from or a to');
const range = z.object({ buckets: z.array(bucket).min(1).max(50) });
const scalar = z.object({ type: z.enum(['COUNT_DISTINCT', 'MIN', 'MAX']) });
const dateHistogram = z.object({ interval: z.enum(['YEAR', 'MONTH', 'WEEK', 'DAY']) });

const simple = [
  z.object({ name, fieldPath, type: z.literal('VALUE'), value }),
  z.object({ name, fieldPath, type: z.literal('RANGE'), range }),
  z.object({ name, fieldPath, type: z.literal('SCALAR'), scalar }),
  z.object({ name, fieldPath, type: z.literal('DATE_HISTOGRAM'), dateHistogram }),
] as const;

const nested = z.object({
  name,
  type: z.literal('NESTED'),
  nested: z.object({ nestedAggregations: z.array(z.discriminatedUnion('type', simple)).min(2).max(3) }),
});

/** `aggregations` of a search: at most ten. */
export const aggregations = z
  .array(z.discriminatedUnion('type', [...simple, nested]))
  .max(10)
  .nullish();

export type Aggregation = NonNullable<z.infer<typeof aggregations>>[number];
export type SimpleAggregation = Exclude<Aggregation, { type: 'NESTED' }>;
