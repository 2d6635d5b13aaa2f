import { z } from 'zod';
import type { DataCollection } from './collections';
import type { DataItem } from './schema';

/** A reference field that the query includes, with the items that it may refer to. */
export type Include = { field: string; items: DataItem[] };

const ids = z.union([z.string(), z.array(z.string())]);

/**
 * Returns an item as the platform sends it. A field that refers to several items is left out unless
 * the query includes it. Then it has the items in the merchant's order, without unknown ones.
 */
export function wireItem(
  dataCollectionId: string,
  { references }: DataCollection,
  item: DataItem,
  { includes, fields }: { includes: readonly Include[]; fields: readonly string[] },
) {
  const shown = Object.entries(item).flatMap(([name, value]): [string, unknown][] => {
    if (fields.length > 0 && name !== '_id' && !fields.includes(name)) return [];
    if (!Object.hasOwn(references, name)) return [[name, value]];
    const include = includes.find(({ field }) => field === name);
    if (include === undefined) return Array.isArray(value) ? [] : [[name, value]];
    const named = [ids.catch([]).parse(value)].flat();
    const found = named.flatMap((id) => include.items.find(({ _id }) => _id === id) ?? []);
    return [[name, Array.isArray(value) ? found : found[0]]];
  });
  return { id: item._id, dataCollectionId, data: Object.fromEntries(shown) };
}
