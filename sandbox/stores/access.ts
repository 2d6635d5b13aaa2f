import type { Context } from 'hono';
import { readCaller } from '../core/caller';
import { plainError } from '../core/errors';
import type { Platform } from '../core/platform';

/** Whoever writes to the catalogue or reads its stock has an API key. @throws PlatformError 401; 403 for visitors and members. */
export async function requireMerchant(platform: Platform, c: Context): Promise<void> {
  if ((await readCaller(platform, c)).kind !== 'admin') throw plainError(403, 'Permission denied');
}
