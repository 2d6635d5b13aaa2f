import { Hono } from 'hono';
import { z } from 'zod';
import { readArguments } from '../../core/arguments';
import { type Platform, STORES_APP_ID, STORES_APP_ID_LEGACY } from '../../core/platform';
import { type Collection, readCollection, writeCollection } from './settings';

const settingArguments = z.strictObject({
  /** Whether shoppers can request an email. */
  collecting: z.boolean().optional(),
  /** Whether the site has the service. */
  installed: z.boolean().optional(),
});

export type BackInStockSetting = z.infer<typeof settingArguments>;

/** Changes the setting for all goods, as a merchant does in the dashboard. */
export async function changeSetting({ db }: Platform, change: BackInStockSetting): Promise<Collection> {
  return db.write(async (tx) => {
    const before = await readCollection(tx);
    const { collecting, installed = before.installed } = change;
    const both = [STORES_APP_ID, STORES_APP_ID_LEGACY];
    const stopped = collecting === undefined ? before.stopped : collecting ? [] : both;
    await writeCollection(tx, { installed, stopped });
    return { installed, stopped };
  });
}

export const isCollecting = ({ installed, stopped }: Collection): boolean =>
  installed && !stopped.includes(STORES_APP_ID);

const wire = (collection: Collection) => ({
  collecting: isCollecting(collection),
  installed: collection.installed,
});

/** `/_sandbox/back-in-stock`: whether the site takes requests, and whether it has the service. */
export function backInStockControls(platform: Platform): Hono {
  const app = new Hono();
  const path = '/_sandbox/back-in-stock';
  app.get(path, async (c) => c.json(wire(await readCollection(platform.db.read))));
  app.put(path, async (c) =>
    c.json(wire(await changeSetting(platform, await readArguments(c, settingArguments)))),
  );
  return app;
}
