import { and, eq, notInArray } from 'drizzle-orm';
import type { Writer } from '../../db/database';
import { NEXT_CHANGE } from './change';
import { choiceIdsOf, descriptionRows, indexRow, partRows, type SearchEntry } from './rows';
import {
  catalogIndex,
  catalogParts,
  customizationChoices,
  descriptionTerms,
  productChoices,
  productTerms,
} from './schema';
import { termsOf } from './words';

/** Writes what V3's search knows of a product, within the transaction that stores the product. */
export async function indexProduct(tx: Writer, entry: SearchEntry, at: number): Promise<void> {
  const row = { ...indexRow(entry), change: NEXT_CHANGE };
  const [stored] = await tx
    .insert(catalogIndex)
    .values(row)
    .onConflictDoUpdate({ target: catalogIndex.productId, set: row })
    .returning({ no: catalogIndex.no });
  if (stored === undefined) return;
  const { no } = stored;
  const choiceIds = choiceIdsOf(entry);
  await tx
    .delete(productChoices)
    .where(and(eq(productChoices.no, no), notInArray(productChoices.choiceId, choiceIds)));
  if (choiceIds.length > 0)
    await tx
      .insert(productChoices)
      .values(choiceIds.map((choiceId) => ({ choiceId, no })))
      .onConflictDoNothing();
  await tx.delete(productTerms).where(eq(productTerms.no, no));
  const words = termsOf(entry.product.name);
  if (words.length > 0) await tx.insert(productTerms).values(words.map((word) => ({ word, no })));
  const described = descriptionRows(entry);
  if (described.length > 0) await tx.insert(descriptionTerms).values(described).onConflictDoNothing();
  const known = partRows(entry, at);
  if (known.parts.length > 0) await tx.insert(catalogParts).values(known.parts).onConflictDoNothing();
  if (known.choices.length > 0)
    await tx.insert(customizationChoices).values(known.choices).onConflictDoNothing();
}
