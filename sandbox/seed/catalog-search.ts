import {
  choiceRows,
  descriptionRows,
  indexRow,
  partRows,
  type SearchEntry,
  wordRows,
} from '../catalog/search/rows';
import {
  catalogIndex,
  catalogParts,
  customizationChoices,
  descriptionWords,
  productChoices,
  productWords,
} from '../catalog/search/schema';
import type { Writer } from '../db/database';
import { bulkInsert } from './bulk-insert';
import { productRow, variantRows } from './catalog';
import type { SeedProduct } from './catalog-file';

/** Stores what V3's search knows of the demo shop's own products. */
export async function seedSearch(tx: Writer, products: SeedProduct[]): Promise<void> {
  const entries = products.map(searchEntry);
  const at = Math.max(...entries.map(({ product }) => product.createdAt));
  const known = entries.map((entry) => partRows(entry, at));
  await bulkInsert(tx, catalogIndex, entries.map(indexRow));
  await bulkInsert(tx, productChoices, entries.flatMap(choiceRows));
  await bulkInsert(tx, productWords, entries.flatMap(wordRows));
  await bulkInsert(tx, descriptionWords, entries.flatMap(descriptionRows));
  await bulkInsert(tx, catalogParts, distinct(known.flatMap(({ parts }) => parts)));
  await bulkInsert(tx, customizationChoices, distinct(known.flatMap(({ choices }) => choices)));
}

/**
 * Stores the same of generated products. They have the descriptions, options and brands of the demo
 * shop's, and ribbons of their own.
 */
export async function growSearch(tx: Writer, grown: () => Iterable<SeedProduct>): Promise<void> {
  await bulkInsert(
    tx,
    catalogIndex,
    rowsOf(grown(), (entry) => [indexRow(entry)]),
  );
  await bulkInsert(tx, productChoices, rowsOf(grown(), choiceRows));
  await bulkInsert(tx, productWords, rowsOf(grown(), wordRows));
  const ribbons = new Map<string, SeedProduct>();
  for (const product of grown()) if (product.ribbon) ribbons.set(product.ribbon, product);
  for (const product of ribbons.values()) {
    const { parts } = partRows(searchEntry(product), Date.parse(product.createdDate));
    await tx.insert(catalogParts).values(parts).onConflictDoNothing();
  }
}

function* rowsOf<T>(products: Iterable<SeedProduct>, toRows: (entry: SearchEntry) => T[]): Generator<T> {
  for (const product of products) yield* toRows(searchEntry(product));
}

function searchEntry(product: SeedProduct): SearchEntry {
  return { product: productRow(product), variants: variantRows(product) };
}

const distinct = <T extends { id: string }>(rows: T[]): T[] => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
];
