import { z } from 'zod';
import type { Writer } from '../db/database';
import type { Reader } from '../db/reader';
import { readSetting, writeSetting } from '../db/settings';
import { deleteAllItems, insertItem, readItems } from './item-store';
import type { DataItem } from './schema';

const KEY = 'dataCollections';
/** The platform accepts items of up to 500 kB. The bounds of a whole site are the sandbox's own. */
const MAX_COLLECTIONS = 50;
const MAX_ITEMS = 1_000;

const item = z.record(z.string().min(1).max(100), z.unknown());

/** `SITE_MEMBER_AUTHOR`: members, and only the items that they created. */
const permission = z.enum(['ANYONE', 'SITE_MEMBER', 'SITE_MEMBER_AUTHOR', 'ADMIN']);
export type Permission = z.infer<typeof permission>;

const collectionSchema = z.strictObject({
  /** The callers who may read the items. Others get an empty result without an error. */
  read: permission.default('ANYONE'),
  /** The callers who may write. Others get a 403. */
  insert: permission.default('ADMIN'),
  update: permission.default('ADMIN'),
  remove: permission.default('ADMIN'),
  /** Fields that refer to items of another collection by their ids, with that collection's id. */
  references: z.record(z.string().min(1).max(100), z.string().min(1).max(100)).default({}),
  items: z.array(item).max(MAX_ITEMS).default([]),
});

/**
 * The content collections of the site by id. Null when the CMS is not installed. A new site has the
 * CMS and no collection.
 */
export const collectionsSchema = z
  .record(z.string().min(1).max(100), collectionSchema)
  .refine((collections) => Object.keys(collections).length <= MAX_COLLECTIONS, {
    message: `takes at most ${MAX_COLLECTIONS} collections`,
  })
  .nullable();

export type DataCollections = z.infer<typeof collectionsSchema>;
export type DataCollection = NonNullable<DataCollections>[string];

const stored = z.looseObject({ _id: z.string() });

export const itemsOf = ({ items }: DataCollection): DataItem[] => z.array(stored).parse(items);

/** An instant as items carry it. */
export const wireDate = (at: number): { $date: string } => ({ $date: new Date(at).toISOString() });

/** A setting is never null, so the collections are stored in an object. Their items are rows. */
const settingSchema = z.object({ collections: collectionsSchema });

/** Returns the collections without their items. */
export const readDefinitions = async (reader: Reader): Promise<DataCollections> =>
  settingSchema.catch({ collections: {} }).parse(await readSetting(reader, KEY)).collections;

/** Returns the collections with all items. */
export async function readCollections(reader: Reader): Promise<DataCollections> {
  const definitions = await readDefinitions(reader);
  if (definitions === null) return null;
  const filled = await Promise.all(
    Object.entries(definitions).map(
      async ([name, definition]) => [name, { ...definition, items: await readItems(reader, name) }] as const,
    ),
  );
  return Object.fromEntries(filled);
}

/** Replaces all collections and their items. */
export async function writeCollections(tx: Writer, collections: DataCollections): Promise<void> {
  const definitions =
    collections &&
    Object.fromEntries(Object.entries(collections).map(([name, one]) => [name, { ...one, items: [] }]));
  await writeSetting(tx, KEY, { collections: definitions });
  await deleteAllItems(tx);
  for (const [name, collection] of Object.entries(collections ?? {}))
    for (const item of new Map(itemsOf(collection).map((one) => [one._id, one])).values())
      await insertItem(tx, name, item);
}
