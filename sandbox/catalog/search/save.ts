import { and, eq, notInArray } from 'drizzle-orm';
import type { Writer } from '../../db/database';
import { choiceRows, descriptionRows, indexRow, partRows, type SearchEntry, wordRows } from './rows';
import {
  catalogIndex,
  catalogParts,
  customizationChoices,
  descriptionWords,
  productChoices,
  productWords,
} from './schema';

/** Writes what V3's search knows of a product, within the transaction that stores the product. */
export async function indexProduct(tx: Writer, entry: SearchEntry, at: number): Promise<void> {
  const { id } = entry.product;
  const row = indexRow(entry);
  await tx.insert(catalogIndex).values(row).onConflictDoUpdate({ target: catalogIndex.productId, set: row });
  const choices = choiceRows(entry);
  await tx.delete(productChoices).where(
    and(
      eq(productChoices.productId, id),
      notInArray(
        productChoices.choiceId,
        choices.map(({ choiceId }) => choiceId),
      ),
    ),
  );
  if (choices.length > 0) await tx.insert(productChoices).values(choices).onConflictDoNothing();
  await tx.delete(productWords).where(eq(productWords.productId, id));
  const words = wordRows(entry);
  if (words.length > 0) await tx.insert(productWords).values(words);
  const described = descriptionRows(entry);
  if (described.length > 0) await tx.insert(descriptionWords).values(described).onConflictDoNothing();
  const known = partRows(entry, at);
  if (known.parts.length > 0) await tx.insert(catalogParts).values(known.parts).onConflictDoNothing();
  if (known.choices.length > 0)
    await tx.insert(customizationChoices).values(known.choices).onConflictDoNothing();
}
