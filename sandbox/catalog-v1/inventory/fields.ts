import { sql } from 'drizzle-orm';
import { invertId } from '../../catalog/availability';
import { products } from '../../catalog/schema';
import type { QueryFields } from '../../core/query';

/** The fields that inventory items can be queried by. */
export const inventoryFields: QueryFields = (name) => {
  switch (name) {
    case 'id':
      // There is no column for it: the id is derived from the product's id.
      return { kind: 'set', sortable: false, has: (id) => sql`${products.id} = ${invertId(id)}` };
    case 'productId':
    case 'externalId':
      return { kind: 'text', column: products.id, sortable: true };
    case 'numericId':
      return { kind: 'number', column: products.numericId, scale: 1, sortable: true };
    case 'lastUpdated':
      return { kind: 'instant', column: products.updatedAt, sortable: true };
    default:
      return undefined;
  }
};
