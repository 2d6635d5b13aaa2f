import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { textKey } from '../core/requested-view';
import type { Writer } from '../db/database';
import type { Reader } from '../db/reader';
import { readSetting, writeSetting } from '../db/settings';
import { translations } from './schema';

const RATES_KEY = 'exchangeRates';

/** Currency → how much of it one unit of the site's currency is. */
export const ratesSchema = z.record(z.string().regex(/^[A-Z]{3}$/), z.number().positive());
export type Rates = z.infer<typeof ratesSchema>;

/** Returns the exchange rates of the site. Without any, prices are in the site's currency only. */
export const readRates = async (reader: Reader): Promise<Rates> =>
  ratesSchema.catch({}).parse(await readSetting(reader, RATES_KEY));

export const writeRates = (tx: Writer, rates: Rates): Promise<void> => writeSetting(tx, RATES_KEY, rates);

/** Returns the texts of a language by `textKey`. Empty for one that the site does not have. */
export async function readTexts(reader: Reader, language: string): Promise<Map<string, string>> {
  const rows = await reader.select().from(translations).where(eq(translations.language, language));
  return new Map(rows.map(({ kind, ref, text }) => [textKey(kind, ref), text]));
}
