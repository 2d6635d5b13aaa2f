import { eq } from 'drizzle-orm';
import type { Platform } from '../core/platform';
import type { Database } from '../db/database';
import { oauthApps } from './schema';

export async function isKnownClient(platform: Platform, clientId: string): Promise<boolean> {
  const found = await platform.db.read
    .select({ id: oauthApps.id })
    .from(oauthApps)
    .where(eq(oauthApps.id, clientId));
  return found.length > 0;
}

/** Returns the hosts that an OAuth app may send shoppers to. Empty for an unknown app. */
export async function allowedDomains(reader: Database['read'], clientId: string): Promise<string[]> {
  return (await findOauthApp(reader, clientId))?.redirectDomains ?? [];
}

/** Returns an OAuth app with the URLs that it may send shoppers to. */
export async function findOauthApp(
  reader: Database['read'],
  clientId: string,
): Promise<typeof oauthApps.$inferSelect | undefined> {
  const [app] = await reader.select().from(oauthApps).where(eq(oauthApps.id, clientId));
  return app;
}
