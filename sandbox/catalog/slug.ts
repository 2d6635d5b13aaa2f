import { and, gte, lt, ne } from 'drizzle-orm';
import { cutText } from '../core/cut-text';
import type { Writer } from '../db/database';
import type { collections, products } from './schema';

const MAX_LENGTH = 100;

/** `Möbius bowl, 20 cm` → `mobius-bowl-20-cm`. Letters of other alphabets are unchanged. */
export function slugOf(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-');
  const slug = cutText(words, MAX_LENGTH).replace(/^-+|-+$/g, '');
  return slug || 'item';
}

/**
 * Returns the slug or, when another row has it, the slug with the first free number: `mug-1`,
 * `mug-2`.
 */
export async function freeSlug(
  tx: Writer,
  table: typeof products | typeof collections,
  requested: string,
  ownId?: string,
): Promise<string> {
  const rows = await tx
    .select({ slug: table.slug })
    .from(table)
    .where(
      and(
        gte(table.slug, cutText(requested, MAX_LENGTH - 8)),
        lt(table.slug, `${cutText(requested, MAX_LENGTH - 8)}\u{10ffff}`),
        ownId === undefined ? undefined : ne(table.id, ownId),
      ),
    );
  const taken = new Set(rows.map(({ slug }) => slug));
  if (!taken.has(requested)) return requested;
  for (let number = 1; ; number += 1) {
    const candidate = `${cutText(requested, MAX_LENGTH - 1 - String(number).length)}-${number}`;
    if (!taken.has(candidate)) return candidate;
  }
}
