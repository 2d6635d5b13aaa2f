import { eq } from 'drizzle-orm';
import { products } from '../catalog/schema';
import type { Database, Writer } from '../db/database';
import { redirectSessions } from './schema';

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

export async function productExists(reader: Database['read'], slug: string): Promise<boolean> {
  const rows = await reader
    .select({ visible: products.visible })
    .from(products)
    .where(eq(products.slug, slug));
  return rows.some(({ visible }) => visible);
}
