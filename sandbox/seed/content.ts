import { writeCollections } from '../cms/collections';
import type { Writer } from '../db/database';

/**
 * Creates the collection of the members' lists, as a merchant does for the shop's wishlist: members
 * add items, and read, change and remove only their own.
 */
export const seedContent = (tx: Writer): Promise<void> =>
  writeCollections(tx, {
    SavedItems: {
      read: 'SITE_MEMBER_AUTHOR',
      insert: 'SITE_MEMBER',
      update: 'SITE_MEMBER_AUTHOR',
      remove: 'SITE_MEMBER_AUTHOR',
      references: {},
      items: [],
    },
  });
