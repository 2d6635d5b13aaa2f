import { inventory } from '@wix/stores';
import { asc } from 'drizzle-orm';
import { SANDBOX_API_KEY } from '../../sandbox/core/platform';
import type { Sandbox } from '../../sandbox/create-sandbox';
import { events } from '../../sandbox/db/schema';
import { type RecordedRequest, rejection, sdkClient, visitorTokens } from './sdk-client';

/** The SDK with the catalog's modules, with this Authorization header. */
export function catalogClient(sandbox: Sandbox, authorization: string, requests?: RecordedRequest[]) {
  const client = sdkClient(sandbox, authorization, requests);
  return { ...client, inventory: client.use(inventory) };
}
export type CatalogClient = ReturnType<typeof catalogClient>;

export const merchantClient = (sandbox: Sandbox, requests?: RecordedRequest[]): CatalogClient =>
  catalogClient(sandbox, SANDBOX_API_KEY, requests);

export const lookingClient = async (sandbox: Sandbox): Promise<CatalogClient> =>
  catalogClient(sandbox, (await visitorTokens(sandbox)).access_token);

/** The status and the code that the SDK reports, or with field violations the fields. */
export async function rejectedWith(call: Promise<unknown>): Promise<[number, ...unknown[]]> {
  const { status, details } = await rejection(call);
  const fields = details.validationError?.fieldViolations.map(({ field }) => field);
  return [status, ...(fields ?? [details.applicationError?.code])];
}

/** What the catalog and the stock told since `since`, oldest first: the last word of the type, and the body. */
export async function told(sandbox: Sandbox, since = 0): Promise<[string, unknown][]> {
  const rows = await sandbox.platform.db.read.select().from(events).orderBy(asc(events.position));
  return rows
    .slice(since)
    .filter(({ type }) => type.startsWith('com.wix.ecommerce.'))
    .map(({ type, body }) => [type.slice(type.lastIndexOf('.') + 1), body]);
}

/** A product with the choices S and M of one option; managed, so with a variant each. */
export const SHIRT = {
  name: 'Linen shirt',
  priceData: { price: 80 },
  manageVariants: true,
  productOptions: [
    {
      name: 'Size',
      choices: [
        { value: 'S', description: 'S' },
        { value: 'M', description: 'M' },
      ],
    },
  ],
};
