import { z } from 'zod';
import { addSchema } from '@/lib/cart/requests';
import { type ListItems, type ListName, MOST_SAVED, type SavedItem } from '@/lib/model/saved-items';

/** Schemas of the lists' routes. They also check what the platform and the browser have stored. */

const key = z.string().min(1).max(100);
const text = z.string().max(200);
const money = z.object({
  amount: z.string().regex(/^\d{1,12}(?:\.\d{1,6})?$/),
  currency: z.string().regex(/^[A-Z]{3}$/),
});

const wishlistItem = z.object({
  variantId: key.nullable(),
  choices: z.record(text, text).refine((choices) => Object.keys(choices).length <= 20),
  price: money.nullable(),
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
  picture: z
    .object({
      base: z
        .string()
        .max(500)
        .regex(/^https?:\/\//),
      width: z.number().int().min(1).max(100_000),
      height: z.number().int().min(1).max(100_000),
      alt: z.string().max(500),
    })
    .nullable(),
  price: money,
});

/** The latest time of an entry: a clock may be wrong, but not beyond this century. */
const LATEST = Date.UTC(2100, 0);
const entry = { key, addedAt: z.number().int().min(0).max(LATEST) };

/** Schemas of the entries of each list. */
export const SAVED_ITEM: { [L in ListName]: z.ZodType<SavedItem<ListItems[L]>> } = {
  wishlist: z.object({ ...entry, item: wishlistItem }),
  later: z.object({ ...entry, item: savedLine }),
};

/** `{items}`: the entries to add. */
export const addItemsSchema = <L extends ListName>(list: L) =>
  z.object({ items: z.array(SAVED_ITEM[list]).min(1).max(MOST_SAVED) });

/** `{keys}`: the entries to remove. */
export const removeItemsSchema = z.object({ keys: z.array(key).min(1).max(MOST_SAVED) });

/** The fields of a plain form of the wishlist. */
export const wishlistFormSchema = z.object({ productId: key });
