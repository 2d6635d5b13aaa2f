import { z } from 'zod';
import { applicationError, PlatformError } from '../../core/errors';
import { STORES_APP_ID, STORES_APP_ID_LEGACY } from '../../core/platform';
import type { Writer } from '../../db/database';
import type { Reader } from '../../db/reader';
import { readSetting, writeSetting } from '../../db/settings';

const KEY = 'backInStock';

/** The apps with a catalog of goods. Both ids belong to Wix Stores. */
const SUPPORTED_APPS: readonly string[] = [STORES_APP_ID, STORES_APP_ID_LEGACY];

/**
 * `installed`: whether the site has the service. `stopped`: the apps whose items cannot be
 * requested. A new site collects requests.
 */
export const collectionSchema = z.strictObject({
  installed: z.boolean().default(true),
  stopped: z.array(z.string().min(1).max(36)).max(10).default([]),
});

export type Collection = z.infer<typeof collectionSchema>;

export const readCollection = async (reader: Reader): Promise<Collection> =>
  collectionSchema.catch({ installed: true, stopped: [] }).parse((await readSetting(reader, KEY)) ?? {});

export const writeCollection = (tx: Writer, collection: Collection): Promise<void> =>
  writeSetting(tx, KEY, collection);

/** Stops or starts the requests for items of an app. @throws PlatformError 400 for other apps */
export async function setCollecting(tx: Writer, appId: string, isCollecting: boolean): Promise<Collection> {
  if (!SUPPORTED_APPS.includes(appId))
    throw applicationError(400, 'NOT_SUPPORTED_APP_DEF_ID', 'The app has no items that can be requested');
  const before = await readCollection(tx);
  const others = before.stopped.filter((id) => id !== appId);
  const after = { ...before, stopped: isCollecting ? others : [...others, appId] };
  await writeCollection(tx, after);
  return after;
}

export const settingsWire = ({ stopped }: Collection) => ({
  settings: {
    collectionStates: SUPPORTED_APPS.map((appId) => ({
      appId,
      collectingRequests: !stopped.includes(appId),
    })),
  },
});

/**
 * @throws PlatformError 500 on a site without the service, as clients have observed it, and 428
 *   when the merchant collects no requests for this app
 */
export function requireCollecting({ installed, stopped }: Collection, appId: string): void {
  if (!installed) throw new PlatformError(500, '');
  if (!SUPPORTED_APPS.includes(appId) || stopped.includes(appId))
    throw applicationError(428, 'REQUEST_COLLECTION_DISABLED', 'The site does not collect requests');
}
