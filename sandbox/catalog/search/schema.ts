/**
 * The tables behind Catalog V3's search. Writes of products fill them, see `rows.ts`. A product's
 * own row is too wide to count 100,000 of them for one response.
 *
 * The migration makes the four tables that are all key `without rowid`, by hand: drizzle-kit has no
 * word for it, and with row ids each row would be stored twice.
 */
import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { products } from '../schema';

/** A product's number in the index. Numbers make large sets several times as fast as ids. */
const no = () =>
  integer('no')
    .notNull()
    .references(() => catalogIndex.no, { onDelete: 'cascade' });

/** The fields that V3 filters, sorts and counts by. Money in minor units. */
export const catalogIndex = sqliteTable(
  'catalog_index',
  {
    no: integer('no').primaryKey(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    visible: integer('visible', { mode: 'boolean' }).notNull(),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    productType: text('product_type').notNull(),
    brand: text('brand'),
    ribbon: text('ribbon'),
    /** The price that a shopper pays for the least and the most expensive variant. */
    minPrice: integer('min_price').notNull(),
    maxPrice: integer('max_price').notNull(),
    /** null without a compare-at price. */
    minCompareAt: integer('min_compare_at'),
    maxCompareAt: integer('max_compare_at'),
    minSku: text('min_sku').notNull(),
    minWeight: real('min_weight').notNull(),
    maxWeight: real('max_weight').notNull(),
    availability: text('availability').notNull(),
    preorderStatus: text('preorder_status').notNull(),
    preorderAvailability: text('preorder_availability').notNull(),
    /** null without subscriptions. */
    allowsOneTime: integer('allows_one_time', { mode: 'boolean' }),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
    /** Identifies the description, which products may share. */
    textKey: text('text_key').notNull(),
    /**
     * Grows with every change of the product, its choices or its categories. 0: unchanged since the
     * seed.
     */
    change: integer('change').notNull().default(0),
  },
  (t) => [
    index('catalog_index_change').on(t.change).where(sql`change > 0`),
    uniqueIndex('catalog_index_product').on(t.productId),
    // Each sort order has an index that also contains `visible`. A page is read along it, and
    // counting a range of it reads nothing else. Products of equal rank sort by age and number.
    index('catalog_index_created').on(t.createdAt, t.no, t.visible),
    index('catalog_index_updated').on(t.updatedAt, t.createdAt, t.no, t.visible),
    index('catalog_index_min_price').on(t.minPrice, t.createdAt, t.no, t.visible),
    index('catalog_index_max_price').on(t.maxPrice, t.createdAt, t.no, t.visible),
    index('catalog_index_name').on(sql`${t.name} collate nocase`, t.createdAt, t.no, t.visible),
    index('catalog_index_slug').on(sql`${t.slug} collate nocase`, t.createdAt, t.no, t.visible),
    // The cheapest or the first name comes first, and the newest of equal ones.
    index('catalog_index_min_price_newest').on(t.minPrice, sql`created_at desc`, sql`no desc`, t.visible),
    index('catalog_index_name_newest').on(
      sql`${t.name} collate nocase`,
      sql`created_at desc`,
      sql`no desc`,
      t.visible,
    ),
    index('catalog_index_text').on(t.textKey),
    index('catalog_index_hidden').on(t.no).where(sql`visible = 0`),
  ],
);

/** The choices that a product offers. */
export const productChoices = sqliteTable(
  'product_choices',
  { choiceId: text('choice_id').notNull(), no: no() },
  (t) => [primaryKey({ columns: [t.choiceId, t.no] }), index('product_choices_product').on(t.no)],
);

/** The words of a product's name, in lower case. */
export const productTerms = sqliteTable('product_words', { word: text('word').notNull(), no: no() }, (t) => [
  primaryKey({ columns: [t.word, t.no] }),
  index('product_words_product').on(t.no),
]);

/**
 * The products of each category and of all below it. The category of all products has no rows,
 * because every product is in it.
 */
export const categoryIndex = sqliteTable(
  'category_index',
  { categoryId: text('category_id').notNull(), no: no() },
  (t) => [primaryKey({ columns: [t.categoryId, t.no] }), index('category_index_product').on(t.no)],
);

/** The words of descriptions. */
export const descriptionTerms = sqliteTable(
  'description_words',
  { word: text('word').notNull(), textKey: text('text_key').notNull() },
  (t) => [primaryKey({ columns: [t.word, t.textKey] })],
);

/**
 * Data that products of V3 share: brands, ribbons, info sections, and the names of options and
 * modifiers.
 */
export const catalogParts = sqliteTable(
  'catalog_parts',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: ['brand', 'ribbon', 'infoSection', 'customization'] }).notNull(),
    name: text('name').notNull(),
    revision: integer('revision').notNull().default(1),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
    /** The remaining fields in wire shape. */
    document: text('document', { mode: 'json' }).$type<unknown>().notNull(),
  },
  (t) => [index('catalog_parts_kind').on(t.kind, t.name)],
);

/** The choices of a customization. */
export const customizationChoices = sqliteTable(
  'customization_choices',
  {
    id: text('id').primaryKey(),
    customizationId: text('customization_id')
      .notNull()
      .references(() => catalogParts.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** null: a text choice. */
    colorCode: text('color_code'),
  },
  (t) => [uniqueIndex('customization_choices_name').on(t.customizationId, t.name)],
);

/** Video files. Like `media_files`, with a poster among those. */
export const mediaVideos = sqliteTable('media_videos', {
  id: text('id').primaryKey(),
  path: text('path').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  posterId: text('poster_id').notNull(),
  altText: text('alt_text').notNull(),
});
