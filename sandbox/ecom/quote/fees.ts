import { z } from 'zod';
import { toMinor } from '../../core/money';
import type { Writer } from '../../db/database';
import type { Reader } from '../../db/reader';
import { readSetting, writeSetting } from '../../db/settings';
import type { ResolvedLine } from '../lines/types';

const KEY = 'additionalFees';

/**
 * The fees that an app of the merchant adds, which the platform asks for each cart. One that names
 * products, by slug, is for each item of them. Any other is for the order.
 */
export const feeRules = z
  .array(
    z.strictObject({
      name: z.string().min(1).max(50),
      amount: z.string().regex(/^\d{1,7}(\.\d{1,3})?$/, 'is not an amount'),
      products: z.array(z.string().max(500)).min(1).max(100).optional(),
    }),
  )
  .max(20);
export type FeeRules = z.infer<typeof feeRules>;

/** A fee of a cart. `price` in minor units; no lines: of the whole order. */
export type Fee = { code: string; name: string; price: number; lineItemIds: string[] };

export const readFeeRules = async (reader: Reader): Promise<FeeRules> =>
  feeRules.catch([]).parse(await readSetting(reader, KEY));

export const writeFeeRules = (tx: Writer, rules: FeeRules): Promise<void> => writeSetting(tx, KEY, rules);

/** Returns the fees of these lines. They are not taxed, which is the default of the platform. */
export const feesOf = (rules: FeeRules, lines: readonly ResolvedLine[]): Fee[] =>
  rules.flatMap(({ name, amount, products }, index) => {
    const concerned = products ? lines.filter(({ slug }) => slug && products.includes(slug)) : lines;
    if (concerned.length === 0) return [];
    const times = products ? concerned.reduce((sum, { quantity }) => sum + quantity, 0) : 1;
    return [
      {
        code: `fee-${index + 1}`,
        name,
        price: toMinor(amount) * times,
        lineItemIds: products ? concerned.map(({ id }) => id) : [],
      },
    ];
  });
