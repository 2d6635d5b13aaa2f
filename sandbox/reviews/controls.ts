import { Hono } from 'hono';
import { readArguments } from '../core/arguments';
import type { Platform } from '../core/platform';
import { readReviewsSite, reviewsSiteSchema, writeReviewsSite } from './site';

/**
 * `/_sandbox/reviews`: installs the reviews app or takes it from the site, and sets whether new
 * reviews wait for the merchant. A reset installs the app without moderation.
 */
export function reviewControls({ db }: Platform): Hono {
  const app = new Hono();
  app.get('/_sandbox/reviews', async (c) => c.json(await readReviewsSite(db.read)));
  app.put('/_sandbox/reviews', async (c) => {
    const site = await readArguments(c, reviewsSiteSchema);
    await db.write((tx) => writeReviewsSite(tx, site));
    return c.json(site);
  });
  return app;
}
