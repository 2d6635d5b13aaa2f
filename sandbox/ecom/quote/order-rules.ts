import { z } from 'zod';
import { formatMoney } from '../../core/money';
import type { Writer } from '../../db/database';
import type { Reader } from '../../db/reader';
import { readSetting, writeSetting } from '../../db/settings';
import type { ResolvedLine } from '../lines/types';
import { productNameWire } from '../lines/wire';

const KEY = 'orderRules';

const rulesSchema = z.object({
  /** In minor units. null: no minimum. */
  minimumSubtotal: z.number().int().nullable(),
  /** Slugs of products that only members may buy. */
  membersOnly: z.array(z.string()),
});

/** A merchant's requirements for an order. A new site has none. */
export type OrderRules = z.infer<typeof rulesSchema>;

export const readOrderRules = async (reader: Reader): Promise<OrderRules> =>
  rulesSchema.catch({ minimumSubtotal: null, membersOnly: [] }).parse(await readSetting(reader, KEY));

export const writeOrderRules = (tx: Writer, rules: OrderRules): Promise<void> => writeSetting(tx, KEY, rules);

/** A rule that some lines break, with the lines or the minimum. */
export type RuleBreach = { description: string } & (
  | { code: 'MEMBERS_ONLY_ITEM'; lineItemIds: string[]; names: string[] }
  | { code: 'SUBTOTAL_BELOW_ORDER_MINIMUM'; minimumSubtotal: number }
);

export const isMembersOnly = ({ membersOnly }: OrderRules, { slug }: Pick<ResolvedLine, 'slug'>): boolean =>
  slug !== undefined && membersOnly.includes(slug);

/** Returns the rules that an order of these lines would break. `subtotal` in minor units. */
export function breachesOf(
  rules: OrderRules,
  { lines, memberId, subtotal }: { lines: readonly ResolvedLine[]; memberId?: string; subtotal: number },
): RuleBreach[] {
  const { minimumSubtotal } = rules;
  const exclusive = memberId === undefined ? lines.filter((line) => isMembersOnly(rules, line)) : [];
  return [
    ...(exclusive.length > 0
      ? [
          {
            code: 'MEMBERS_ONLY_ITEM' as const,
            description: `Only members can buy ${exclusive.map(({ name }) => name).join(', ')}`,
            lineItemIds: exclusive.map(({ id }) => id),
            names: exclusive.map((line) => productNameWire(line).translated),
          },
        ]
      : []),
    ...(minimumSubtotal !== null && lines.length > 0 && subtotal < minimumSubtotal
      ? [
          {
            code: 'SUBTOTAL_BELOW_ORDER_MINIMUM' as const,
            description: `The minimum order is ${formatMoney(minimumSubtotal)}`,
            minimumSubtotal,
          },
        ]
      : []),
  ];
}
