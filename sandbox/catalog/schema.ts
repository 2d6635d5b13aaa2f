/** The catalog's tables. Units as in db/schema.ts. */
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';

export const products = sqliteTable(
  'products',
  {
    id: text('id').primaryKey(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    sku: text('sku').notNull(),
    productType: text('product_type', { enum: ['physical', 'digital'] }).notNull(),
    brand: text('brand'),
    ribbon: text('ribbon'),
    visible: integer('visible', { mode: 'boolean' }).notNull(),
    /** Price before the discount. */
    price: integer('price').notNull(),
    /** Price after the discount; equals `price` without one. */
    discountedPrice: integer('discounted_price').notNull(),
    /** The merchant's cost of one item. null: not given. Never shown to shoppers. */
    cost: integer('cost'),
    inventoryStatus: text('inventory_status', {
      enum: ['IN_STOCK', 'OUT_OF_STOCK', 'PARTIALLY_OUT_OF_STOCK'],
    }).notNull(),
    manageVariants: integer('manage_variants', { mode: 'boolean' }).notNull(),
    trackInventory: integer('track_inventory', { mode: 'boolean' }).notNull(),
    weight: real('weight').notNull(),
    numericId: integer('numeric_id').notNull(),
    /** Counts changes. Catalog V3 uses it to prevent lost updates. */
    revision: integer('revision').notNull().default(1),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
    /** The remaining fields, see `ProductDocument` in catalog/types.ts. */
    document: text('document', { mode: 'json' }).$type<unknown>().notNull(),
  },
  // Each sort order of products has an index that also contains `visible`. A page is read along it,
  // and counting a range of it reads nothing else.
  (t) => [
    uniqueIndex('products_slug').on(t.slug),
    index('products_price').on(t.price, t.id, t.visible),
    index('products_name').on(sql`${t.name} collate nocase`, t.id, t.visible),
    index('products_slug_order').on(sql`${t.slug} collate nocase`, t.id, t.visible),
    index('products_sku').on(sql`${t.sku} collate nocase`, t.id, t.visible),
    index('products_numeric').on(t.numericId, t.id, t.visible),
    index('products_updated').on(t.updatedAt, t.id, t.visible),
    index('products_created').on(t.createdAt, t.id, t.visible),
    index('products_stock').on(t.inventoryStatus, t.numericId, t.id, t.visible),
    index('products_name_exact').on(t.name, t.visible),
    index('products_sku_exact').on(t.sku, t.visible),
    // The first index serves to count a collection's members. The second finds the hidden products
    // to subtract.
    index('products_shown').on(t.id, t.visible, t.price),
    index('products_hidden').on(t.id).where(sql`visible = 0`),
  ],
);

export const variants = sqliteTable(
  'variants',
  {
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    position: integer('position').notNull(),
    /**
     * Option name → choice description, e.g. `{"Glaze":"Oat"}`; `{}` for a product without options.
     */
    choices: text('choices', { mode: 'json' }).$type<Record<string, string>>().notNull(),
    sku: text('sku').notNull(),
    /** Price before the product's discount. */
    price: integer('price').notNull(),
    /** Like the product's cost. */
    cost: integer('cost'),
    weight: real('weight').notNull(),
    visible: integer('visible', { mode: 'boolean' }).notNull(),
    trackQuantity: integer('track_quantity', { mode: 'boolean' }).notNull(),
    /** Never below zero: the check below makes an oversold order fail as a whole. */
    quantity: integer('quantity').notNull(),
    inStock: integer('in_stock', { mode: 'boolean' }).notNull(),
    /** The variant's id in Catalog V3, see `variantGuid`. */
    guid: text('guid').notNull().default(''),
    barcode: text('barcode'),
    /** V3's price where it is not the price after the product's discount. */
    salePrice: integer('sale_price'),
    /**
     * Whether V3 has a stock item. A product created without one is out of stock until it exists.
     */
    stocked: integer('stocked', { mode: 'boolean' }).notNull().default(true),
    stockRevision: integer('stock_revision').notNull().default(1),
    /** V3's pre-order of one variant, see `Preorder` in catalog/types.ts. null: the product's. */
    preorder: text('preorder', { mode: 'json' }).$type<unknown>(),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.id] }),
    index('variants_sku').on(t.sku),
    index('variants_guid').on(t.guid),
    index('variants_barcode').on(t.barcode).where(sql`barcode is not null`),
    check('variants_quantity', sql`${t.quantity} >= 0`),
  ],
);

export const collections = sqliteTable(
  'collections',
  {
    id: text('id').primaryKey(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    visible: integer('visible', { mode: 'boolean' }).notNull(),
    position: integer('position').notNull(),
    /** Like a product's revision. */
    revision: integer('revision').notNull().default(1),
    updatedAt: integer('updated_at').notNull(),
    /** The banner, one of `media_files`. */
    mediaId: text('media_id'),
    /** The parent category in Catalog V3, whose categories form a tree. null: top level. */
    parentId: text('parent_id'),
    /** The fields that only V3 has, see `CategoryDocument` in catalog/types.ts. */
    document: text('document', { mode: 'json' }).$type<unknown>(),
  },
  (t) => [uniqueIndex('collections_slug').on(t.slug), index('collections_parent').on(t.parentId)],
);

export const collectionProducts = sqliteTable(
  'collection_products',
  {
    collectionId: text('collection_id')
      .notNull()
      .references(() => collections.id, { onDelete: 'cascade' }),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** V3's place of an arranged product. null: after the arranged ones. */
    position: integer('position'),
  },
  (t) => [
    primaryKey({ columns: [t.collectionId, t.productId] }),
    index('collection_products_product').on(t.productId),
    index('collection_products_arranged').on(t.collectionId, t.position).where(sql`position is not null`),
  ],
);

/**
 * Files behind media ids. `path` is relative to the seed's media folder or the data folder's
 * `uploads/`.
 */
export const mediaFiles = sqliteTable('media_files', {
  id: text('id').primaryKey(),
  path: text('path').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  altText: text('alt_text').notNull(),
  sizeInBytes: integer('size_in_bytes').notNull().default(0),
});
