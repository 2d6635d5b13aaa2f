import 'server-only';
import { z } from 'zod';
import { addSchema } from '@/lib/cart/requests';
import { type ListItems, type ListName, MAX_SAVED, type SavedItem } from '@/lib/model/saved-items';
import { actForShopper, isMember, readForShopper } from '@/lib/session/read';
import { dataCollection as platform } from '@/lib/wix/saved-items';

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

/** Schemas of the lists' routes. They also check what the platform and the browser have stored. */

const key = z.string().min(1).max(100);
const text = z.string().max(200);
const money = z.object({
  amount: z.string().regex(/^\d{1,12}(?:\.\d{1,6})?$/),
  currency: z.string().regex(/^[A-Z]{3}$/),
});

const picture = z.object({
  base: z
    .string()
    .max(500)
    .regex(/^https?:\/\//),
  width: z.number().int().min(1).max(100_000),
  height: z.number().int().min(1).max(100_000),
  alt: z.string().max(500),
});

const wishlistItem = z.object({
  variantId: key.nullable(),
  choices: z.record(text, text).refine((choices) => Object.keys(choices).length <= 20),
  price: money.nullable(),
  picture: picture.optional(),
});

const savedLine = z.object({
  request: addSchema,
  name: z.string().max(500),
  /** A path of this shop. */
  href: z
    .string()
    .max(500)
    .regex(/^\/(?![/\\])/)
    .nullable(),
  choices: z.array(z.object({ name: text, value: z.string().max(2_000) })).max(50),
  picture: picture.nullable(),
  price: money,
});

/** The latest time of an entry: a clock may be wrong, but not beyond this century. */
const LATEST = Date.UTC(2100, 0);
const entry = { key, addedAt: z.number().int().min(0).max(LATEST) };

/** Schemas of the entries of each list. */
const SAVED_ITEM: { [L in ListName]: z.ZodType<SavedItem<ListItems[L]>> } = {
  wishlist: z.object({ ...entry, item: wishlistItem }),
  later: z.object({ ...entry, item: savedLine }),
};

/** `{items}`: the entries to add. */
export const addItemsSchema = <L extends ListName>(list: L) =>
  z.object({ items: z.array(SAVED_ITEM[list]).min(1).max(MAX_SAVED) });

/** `{keys}`: the entries to remove. */
export const removeItemsSchema = z.object({ keys: z.array(key).min(1).max(MAX_SAVED) });

/** The fields of a plain form of the wishlist. */
export const wishlistFormSchema = z.object({ productId: key });
