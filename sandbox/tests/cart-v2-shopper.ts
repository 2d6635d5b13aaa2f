import { cartV2, currentCartV2 } from '@wix/ecom';
import type { Shopper } from '../core/caller';
import { SANDBOX_API_KEY } from '../core/platform';
import type { Sandbox } from '../create-sandbox';
import { buyingClient, lineOf, newVisitor, type Selection } from './shopper';

export { rejects } from './sdk-client';

export function cartV2Client(sandbox: Sandbox, authorization: string) {
  const client = buyingClient(sandbox, authorization);
  return { ...client, current: client.use(currentCartV2), byId: client.use(cartV2) };
}
export type CartV2Client = ReturnType<typeof cartV2Client>;

/** The SDK as this shopper, by default a new visitor. */
export async function shopperV2(sandbox: Sandbox, shopper: Shopper = newVisitor()): Promise<CartV2Client> {
  return cartV2Client(sandbox, await sandbox.platform.tokens.mintAccessToken(shopper));
}

export const appV2 = (sandbox: Sandbox): CartV2Client => cartV2Client(sandbox, SANDBOX_API_KEY);

export async function addV2(client: CartV2Client, slug: string, requested?: Selection) {
  const { cart } = await client.current.addLineItemsToCurrentCart({
    catalogItems: [await lineOf(client, slug, requested)],
  });
  return cart;
}

/** An address in the shop's own state. New York taxes goods at 8.875 %. */
export const HUDSON = {
  country: 'US',
  subdivision: 'US-NY',
  city: 'Hudson',
  postalCode: '12534',
  addressLine1: '1 Warren St',
};

export const idOf = (entity: { _id?: string | null } | undefined): string => {
  if (!entity?._id) throw new Error('No id');
  return entity._id;
};
