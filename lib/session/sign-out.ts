import 'server-only';
import { env } from '@/lib/env';
import { report } from '@/lib/http/respond';
import { createLogoutUrl } from '@/lib/wix/authorization';
import { readForShopper, readSession } from './read';
import { dropTokens } from './store-tokens';

/**
 * Signs the member of this browser out: the tokens go, whatever the platform says. Answers the platform's own logout
 * address, which ends its session and leads to `home`, a path of the shop, or home itself when there is none to be had. Nothing happens to a
 * visitor, whose cart would be lost.
 */
export async function signOut(home: string): Promise<string> {
  if ((await readSession())?.refreshToken.role !== 'member') return home;
  const url = await logoutUrl(home);
  await dropTokens();
  return url;
}

/** Somebody who wants to be signed out does not wait for a platform that hangs. In milliseconds. */
const PATIENCE_MS = 2_000;

async function logoutUrl(home: string): Promise<string> {
  // As in a page that renders: no token is kept of a session that ends.
  const asking = readForShopper((client) => createLogoutUrl(client, new URL(home, env.SITE_URL).href)).catch(
    (error: unknown) => {
      report(error, 'POST /sign-out');
      return null;
    },
  );
  let timer: NodeJS.Timeout | undefined;
  const giveUp = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE_MS);
  });
  const url = await Promise.race([asking, giveUp]);
  clearTimeout(timer);
  return url ?? home;
}
