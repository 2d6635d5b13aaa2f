import type { ListName, SavedItem } from '@/lib/model/saved-items';
import type { SessionClient } from '../session-client';

/**
 * The place of a member's lists on the platform. Each kind of storage implements it, and nothing
 * above `lib/wix` knows which one is in use: today a collection of the CMS (data-collection.ts).
 * The module `wishlists` of `@wix/ecom` can take its place for the wishlist. It is marked as a
 * preview and as internal, and its types are not published.
 *
 * Items are what the shop has stored, unchecked. Every function throws `PlatformError` when a call
 * fails. Null means that the site has no such storage for the caller, never that a call failed.
 */
export type SavedItemsPlatform = {
  /** Returns the entries of a list, the newest first, each key once. */
  readItems(client: SessionClient, list: ListName): Promise<SavedItem<unknown>[] | null>;
  /** Adds the entries whose keys the list lacks. Returns the list. */
  addItems(
    client: SessionClient,
    list: ListName,
    items: readonly SavedItem<unknown>[],
  ): Promise<SavedItem<unknown>[] | null>;
  /** Removes entries. A key that the list lacks is no error. Returns the list. */
  removeItems(
    client: SessionClient,
    list: ListName,
    keys: readonly string[],
  ): Promise<SavedItem<unknown>[] | null>;
};
