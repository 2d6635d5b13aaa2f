import { Hono } from 'hono';
import { z } from 'zod';
import { readArguments } from '../../core/arguments';
import { decimalMoney, toMinor } from '../../core/money';
import type { Platform } from '../../core/platform';
import { writeSetting } from '../../db/settings';
import { feeRules, readFeeRules, writeFeeRules } from './fees';
import { type OrderRules, readOrderRules, writeOrderRules } from './order-rules';
import { taxRates } from './schema';
import { readTaxGroups, TAX_GROUPS_KEY } from './store';
import { taxRateSchema, taxRatesOf, taxRows } from './tax-rates';

const rulesArguments = z.strictObject({
  minimumSubtotal: z
    .string()
    .regex(/^\d{1,7}(\.\d{1,3})?$/, 'is not an amount')
    .nullable()
    .default(null),
  membersOnly: z.array(z.string().max(500)).max(100).default([]),
});

const taxArguments = z.strictObject({
  rates: z
    .array(taxRateSchema)
    .max(100)
    .refine(
      (rates) => new Set(taxRows(rates).map(({ id }) => id)).size === rates.length,
      'has a place twice',
    ),
  groups: z.record(z.string().max(200), z.string().max(50)).default({}),
});

/**
 * `/_sandbox/order-rules`: the minimum order and the members-only products, which a merchant sets
 * on pages of the platform that have no API. `/_sandbox/taxes`: all tax rates, whether prices
 * include them, and the tax groups of products by slug, as in the seed's `shop.json`.
 * `/_sandbox/fees`: what an app of the merchant adds to orders. A reset removes them.
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
  app.get('/_sandbox/taxes', async (c) =>
    c.json({
      rates: taxRatesOf(await db.read.select().from(taxRates)),
      groups: await readTaxGroups(db.read),
    }),
  );
  app.put('/_sandbox/taxes', async (c) => {
    const { rates, groups } = await readArguments(c, taxArguments);
    await db.write(async (tx) => {
      await tx.delete(taxRates);
      if (rates.length > 0) await tx.insert(taxRates).values(taxRows(rates));
      await writeSetting(tx, TAX_GROUPS_KEY, groups);
    });
    return c.json({ rates, groups });
  });
  app.get('/_sandbox/fees', async (c) => c.json({ fees: await readFeeRules(db.read) }));
  app.put('/_sandbox/fees', async (c) => {
    const { fees } = await readArguments(c, z.strictObject({ fees: feeRules }));
    await db.write((tx) => writeFeeRules(tx, fees));
    return c.json({ fees });
  });
  return app;
}

const wireOf = ({ minimumSubtotal, membersOnly }: OrderRules) => ({
  minimumSubtotal: minimumSubtotal === null ? null : decimalMoney(minimumSubtotal),
  membersOnly,
});
