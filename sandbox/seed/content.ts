import { writeCollections } from '../cms/collections';
import type { DataItem } from '../cms/schema';
import type { Writer } from '../db/database';
import type { SeedShop } from './shop-file';

const collection = (items: DataItem[]) => ({
  read: 'ANYONE' as const,
  insert: 'ADMIN' as const,
  update: 'ADMIN' as const,
  remove: 'ADMIN' as const,
  references: {},
  items,
});

type SeedPicture = { id: string; path: string; width: number; height: number };

/** A picture of the catalog in an item: `picture:bowl.jpg`. */
const PICTURE = /^picture:(.+)$/;

/** Returns a value with its pictures as the platform names them, in galleries, too. @throws Error for an unknown one */
function withPictures(value: unknown, pictures: readonly SeedPicture[]): unknown {
  if (Array.isArray(value)) return value.map((one) => withPictures(one, pictures));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([field, inner]) => [field, withPictures(inner, pictures)]),
    );
  const [, file] = typeof value === 'string' ? (PICTURE.exec(value) ?? []) : [];
  if (file === undefined) return value;
  const found = pictures.find(({ path }) => path === file);
  if (!found) throw new Error(`collections: the catalog names no picture ${file}`);
  const { id, width, height } = found;
  return `wix:image://v1/${id}/${file}#originWidth=${width}&originHeight=${height}`;
}

const itemWithPictures = (item: DataItem, pictures: readonly SeedPicture[]): DataItem => ({
  ...item,
  ...Object.fromEntries(Object.entries(item).map(([field, value]) => [field, withPictures(value, pictures)])),
});

/**
 * Creates the collections of a seed, and the one of the members' lists, as a merchant does for the
 * shop's wishlist: members add items, and read, change and remove only their own.
 */
export const seedContent = (
  tx: Writer,
  { collections }: Pick<SeedShop, 'collections'>,
  pictures: readonly SeedPicture[],
): Promise<void> =>
  writeCollections(tx, {
    ...Object.fromEntries(
      Object.entries(collections).map(([id, items]) => [
        id,
        collection(items.map((item) => itemWithPictures(item, pictures))),
      ]),
    ),
    SavedItems: {
      read: 'SITE_MEMBER_AUTHOR',
      insert: 'SITE_MEMBER',
      update: 'SITE_MEMBER_AUTHOR',
      remove: 'SITE_MEMBER_AUTHOR',
      references: {},
      items: [],
    },
  });
