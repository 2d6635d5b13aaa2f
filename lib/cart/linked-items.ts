import 'server-only';
import { withProductPrices } from '@/lib/catalog/converted-prices';
import { getProduct } from '@/lib/catalog/lookup';
import { findPlatformError } from '@/lib/errors/platform-error';
import { ShopError } from '@/lib/errors/shop-error';
import { report } from '@/lib/http/respond';
import { emptyFields } from '@/lib/model/buy-fields';
import type { AddRequest } from '@/lib/model/cart';
import { type LinkItem, readCartLink } from '@/lib/model/cart-link';
import { type CatalogView, SITE_VIEW } from '@/lib/model/catalog-view';
import type { Picture, Price, Product, Variant } from '@/lib/model/product';
import { labelOf } from '@/lib/model/product';
import { chosenPicture, chosenVariant, isBuyable, stockState } from '@/lib/model/variant-selection';
import { actForShopper } from '@/lib/session/read';
import { productHref } from '@/lib/urls';
import { cartPlatform } from '@/lib/wix/cart/current-cart';
import { type AddOutcome, addAll, type IndexedRequest } from './add-all';

/** An item of a cart link as the catalog has it now. */
export type LinkedItem = {
  name: string;
  href: string | null;
  picture: Picture | null;
  choices: { name: string; value: string }[];
  quantity: number;
  price: Price;
  /**
   * `choose`: the product needs a choice or a text that the link does not have. `unknown`: the
   * catalog could not be read.
   */
  state: 'available' | 'sold-out' | 'gone' | 'choose' | 'unknown';
  /** Null unless it is available. */
  request: AddRequest | null;
};

/**
 * Returns the items of a cart link's query. Reads each product from the catalog's cache. Never
 * throws for a single product.
 */
export const readLinkedItems = (query: string, view: CatalogView): Promise<LinkedItem[]> =>
  Promise.all(readCartLink(query).map((item) => linkedItem(item, view)));

async function linkedItem(item: LinkItem, view: CatalogView): Promise<LinkedItem> {
  const nothing = { href: null, picture: null, choices: [], quantity: item.quantity, request: null };
  try {
    const product = await getProduct(item.slug, view);
    if (product) return itemOf(await withProductPrices(product, view.currency), item);
    return { ...nothing, name: nameOf(item), price: { kind: 'unknown' }, state: 'gone' };
  } catch (error) {
    if (!(findPlatformError(error) || error instanceof ShopError)) throw error;
    report(error, '/cart/link');
    return { ...nothing, name: nameOf(item), price: { kind: 'unknown' }, state: 'unknown' };
  }
}

/** A product that is gone has no other name. */
const nameOf = ({ slug }: LinkItem) => slug.replaceAll('-', ' ');

function itemOf(product: Product, item: LinkItem): LinkedItem {
  const { variantId, choices, subscriptionId, quantity } = item;
  const variant =
    product.variants.find(({ id }) => id === variantId) ??
    (variantId === null || product.options.length === 0 ? chosenVariant(product, choices) : null);
  const state = stateOf(product, item, variant);
  const selected = variant ? variant.choices : {};
  return {
    name: product.name,
    href: productHref(product.slug),
    picture: chosenPicture(product, selected),
    choices: [
      ...product.options.flatMap((option) => {
        const chosen = option.choices.find(({ name }) => name === selected[option.name]);
        return chosen ? [{ name: labelOf(option), value: labelOf(chosen) }] : [];
      }),
      ...modifierNames(product, choices),
    ],
    quantity,
    price: variant?.price ?? product.price,
    state,
    request:
      state === 'available'
        ? {
            productId: product.id,
            variantId: variant?.id ?? null,
            choices,
            customText: {},
            ...(subscriptionId === null ? {} : { subscriptionId }),
            ...(variant?.preOrder ? { preOrder: true } : {}),
            quantity,
          }
        : null,
  };
}

function stateOf(product: Product, item: LinkItem, variant: Variant | null): LinkedItem['state'] {
  const { choices, subscriptionId } = item;
  if (!variant) return product.options.length > 0 ? 'choose' : 'sold-out';
  const values = { customText: {}, modifiers: choices, subscriptionId };
  if (emptyFields(product, values).length > 0) return 'choose';
  return isBuyable(stockState(product, variant.choices)) ? 'available' : 'sold-out';
}

const modifierNames = ({ modifiers = [] }: Product, choices: Record<string, string>) =>
  modifiers.flatMap(({ key, name, choices: known }) => {
    const chosen = known.find((choice) => choice.key === choices[key]);
    return chosen ? [{ name, value: chosen.name }] : [];
  });

/**
 * Adds the available items of a cart link to the shopper's cart. Returns the outcome of each item,
 * in the order of the link.
 *
 * @param replaces whether the former content of the cart is removed before
 * @throws PlatformError when the platform is unavailable for the cart.
 */
export async function addLinkedItems(query: string, replaces = false): Promise<AddOutcome[]> {
  const items = await readLinkedItems(query, SITE_VIEW);
  const outcomes = items.map(
    ({ name, quantity, state }): AddOutcome => ({
      name,
      requested: quantity,
      added: 0,
      reason: REASONS[state],
    }),
  );
  const requests = items.flatMap(({ request }, line): IndexedRequest[] =>
    request ? [{ line, request }] : [],
  );
  if (requests.length > 0)
    await actForShopper(async (client) => {
      if (replaces) await cartPlatform.deleteCart(client);
      return addAll(client, requests, outcomes);
    });
  return outcomes;
}

const REASONS: Record<LinkedItem['state'], AddOutcome['reason']> = {
  available: 'not-sold-here',
  'sold-out': 'sold-out',
  gone: 'gone',
  choose: 'choose',
  unknown: 'unreachable',
};

/** The name of the form's state between its submission without a script and the page after it. */
export const CART_LINK_FORM = 'cart link';
