import { writeCollections } from '../cms/collections';
import type { DataItem } from '../cms/schema';
import type { Writer } from '../db/database';
import type { SeedShop } from './shop-file';

const collection = (items: DataItem[]) => ({
  read: 'ANYONE' as const,
  ...{ insert: 'ADMIN' as const, update: 'ADMIN' as const, remove: 'ADMIN' as const },
  references: {},
  items,
});

/**
 * Creates the collections of a seed, and the one of the members' lists, as a merchant does for the
 * shop's wishlist: members add items, and read, change and remove only their own.
 */
export const seedContent = (tx: Writer, { collections }: Pick<SeedShop, 'collections'>): Promise<void> =>
  writeCollections(tx, {
    ...Object.fromEntries(Object.entries(collections).map(([id, items]) => [id, collection(items)])),
    SavedItems: {
      read: 'SITE_MEMBER_AUTHOR',
      insert: 'SITE_MEMBER',
      update: 'SITE_MEMBER_AUTHOR',
      remove: 'SITE_MEMBER_AUTHOR',
      references: {},
      items: [],
    },
  });
