import 'server-only';
import { env } from '@/lib/config/env';
import { report } from '@/lib/http/respond';
import { createLogoutUrl } from '@/lib/wix/authorization';
import { readForShopper, readSession } from './read';
import { dropTokens } from './store-tokens';

/**
 * Signs the member of this browser out. The tokens are dropped even when the platform fails.
 * Returns the platform's logout URL, which ends its session and leads to `home`, a path of the
 * shop. Returns `home` itself when the platform gives no URL. Does nothing for a visitor, who would
 * lose the cart.
 */
export async function signOut(home: string): Promise<string> {
  if ((await readSession())?.refreshToken.role !== 'member') return home;
  const url = await logoutUrl(home);
  await dropTokens();
  return url;
}

/** Signing out does not wait longer than this for the platform. In milliseconds. */
const TIMEOUT_MS = 2_000;

async function logoutUrl(home: string): Promise<string> {
  // Reads as a rendering page does: renewed tokens are not stored for a session that ends.
  const pending = readForShopper((client) => createLogoutUrl(client, new URL(home, env.SITE_URL).href)).catch(
    (error: unknown) => {
      report(error, 'POST /sign-out');
      return null;
    },
  );
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), TIMEOUT_MS);
  });
  const url = await Promise.race([pending, timeout]);
  clearTimeout(timer);
  return url ?? home;
}
