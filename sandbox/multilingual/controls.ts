import { Hono } from 'hono';
import { z } from 'zod';
import { readArguments } from '../core/arguments';
import type { Platform } from '../core/platform';
import { TEXT_KINDS } from '../core/requested-view';
import { translations } from './schema';
import { ratesSchema, readRates, writeRates } from './store';

const rateArguments = z.strictObject({ rates: ratesSchema });
const textArguments = z.strictObject({
  translations: z
    .array(
      z.strictObject({
        language: z.string().regex(/^[a-z]{2}$/),
        kind: z.enum(TEXT_KINDS),
        ref: z.string().min(1).max(10_000),
        text: z.string().min(1).max(10_000),
      }),
    )
    .max(5_000),
});

/**
 * `/_sandbox/currencies`: the exchange rates. `/_sandbox/translations`: all translated texts. A
 * reset restores both from the seed.
 */
export function multilingualControls({ db }: Platform): Hono {
  const app = new Hono();
  app.get('/_sandbox/currencies', async (c) => c.json({ rates: await readRates(db.read) }));
  app.put('/_sandbox/currencies', async (c) => {
    const { rates } = await readArguments(c, rateArguments);
    await db.write((tx) => writeRates(tx, rates));
    return c.json({ rates });
  });
  app.get('/_sandbox/translations', async (c) =>
    c.json({ translations: await db.read.select().from(translations) }),
  );
  app.put('/_sandbox/translations', async (c) => {
    const { translations: rows } = await readArguments(c, textArguments);
    await db.write(async (tx) => {
      await tx.delete(translations);
      if (rows.length > 0) await tx.insert(translations).values(rows);
    });
    return c.json({ translations: rows });
  });
  return app;
}
