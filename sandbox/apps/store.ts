import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { type Platform, SANDBOX_CLIENT_ID } from '../core/platform';
import type { Database, Writer } from '../db/database';
import { oauthApps } from './schema';

/** Where an OAuth app may send shoppers: hosts, and whole addresses for its codes. */
export const allowedRedirectsSchema = z.strictObject({
  /** Names of hosts without a port. */
  redirectDomains: z.array(
    z.string().regex(/^(?:[a-z0-9.-]{1,253}|\[::1\])$/, 'must be a host name without a scheme or a port'),
  ),
  redirectUris: z.array(z.url({ protocol: /^https?$/ })),
});
export type AllowedRedirects = z.infer<typeof allowedRedirectsSchema>;

export const DEFAULT_REDIRECTS: AllowedRedirects = {
  redirectDomains: ['localhost', '127.0.0.1', '[::1]'],
  redirectUris: [],
};

export async function readAllowedRedirects(reader: Database['read']): Promise<AllowedRedirects> {
  const { redirectDomains, redirectUris } =
    (await findOauthApp(reader, SANDBOX_CLIENT_ID)) ?? DEFAULT_REDIRECTS;
  return { redirectDomains, redirectUris };
}

/** Replaces the given lists of the sandbox's one OAuth app. */
export async function writeAllowedRedirects(tx: Writer, given: Partial<AllowedRedirects>): Promise<void> {
  await tx.update(oauthApps).set(given).where(eq(oauthApps.id, SANDBOX_CLIENT_ID));
}

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
