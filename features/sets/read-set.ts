import 'server-only';
import { type LinkedItem, readItems } from '@/lib/cart/linked-items';
import { MAX_OF_THING, type SetValue } from '@/lib/config/entry-schemas';
import type { CatalogView } from '@/lib/model/catalog-view';
import { warnOnce } from '@/lib/observe/warn-once';
import { variantHref } from '@/lib/urls';
import { fieldOf } from './fields';

export type SetThing = LinkedItem & {
  /** Its name with its choices: `Dinner Plate, Blue`. */
  what: string;
  /** Counted from 1, in the picture and in the list. */
  number: number;
  /** The percentages of the picture from the left and from the top. */
  at: readonly [number, number];
  field: string;
  /** The highest quantity that the list offers. */
  max: number;
};

/** The list offers at least this many of each thing, as far as the stock allows. */
const OFFERED = 12;

const WHERE = 'a set';

/**
 * `quantity` is at most what is in stock. A thing that the catalog does not have is left out, and is a line
 * of the log. @throws ShopError when the catalog has none that can be read
 */
export async function readSet({ things }: Pick<SetValue, 'things'>, view: CatalogView): Promise<SetThing[]> {
  const items = await readItems(
    things.map(({ slug, quantity = 1, choices = {} }) => ({
      slug,
      quantity,
      choices,
      variantId: null,
      subscriptionId: null,
    })),
    view,
    WHERE,
  );
  const found = things.flatMap(({ slug, at, choices = {} }, index) => {
    const item = items[index];
    if (!item || item.state === 'gone') {
      warnOnce({ where: WHERE, slug }, 'the catalog has no such product');
      return [];
    }
    const left = item.left || MAX_OF_THING;
    const variantId = item.choices.length > 0 ? item.request?.variantId : null;
    return {
      ...item,
      href: variantId ? variantHref(slug, variantId) : item.href,
      what: [item.name, ...item.choices.map(({ value }) => value)].join(', '),
      at,
      field: fieldOf({ slug, choices }),
      quantity: Math.min(item.quantity, left),
      max: Math.min(Math.max(item.quantity, OFFERED), left),
    };
  });
  return found.map((thing, index) => ({ ...thing, number: index + 1 }));
}
