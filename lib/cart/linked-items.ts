import { own } from '@/lib/model/own';
import 'server-only';
import { withProductPrices } from '@/lib/catalog/converted-prices';
import { getPresentProduct } from '@/lib/catalog/lookup';
import { findPlatformError } from '@/lib/errors/platform-error';
import { ShopError } from '@/lib/errors/shop-error';
import { emptyFields } from '@/lib/model/buy-fields';
import type { AddRequest } from '@/lib/model/cart';
import { type LinkItem, readCartLink } from '@/lib/model/cart-link';
import { type CatalogView, SITE_VIEW } from '@/lib/model/catalog-view';
import { priceWithExtras } from '@/lib/model/extra-price';
import type { Picture, Price, Product, Variant } from '@/lib/model/product';
import { labelOf } from '@/lib/model/product';
import {
  chosenPicture,
  chosenVariant,
  isBuyable,
  type StockState,
  stockState,
} from '@/lib/model/variant-selection';
import { report } from '@/lib/observe/report';
import { actForShopper } from '@/lib/session/read';
import { productHref } from '@/lib/urls';
import { cartPlatform } from '@/lib/wix/cart/current-cart';
import { type AddOutcome, addAll, type IndexedRequest } from './add-all';

/** As the catalog has it now. */
export type LinkedItem = {
  name: string;
  href: string | null;
  picture: Picture | null;
  choices: { name: string; value: string }[];
  quantity: number;
  /** For one item, with the prices that choices add. */
  price: Price;
  /** Null without a variant that the link chooses. */
  stock: StockState | null;
  /** How many of it can be ordered. Null where that is not counted. */
  left: number | null;
  /** `choose`: the link lacks a choice or a text. `unknown`: the catalog could not be read. */
  state: 'available' | 'sold-out' | 'gone' | 'choose' | 'unknown';
  /** Null unless it is available. */
  request: AddRequest | null;
};

/** Reads the catalog's cache. @throws ShopError when none is available, and one could not be read */
export const readLinkedItems = (query: string, view: CatalogView): Promise<LinkedItem[]> =>
  readItems(readCartLink(query), view, '/cart/link');

/** As `readLinkedItems`. @param where names the reader in the log */
export async function readItems(
  wanted: readonly LinkItem[],
  view: CatalogView,
  where: string,
): Promise<LinkedItem[]> {
  const failures: ShopError[] = [];
  const items = await Promise.all(
    wanted.map((item) =>
      linkedItem(item, view).catch((error): LinkedItem => {
        if (!(findPlatformError(error) || error instanceof ShopError)) throw error;
        failures.push(report(error, where));
        return { ...namedBySlug(item), state: 'unknown' };
      }),
    ),
  );
  const [failure] = failures;
  if (failure && !items.some(({ state }) => state === 'available')) throw failure;
  return items;
}

async function linkedItem(item: LinkItem, view: CatalogView): Promise<LinkedItem> {
  const product = await getPresentProduct(item.slug, view);
  return product
    ? itemOf(await withProductPrices(product, view.currency), item)
    : { ...namedBySlug(item), state: 'gone' };
}

/** Without its product, an item has no other name than that of its URL. */
const namedBySlug = ({ slug, quantity }: LinkItem) => ({
  name: slug.replaceAll('-', ' '),
  href: null,
  picture: null,
  choices: [],
  quantity,
  price: { kind: 'unknown' } as const,
  stock: null,
  left: null,
  request: null,
});

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
        const chosen = option.choices.find(({ name }) => name === own(selected, option.name));
        return chosen ? [{ name: labelOf(option), value: labelOf(chosen) }] : [];
      }),
      ...modifierNames(product, choices),
    ],
    quantity,
    price: variant
      ? priceWithExtras(product, selected, { customText: {}, modifiers: choices, subscriptionId })
      : product.price,
    stock: variant && stockState(product, selected),
    left: variant?.quantity ?? null,
    state,
    request:
      state === 'available'
        ? {
            productId: product.id,
            variantId: variant?.id ?? null,
            choices,
            customText: {},
            subscriptionId: subscriptionId ?? undefined,
            preOrder: variant?.preOrder,
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
    const chosen = known.find((choice) => choice.key === own(choices, key));
    return chosen ? [{ name, value: chosen.name }] : [];
  });

/** In the order of the link. @throws PlatformError when the platform is unavailable for the cart */
export const addLinkedItems = (query: string, replaces = false): Promise<AddOutcome[]> =>
  addItems(readCartLink(query), '/cart/link', replaces);

/** As `addLinkedItems`. @param where names the caller in the log */
export async function addItems(
  wanted: readonly LinkItem[],
  where: string,
  replaces = false,
): Promise<AddOutcome[]> {
  const items = await readItems(wanted, SITE_VIEW, where);
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

export const CART_LINK_FORM = 'cart link';
