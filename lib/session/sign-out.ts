import 'server-only';
import { env } from '@/lib/config/env';
import { report } from '@/lib/observe/report';
import { withinTime } from '@/lib/timeout';
import { createLogoutUrl } from '@/lib/wix/authorization';
import { revokeToken } from '@/lib/wix/tokens';
import { endSession } from './ended-sessions';
import { actForShopper, readSession } from './read';
import { dropTokens } from './store-tokens';

/** Signing out does not wait longer than this for the platform. In milliseconds. */
const TIMEOUT_MS = 2_000;

/**
 * Signs the member out, also when the platform fails. The refresh token becomes invalid wherever it
 * was copied to. Returns the platform's logout URL, which leads to `home`, a path of the shop, or
 * `home` itself without one. Does nothing for a visitor, who would lose the cart.
 */
export async function signOut(home: string): Promise<string> {
  const session = await readSession();
  if (session?.refreshToken.role !== 'member') return home;
  const target = { url: home };
  // The URL comes first, because an expired access token is renewed for it.
  const ending = logoutUrl(home)
    .then((url) => {
      target.url = url;
      return revokeToken(session.refreshToken);
    })
    .catch((error: unknown) => {
      report(error, 'POST /sign-out');
    });
  await withinTime(ending, TIMEOUT_MS, undefined);
  await endSession(session.refreshToken);
  await dropTokens();
  return target.url;
}

async function logoutUrl(home: string): Promise<string> {
  try {
    return await actForShopper((client) => createLogoutUrl(client, new URL(home, env.SITE_URL).href));
  } catch (error) {
    report(error, 'POST /sign-out');
    return home;
  }
}
