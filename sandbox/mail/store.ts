import { desc, eq } from 'drizzle-orm';
import type { Platform } from '../core/platform';
import type { Database, Writer } from '../db/database';
import { mails } from './schema';

export type Mail = typeof mails.$inferSelect;

/**
 * "Sends" an email: stores it in the inbox within the caller's transaction, so that the email and
 * the change that it reports take effect together. Links are extracted from the HTML, in order and
 * without duplicates.
 */
export async function sendMail(
  tx: Writer,
  platform: { clock: Pick<Platform['clock'], 'now'> },
  mail: { to: string; subject: string; text: string; html: string },
): Promise<void> {
  await tx.insert(mails).values({ ...mail, links: linksOf(mail.html), sentAt: platform.clock.now() });
}

/** Newest first. */
export async function listMails(reader: Database['read']): Promise<Mail[]> {
  return reader.select().from(mails).orderBy(desc(mails.id));
}

export async function findMail(reader: Database['read'], id: number): Promise<Mail | undefined> {
  const [row] = await reader.select().from(mails).where(eq(mails.id, id));
  return row;
}

export async function deleteMails(tx: Writer): Promise<void> {
  await tx.delete(mails);
}

const ENTITIES: Record<string, string> = { amp: '&', quot: '"', '#39': "'", lt: '<', gt: '>' };

/** Returns the `href`s of an HTML text, unescaped. */
export function linksOf(html: string): string[] {
  const links = [...html.matchAll(/<a\s[^>]*?href="(https?:[^"]*)"/gi)].map(([, href = '']) =>
    href.replace(/&(amp|quot|#39|lt|gt);/g, (entity, name: string) => ENTITIES[name] ?? entity),
  );
  return [...new Set(links)];
}
