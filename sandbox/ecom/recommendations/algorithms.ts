import { and, count, desc, eq, inArray, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import { collectionProducts, products } from '../../catalog/schema';
import { ALL_PRODUCTS_ID } from '../../core/platform';
import type { Reader } from '../../db/reader';
import { orders } from '../orders/schema';

/** The most items of an answer. */
const MAX_ITEMS = 100;

type Algorithm = {
  id: string;
  name: string;
  description: string;
  algorithmType: 'RELATED_ITEMS' | 'GLOBAL';
  /** Returns ids of visible products, the best ones first. */
  find(reader: Reader, productIds: readonly string[]): Promise<string[]>;
};

/** The algorithms of Wix Stores, with the platform's ids. */
export const ALGORITHMS: readonly Algorithm[] = [
  {
    id: '68ebce04-b96a-4c52-9329-08fc9d8c1253',
    name: 'From the same categories',
    description: 'Products that share categories with the given products.',
    algorithmType: 'RELATED_ITEMS',
    find: findInSameCategories,
  },
  {
    id: 'd5aac1e1-2e53-4d11-85f7-7172710b4783',
    name: 'Frequently bought together',
    description: 'Products of orders that contain the given products.',
    algorithmType: 'RELATED_ITEMS',
    find: (reader, ids) =>
      ids.length === 0
        ? Promise.resolve([])
        : findInOrders(
            reader,
            ids,
            sql`exists (select 1 from json_each(${orders.document}, '$.lineItems') as given
              where given.value ->> '$.catalogReference.catalogItemId' in ${[...ids]})`,
          ),
  },
  {
    id: '5dd69f67-9ab9-478e-ba7c-10c6c6e7285f',
    name: 'Frequently viewed together',
    description: 'The sandbox records no views, so this algorithm recommends nothing.',
    algorithmType: 'RELATED_ITEMS',
    find: async () => [],
  },
  {
    id: 'ba491fd2-b172-4552-9ea6-7202e01d1d3c',
    name: 'Best sellers',
    description: 'Products that were ordered most often.',
    algorithmType: 'GLOBAL',
    find: (reader) => findInOrders(reader, [], sql`true`),
  },
];

async function findInSameCategories(reader: Reader, productIds: readonly string[]): Promise<string[]> {
  if (productIds.length === 0) return [];
  const ids = [...productIds];
  const own = reader
    .select({ id: collectionProducts.collectionId })
    .from(collectionProducts)
    .where(
      and(inArray(collectionProducts.productId, ids), ne(collectionProducts.collectionId, ALL_PRODUCTS_ID)),
    );
  const rows = await reader
    .select({ id: products.id })
    .from(collectionProducts)
    .innerJoin(products, eq(products.id, collectionProducts.productId))
    .where(
      and(
        inArray(collectionProducts.collectionId, own),
        notInArray(products.id, ids),
        eq(products.visible, true),
      ),
    )
    .groupBy(products.id)
    .orderBy(desc(count()), desc(products.numericId))
    .limit(MAX_ITEMS);
  return rows.map(({ id }) => id);
}

async function findInOrders(reader: Reader, without: readonly string[], matches: SQL): Promise<string[]> {
  const rows = await selectInOrders(reader, without, matches);
  return rows.map(({ id }) => id);
}

/** The products of matching orders, the most ordered first, without the given ones. */
export function selectInOrders(reader: Reader, without: readonly string[], matches: SQL) {
  const quantity = sql`sum(line.value ->> '$.quantity')`;
  return (
    reader
      .select({ id: products.id })
      .from(orders)
      // SQLite keeps the order of cross joins. In another one, it reads the lines of all orders for each product.
      .crossJoin(sql`json_each(${orders.document}, '$.lineItems') as line`)
      .crossJoin(products)
      .where(
        and(
          matches,
          sql`${products.id} = line.value ->> '$.catalogReference.catalogItemId'`,
          eq(products.visible, true),
          without.length > 0 ? notInArray(products.id, [...without]) : undefined,
        ),
      )
      .groupBy(products.id)
      .orderBy(desc(quantity), desc(products.numericId))
      .limit(MAX_ITEMS)
  );
}
