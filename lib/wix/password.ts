import 'server-only';
import { callPlatform } from './platform-error';
import type { SessionClient } from './session-client';

/**
 * Sets the caller's password. The platform asks for no old one, and the session goes on.
 *
 * @throws PlatformError when the site's rules refuse the new one.
 */
export async function changePassword(client: SessionClient, newPassword: string): Promise<void> {
  await callPlatform(() => client.authentication.changePassword(newPassword));
}
