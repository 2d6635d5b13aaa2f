import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isNamed } from '@/lib/catalog/product-information';
import { sectionLines } from '@/lib/catalog/section-lines';
import { GARAN_FIELDS, GARAN_FILE } from '@/lib/config/law';
import { SHOP } from '@/lib/config/shop';
import type { Product } from '@/lib/model/product';
import { processState } from '@/lib/process-state';
import { escapeXml } from '@/lib/xml';

/**
 * GARAN: a producer's free guarantee of durability of more than two years, on the whole product. By
 * Regulation (EU) 2025/1960, Annex II, only producer, model and years (with a decimal comma) change in the
 * official file.
 */

export type Durability = Record<(typeof GARAN_FIELDS)[number], string>;

/** Null unless the info section has three lines with the facts. */
export function durabilityOf({ sections }: Pick<Product, 'sections'>): Durability | null {
  const { durability } = SHOP.law ?? {};
  const section = durability && sections.find((one) => isNamed(one, [durability.section]));
  const lines = sectionLines(section?.html ?? '');
  const [producer, model, number] = lines;
  if (!producer || !model || lines.length !== GARAN_FIELDS.length) return null;
  const years = /^(\d{1,2}(?:[.,]5)?)(?:\s\p{L}+)?$/u.exec(number ?? '')?.[1]?.replace('.', ',');
  return years && Number(years.replace(',', '.')) > 2 ? { producer, model, years } : null;
}

/** The text of the merchant's file, which does not change while a production server runs. */
const file = processState('the GARAN label', (): { text?: string } => ({}));

const readLabel = (): string => {
  file.text ??= readFileSync(join(/* turbopackIgnore: true */ process.cwd(), GARAN_FILE), 'utf8');
  return file.text;
};

/** SVG, or null for a product without a label. */
export function garanLabel(product: Pick<Product, 'sections'>, read = readLabel): string | null {
  const facts = durabilityOf(product);
  if (facts === null) return null;
  return read().replaceAll(FIELD, (_, name: keyof Durability) => escapeXml(facts[name]));
}

const FIELD = new RegExp(`\\{(${GARAN_FIELDS.join('|')})\\}`, 'g');
