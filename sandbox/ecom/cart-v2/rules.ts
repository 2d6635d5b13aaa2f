import { z } from 'zod';
import type { Reader } from '../../db/reader';
import { readSetting } from '../../db/settings';

/** The setting that holds the rules. */
export const RULES_KEY = 'orderRules';

const rulesSchema = z.object({
  /** In minor units. null: no minimum. */
  minimumSubtotal: z.number().int().nullable(),
  /** Slugs of products that only members may buy. */
  membersOnly: z.array(z.string()),
});

/** What a merchant demands of an order. A fresh site demands nothing. */
export type OrderRules = z.infer<typeof rulesSchema>;

export async function readOrderRules(reader: Reader): Promise<OrderRules> {
  return rulesSchema
    .catch({ minimumSubtotal: null, membersOnly: [] })
    .parse(await readSetting(reader, RULES_KEY));
}
