import type { Context } from 'hono';
import { requireCatalog } from '../catalog/version';
import type { Caller } from '../core/access-tokens';
import { readCaller, requireAdmin } from '../core/caller';
import type { Platform } from '../core/platform';

/** Returns the caller of a read. @throws PlatformError 401; 428 on a site with another catalog. */
export async function enterV3(platform: Platform, c: Context): Promise<Caller> {
  const caller = await readCaller(platform, c);
  await requireCatalog(platform, 'V3_CATALOG');
  return caller;
}

/** Checks a merchant's call. @throws PlatformError 401, 403; 428 on a site with another catalog. */
export async function enterV3AsMerchant(platform: Platform, c: Context): Promise<void> {
  await requireAdmin(platform, c);
  await requireCatalog(platform, 'V3_CATALOG');
}
