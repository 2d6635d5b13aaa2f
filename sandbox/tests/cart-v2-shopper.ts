import type { Shopper } from '../core/caller';
import type { Sandbox } from '../create-sandbox';
import type { Client } from './sdk-client';
import { lineOf, newVisitor, type Selection, shopperClient } from './shopper';

export { rejects } from './sdk-client';

/** The SDK as this shopper, by default a new visitor. */
export const shopperV2 = (sandbox: Sandbox, shopper: Shopper = newVisitor()): Promise<Client> =>
  shopperClient(sandbox, shopper);

export async function addV2(client: Client, slug: string, requested?: Selection) {
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
