import { z } from 'zod';
import { applicationError } from '../core/errors';
import type { Platform } from '../core/platform';
import type { Writer } from '../db/database';
import type { Reader } from '../db/reader';
import { readSetting, writeSetting } from '../db/settings';

const KEY = 'reviews';

/** The site's reviews app, which a merchant installs and sets up in the platform's dashboard. */
export const reviewsSiteSchema = z.strictObject({
  installed: z.boolean().default(true),
  /** New reviews wait for the merchant. */
  moderateFirst: z.boolean().default(false),
});
export type ReviewsSite = z.infer<typeof reviewsSiteSchema>;

export const readReviewsSite = async (reader: Reader): Promise<ReviewsSite> =>
  reviewsSiteSchema.parse((await readSetting(reader, KEY)) ?? {});

export const writeReviewsSite = (tx: Writer, site: ReviewsSite): Promise<void> => writeSetting(tx, KEY, site);

/** @throws PlatformError 428 when the site does not have the app. */
export async function requireReviewsApp({ db }: Platform): Promise<void> {
  if (!(await readReviewsSite(db.read)).installed)
    throw applicationError(428, 'REQUIRED_APP_NOT_INSTALLED', 'Wix Reviews is not installed on the site');
}
