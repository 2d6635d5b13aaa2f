import { Hono } from 'hono';
import { z } from 'zod';
import { readArguments } from '../../core/arguments';
import { decimalMoney, toMinor } from '../../core/money';
import type { Platform } from '../../core/platform';
import { type OrderRules, readOrderRules, writeOrderRules } from './order-rules';

const rulesArguments = z.strictObject({
  minimumSubtotal: z
    .string()
    .regex(/^\d{1,7}(\.\d{1,3})?$/, 'is not an amount')
    .nullable()
    .default(null),
  membersOnly: z.array(z.string().max(500)).max(100).default([]),
});

/**
 * `/_sandbox/order-rules`: the minimum order and the members-only products, which a merchant sets
 * on pages of the platform that have no API. A reset removes them.
 */
export function orderRuleControls({ db }: Platform): Hono {
  const app = new Hono();
  app.get('/_sandbox/order-rules', async (c) => c.json(wireOf(await readOrderRules(db.read))));
  app.put('/_sandbox/order-rules', async (c) => {
    const { minimumSubtotal, membersOnly } = await readArguments(c, rulesArguments);
    const rules = {
      minimumSubtotal: minimumSubtotal === null ? null : toMinor(minimumSubtotal),
      membersOnly,
    };
    await db.write((tx) => writeOrderRules(tx, rules));
    return c.json(wireOf(rules));
  });
  return app;
}

const wireOf = ({ minimumSubtotal, membersOnly }: OrderRules) => ({
  minimumSubtotal: minimumSubtotal === null ? null : decimalMoney(minimumSubtotal),
  membersOnly,
});
