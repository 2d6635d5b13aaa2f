import 'server-only';
import type { ListItems, ListName, SavedItem } from '@/lib/model/saved-items';
import { actForShopper, readForShopper } from '@/lib/session/read';
import { isMember } from '@/lib/session/require-member';
import { dataCollection as platform } from '@/lib/wix/saved-items';
import { SAVED_ITEM } from './requests';

/**
 * The lists in a member's account. Every function returns null where the shopper has none: for a
 * visitor, and on a site without storage for them. The browser then keeps the list.
 */
type Saved<L extends ListName> = SavedItem<ListItems[L]>[] | null;

/** Drops entries that the shop cannot have stored: a merchant may edit the collection. */
function checked<L extends ListName>(list: L, items: SavedItem<unknown>[] | null): Saved<L> {
  return items?.flatMap((item) => SAVED_ITEM[list].safeParse(item).data ?? []) ?? null;
}

/** Returns a list for a page that renders. @throws PlatformError */
export async function readSaved<L extends ListName>(list: L): Promise<Saved<L>> {
  if (!(await isMember())) return null;
  return checked(list, await readForShopper((client) => platform.readItems(client, list)));
}

/** Returns a list, where cookies can be set. @throws PlatformError */
export async function loadSaved<L extends ListName>(list: L): Promise<Saved<L>> {
  if (!(await isMember())) return null;
  return checked(list, await actForShopper((client) => platform.readItems(client, list)));
}

/** Adds the entries that the list lacks and returns the list. @throws PlatformError */
export async function addSaved<L extends ListName>(
  list: L,
  items: readonly SavedItem<ListItems[L]>[],
): Promise<Saved<L>> {
  if (!(await isMember())) return null;
  return checked(list, await actForShopper((client) => platform.addItems(client, list, items)));
}

/** Removes entries and returns the list. @throws PlatformError */
export async function removeSaved<L extends ListName>(list: L, keys: readonly string[]): Promise<Saved<L>> {
  if (!(await isMember())) return null;
  return checked(list, await actForShopper((client) => platform.removeItems(client, list, keys)));
}
