import { seedMembers } from '../catalog/search/categories';
import { choiceIdsOf, descriptionRows, indexRow, partRows, type SearchEntry } from '../catalog/search/rows';
import {
  catalogIndex,
  catalogParts,
  customizationChoices,
  descriptionTerms,
  productChoices,
  productTerms,
} from '../catalog/search/schema';
import { termsOf } from '../catalog/search/words';
import type { Writer } from '../db/database';
import { bulkInsert } from './bulk-insert';
import { productRow, variantRows } from './catalog';
import type { SeedProduct } from './catalog-file';

/** Stores what V3's search knows of the demo shop's own products. */
export async function seedSearch(tx: Writer, products: SeedProduct[]): Promise<void> {
  const entries = products.map(searchEntry);
  const at = Math.max(...entries.map(({ product }) => product.createdAt));
  const known = entries.map((entry) => partRows(entry, at));
  await insertEntries(tx, products, 0);
  await bulkInsert(
    tx,
    descriptionTerms,
    distinct(entries.flatMap(descriptionRows), ({ word, textKey }) => word + textKey),
  );
  await bulkInsert(
    tx,
    catalogParts,
    distinct(
      known.flatMap(({ parts }) => parts),
      ({ id }) => id,
    ),
  );
  await bulkInsert(
    tx,
    customizationChoices,
    distinct(
      known.flatMap(({ choices }) => choices),
      ({ id }) => id,
    ),
  );
  await seedMembers(tx);
}

/**
 * Stores the same of generated products. They have the descriptions, options and brands of the demo
 * shop's, and ribbons of their own.
 */
export async function growSearch(tx: Writer, demo: number, grown: Iterable<SeedProduct>): Promise<void> {
  const ribbons = await insertEntries(tx, grown, demo);
  for (const product of ribbons.values()) {
    const { parts } = partRows(searchEntry(product), Date.parse(product.createdDate));
    await tx.insert(catalogParts).values(parts).onConflictDoNothing();
  }
  await seedMembers(tx);
}

const BATCH_SIZE = 2_000;

/**
 * Stores the products' own rows, and returns a product for each ribbon.
 */
async function insertEntries(
  tx: Writer,
  products: Iterable<SeedProduct>,
  before: number,
): Promise<Map<string, SeedProduct>> {
  const ribbons = new Map<string, SeedProduct>();
  let number = before;
  let batch: { no: number; entry: SearchEntry }[] = [];
  const flush = async () => {
    await bulkInsert(
      tx,
      catalogIndex,
      batch.map(({ no, entry }) => ({ no, ...indexRow(entry) })),
    );
    await bulkInsert(
      tx,
      productChoices,
      batch.flatMap(({ no, entry }) => choiceIdsOf(entry).map((choiceId) => ({ choiceId, no }))),
    );
    await bulkInsert(
      tx,
      productTerms,
      batch.flatMap(({ no, entry }) => termsOf(entry.product.name).map((word) => ({ word, no }))),
    );
    batch = [];
  };
  for (const product of products) {
    number += 1;
    if (product.ribbon) ribbons.set(product.ribbon, product);
    batch.push({ no: number, entry: searchEntry(product) });
    if (batch.length === BATCH_SIZE) await flush();
  }
  await flush();
  return ribbons;
}

function searchEntry(product: SeedProduct): SearchEntry {
  return { product: productRow(product), variants: variantRows(product) };
}

const distinct = <T>(rows: T[], keyOf: (row: T) => string): T[] => [
  ...new Map(rows.map((row) => [keyOf(row), row])).values(),
];
