import { sql } from 'drizzle-orm';
import { invertId } from '../../catalog/availability';
import { variants } from '../../catalog/schema';
import { catalogIndex } from '../../catalog/search/schema';
import type { QueryField, QueryFields } from '../../core/query';
import { directCategories, flag, preorderEnabled, text } from '../variants/fields';
import { LOCATION_ID } from './wire';

const FIELDS: Record<string, QueryField> = {
  id: { kind: 'set', sortable: false, has: (id) => sql`${variants.guid} = ${invertId(id)}` },
  variantId: text(variants.guid, true),
  productId: text(variants.productId, true),
  locationId: text(sql`${LOCATION_ID}`),
  trackQuantity: flag(variants.trackQuantity),
  quantity: {
    kind: 'number',
    column: sql`case when ${variants.trackQuantity} then ${variants.quantity} end`,
    scale: 1,
    sortable: true,
  },
  inStock: flag(variants.inStock),
  availabilityStatus: text(
    sql`case when ${variants.inStock} then 'IN_STOCK' when ${preorderEnabled} then 'PREORDER' else 'OUT_OF_STOCK' end`,
  ),
  'product.name': text(catalogIndex.name, true),
  'product.directCategoryIds': directCategories,
  'product.variantSku': text(variants.sku, true),
  'product.variantVisible': flag(variants.visible),
};

export const stockFields: QueryFields = (name) => (Object.hasOwn(FIELDS, name) ? FIELDS[name] : undefined);
