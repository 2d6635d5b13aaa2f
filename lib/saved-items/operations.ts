import 'server-only';
import { z } from 'zod';
import { MAX_SAVED, type SavedItem } from '@/lib/model/saved-items';
import { actForShopper, isMember, readForShopper } from '@/lib/session/read';
import { dataCollection as platform } from '@/lib/wix/saved-items';

/** A list in a member's account: its name on the platform, and the schema of what an entry has. */
export type SavedList<T> = { name: string; item: z.ZodType<T> };

/** Null for a visitor, and on a site without storage for entries. The browser then keeps the list. */
type Saved<T> = SavedItem<T>[] | null;

/** Drops entries that the shop cannot have stored: a merchant may edit the collection. */
function checked<T>(list: SavedList<T>, items: SavedItem<unknown>[] | null): Saved<T> {
  return items?.flatMap((item) => entrySchema(list).safeParse(item).data ?? []) ?? null;
}

/** For a page that renders. @throws PlatformError */
export async function readSaved<T>(list: SavedList<T>): Promise<Saved<T>> {
  if (!(await isMember())) return null;
  return checked(list, await readForShopper((client) => platform.readItems(client, list.name)));
}

/** Where cookies can be set. @throws PlatformError */
export async function loadSaved<T>(list: SavedList<T>): Promise<Saved<T>> {
  if (!(await isMember())) return null;
  return checked(list, await actForShopper((client) => platform.readItems(client, list.name)));
}

/** Adds the entries that the list lacks and returns the list. @throws PlatformError */
export async function addSaved<T>(list: SavedList<T>, items: readonly SavedItem<T>[]): Promise<Saved<T>> {
  if (!(await isMember())) return null;
  return checked(list, await actForShopper((client) => platform.addItems(client, list.name, items)));
}

/** Removes entries and returns the list. @throws PlatformError */
export async function removeSaved<T>(list: SavedList<T>, keys: readonly string[]): Promise<Saved<T>> {
  if (!(await isMember())) return null;
  return checked(list, await actForShopper((client) => platform.removeItems(client, list.name, keys)));
}

/** Schemas of the lists' routes. They also check what the platform and the browser have stored. */

export const keySchema = z.string().min(1).max(100);
export const moneySchema = z.object({
  amount: z.string().regex(/^\d{1,12}(?:\.\d{1,6})?$/),
  currency: z.string().regex(/^[A-Z]{3}$/),
});

export const savedPictureSchema = z.object({
  base: z
    .string()
    .max(500)
    .regex(/^https?:\/\//),
  width: z.number().int().min(1).max(100_000),
  height: z.number().int().min(1).max(100_000),
  alt: z.string().max(500),
});

/** The latest time of an entry: a clock may be wrong, but not beyond this century. */
const LATEST = Date.UTC(2100, 0);
const addedAt = z.number().int().min(0).max(LATEST);

const entrySchema = <T>({ item }: SavedList<T>): z.ZodType<SavedItem<T>> =>
  z.object({ key: keySchema, addedAt, item });

export const addItemsSchema = <T>(list: SavedList<T>) =>
  z.object({ items: z.array(entrySchema(list)).min(1).max(MAX_SAVED) });

export const removeItemsSchema = z.object({ keys: z.array(keySchema).min(1).max(MAX_SAVED) });
