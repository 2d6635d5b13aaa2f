import { cartV2, currentCartV2 } from '@wix/ecom';
import { expect } from 'vitest';
import { z } from 'zod';
import type { Shopper } from '../core/caller';
import { SANDBOX_API_KEY } from '../core/platform';
import type { Sandbox } from '../create-sandbox';
import { buyingClient, lineOf, newVisitor, type Selection } from './shopper';

/** The SDK with the modules of Cart V2, with this Authorization header. */
export function cartV2Client(sandbox: Sandbox, authorization: string) {
  const client = buyingClient(sandbox, authorization);
  return { ...client, current: client.use(currentCartV2), byId: client.use(cartV2) };
}
export type CartV2Client = ReturnType<typeof cartV2Client>;

/** The SDK as this shopper, by default a new visitor. */
export async function shopperV2(sandbox: Sandbox, shopper: Shopper = newVisitor()): Promise<CartV2Client> {
  return cartV2Client(sandbox, await sandbox.platform.tokens.mintAccessToken(shopper));
}

/** The SDK as an app. */
export const appV2 = (sandbox: Sandbox): CartV2Client => cartV2Client(sandbox, SANDBOX_API_KEY);

/** Adds one product to the current cart and returns the cart. */
export async function addV2(client: CartV2Client, slug: string, requested?: Selection) {
  const { cart } = await client.current.addLineItemsToCurrentCart({
    catalogItems: [await lineOf(client, slug, requested)],
  });
  return cart;
}

/** The code and data of an error, as a client finds them in the SDK's error object. */
const applicationError = z.object({
  status: z.number(),
  details: z.object({
    applicationError: z
      .object({ code: z.union([z.string(), z.number()]), data: z.record(z.string(), z.unknown()).nullish() })
      .optional(),
    validationError: z.object({ fieldViolations: z.array(z.object({ field: z.string() })) }).optional(),
  }),
});

/** Returns the status, the code and the data of the error that a call rejects with. */
export async function errorV2(call: Promise<unknown>) {
  const reason: unknown = await call.then(
    () => {
      throw new Error('The call was answered');
    },
    (error: unknown) => error,
  );
  const { status, details } = applicationError.parse(reason);
  return {
    status,
    code: details.applicationError?.code,
    data: details.applicationError?.data ?? {},
    fields: details.validationError?.fieldViolations.map(({ field }) => field),
  };
}

/** Expects a call to reject with this status and code, and returns the error's data. */
export async function rejects(call: Promise<unknown>, status: number, code: string) {
  const error = await errorV2(call);
  expect([error.status, error.code]).toEqual([status, code]);
  return error.data;
}

/** An address in the shop's own state. New York taxes goods at 8.875 %. */
export const HUDSON = {
  country: 'US',
  subdivision: 'US-NY',
  city: 'Hudson',
  postalCode: '12534',
  addressLine1: '1 Warren St',
};

/** Returns the stored id of a cart or line. */
export const idOf = (entity: { _id?: string | null } | undefined): string => {
  if (!entity?._id) throw new Error('No id');
  return entity._id;
};
