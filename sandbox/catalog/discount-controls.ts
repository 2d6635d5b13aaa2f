import { Hono } from 'hono';
import { z } from 'zod';
import { readArguments } from '../core/arguments';
import type { Platform } from '../core/platform';
import { readAutomaticDiscounts, writeAutomaticDiscounts } from './automatic-discounts';

const discountArguments = z.strictObject({
  rules: z
    .array(
      z.strictObject({
        name: z.string().trim().min(1).max(50),
        percentOff: z.number().min(0).max(100),
        products: z.array(z.string().max(500)).max(100).default([]),
      }),
    )
    .max(20),
});

/** `/_sandbox/discounts`: the automatic discounts of a site with V3. A reset removes them. */
export function discountControls({ db }: Platform): Hono {
  const app = new Hono();
  app.get('/_sandbox/discounts', async (c) => c.json({ rules: await readAutomaticDiscounts(db.read) }));
  app.put('/_sandbox/discounts', async (c) => {
    const { rules } = await readArguments(c, discountArguments);
    await db.write((tx) => writeAutomaticDiscounts(tx, rules));
    return c.json({ rules });
  });
  return app;
}
