import { eq } from 'drizzle-orm';
import type { Database, Writer } from '../db/database';
import { oauthApps, products, redirectSessions } from '../db/schema';

export type RedirectSession = typeof redirectSessions.$inferSelect;

export async function insertRedirectSession(tx: Writer, session: RedirectSession): Promise<void> {
  await tx.insert(redirectSessions).values(session);
}

export async function findRedirectSession(
  reader: Database['read'] | Writer,
  id: string,
): Promise<RedirectSession | undefined> {
  const [row] = await reader.select().from(redirectSessions).where(eq(redirectSessions.id, id));
  return row;
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

export async function productExists(reader: Database['read'], slug: string): Promise<boolean> {
  const rows = await reader
    .select({ visible: products.visible })
    .from(products)
    .where(eq(products.slug, slug));
  return rows.some(({ visible }) => visible);
}
