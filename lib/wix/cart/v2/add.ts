import 'server-only';
import { z } from 'zod';
import { PlatformError } from '@/lib/errors/platform-error';
import { type AddRequest, type Cart, EMPTY_CART } from '@/lib/model/cart';
import type { SessionClient } from '../../session-client';
import type { LineQuantity } from '../cart-platform';
import { toLineItems, withCurrentVariants } from '../line-item';
import { callCart, codeOf, findCart, openCart, requireCart } from './calls';
import { toCart } from './map-cart';

/** How often an add is repeated with less. Stock that keeps falling is not worth the time. */
const ATTEMPTS = 3;

/**
 * See `CartPlatform`. The platform adds all items or none, and names those that it cannot add, or
 * not as often. They are left out, or reduced to the stock, and the rest is added. Items that it
 * does not know may have another variant id since the site got another catalog.
 */
export async function addToCart(client: SessionClient, requests: readonly AddRequest[]): Promise<Cart> {
  let rest = [...requests];
  for (let attempt = 1; rest.length > 0; attempt++) {
    try {
      return toCart(await addAll(client, rest));
    } catch (error) {
      const unknown = unknownItems(rest, error);
      const found = attempt === 1 ? await withCurrentVariants(rest, unknown) : null;
      const next = found ?? withoutInvalid(rest, error);
      if (next === null || attempt === ATTEMPTS) throw error;
      rest = next;
    }
  }
  const cart = await findCart(client);
  return cart === null ? EMPTY_CART : toCart(cart);
}

async function addAll(client: SessionClient, requests: readonly AddRequest[]) {
  const catalogItems = await toLineItems(requests);
  try {
    return openCart(await callAdd(client, catalogItems));
  } catch (error) {
    // The platform may keep a cart that was ordered as the current one. A new one replaces it.
    if (!(error instanceof PlatformError) || codeOf(error) !== 'CURRENT_CART_NOT_FOUND') throw error;
    return openCart(await callCart(() => client.currentCartV2.createCurrentCart({ catalogItems })));
  }
}

const callAdd = (client: SessionClient, catalogItems: Awaited<ReturnType<typeof toLineItems>>) =>
  callCart(() => client.currentCartV2.addLineItemsToCurrentCart({ catalogItems }));

const referenceSchema = z.object({
  catalogItemId: z.string(),
  options: z.record(z.string(), z.unknown()).nullish(),
});
/** The identifier of an item: the reference that was sent, or the line that it would join. */
const identifierSchema = z.object({
  catalogReference: referenceSchema.nullish(),
  lineItemId: z.string().nullish(),
});
const unknownItemsSchema = z.object({ invalidItems: z.array(identifierSchema) });
const shortItemsSchema = z.object({
  invalidItems: z.array(
    z.object({ id: identifierSchema, requestedQuantity: z.number(), availableQuantity: z.number() }),
  ),
});

const UNKNOWN_ITEM = 'ITEM_NOT_FOUND_IN_CATALOG';

/** Returns the requests whose items the catalog does not have, as the error names them. */
function unknownItems(requests: AddRequest[], error: unknown): AddRequest[] {
  if (codeOf(error) !== UNKNOWN_ITEM) return [];
  const items = unknownItemsSchema.safeParse(dataOf(error)).data?.invalidItems ?? [];
  const unknown = requests.filter((request) => items.some((item) => isSame(request, item)));
  // An item that the error does not name can only be the single one.
  return unknown.length > 0 || requests.length > 1 ? unknown : requests;
}

/** Returns the requests that are left of a rejected add. Null when the error specifies no item. */
function withoutInvalid(requests: AddRequest[], error: unknown): AddRequest[] | null {
  switch (codeOf(error)) {
    case UNKNOWN_ITEM: {
      const unknown = unknownItems(requests, error);
      return unknown.length > 0 ? requests.filter((request) => !unknown.includes(request)) : null;
    }
    case 'INSUFFICIENT_INVENTORY': {
      const items = shortItemsSchema.safeParse(dataOf(error)).data?.invalidItems ?? [];
      let isReduced = false;
      const rest = requests.flatMap((request) => {
        const short = items.find(({ id }) => isSame(request, id) || requests.length === 1);
        if (!short) return [request];
        isReduced = true;
        // The requested quantity includes what is in the cart.
        const quantity = request.quantity - (short.requestedQuantity - short.availableQuantity);
        return quantity > 0 && quantity < request.quantity ? [{ ...request, quantity }] : [];
      });
      return isReduced ? rest : null;
    }
    default:
      return null;
  }
}

const dataOf = (error: unknown): unknown =>
  error instanceof PlatformError && error.detail.kind === 'application' ? error.detail.data : null;

function isSame(request: AddRequest, { catalogReference }: z.infer<typeof identifierSchema>): boolean {
  if (catalogReference?.catalogItemId !== request.productId) return false;
  const variantId = catalogReference.options?.variantId;
  return typeof variantId !== 'string' || request.variantId === null || variantId === request.variantId;
}

/**
 * See `CartPlatform`. The platform rejects more than the stock. The quantity becomes the stock
 * then, as far as there is any.
 */
export async function setQuantities(client: SessionClient, lines: readonly LineQuantity[]): Promise<Cart> {
  try {
    return await updateLines(client, lines);
  } catch (error) {
    if (codeOf(error) !== 'INSUFFICIENT_INVENTORY') throw error;
    const items = shortItemsSchema.safeParse(dataOf(error)).data?.invalidItems ?? [];
    const left = lines.flatMap((line) => {
      const short = items.find(({ id }) => id.lineItemId === line.id || lines.length === 1);
      const quantity = Math.min(line.quantity, short?.availableQuantity ?? line.quantity);
      return quantity > 0 ? [{ ...line, quantity }] : [];
    });
    return left.length > 0 ? updateLines(client, left) : toCart(await requireCart(client));
  }
}

async function updateLines(client: SessionClient, lines: readonly LineQuantity[]): Promise<Cart> {
  const lineItems = lines.map(({ id, quantity }) => ({
    lineItemId: id,
    quantity: { newQuantity: quantity },
  }));
  return toCart(
    openCart(await callCart(() => client.currentCartV2.updateLineItemsInCurrentCart({ lineItems }))),
  );
}
