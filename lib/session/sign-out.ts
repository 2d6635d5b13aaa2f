import 'server-only';
import { env } from '@/lib/env';
import { report } from '@/lib/http/respond';
import { createLogoutUrl } from '@/lib/wix/authorization';
import { dropTokens } from './keep-tokens';
import { actForShopper, readSession } from './read';

const HOME = '/';

/**
 * Signs the member of this browser out: the tokens go, whatever the platform says. Answers the platform's own logout
 * address, which ends its session and leads home, or home itself when there is none to be had. Nothing happens to a
 * visitor, whose cart would be lost.
 */
export async function signOut(): Promise<string> {
  if ((await readSession())?.refreshToken.role !== 'member') return HOME;
  const url = await logoutUrl();
  await dropTokens();
  return url;
}

async function logoutUrl(): Promise<string> {
  try {
    return await actForShopper((client) => createLogoutUrl(client, new URL(HOME, env.SITE_URL).href));
  } catch (error) {
    report(error, 'POST /sign-out');
    return HOME;
  }
}
