import 'server-only';
import { callPlatform } from './platform-error';
import type { SessionClient } from './session-client';

/**
 * Sets the caller's password. The platform does not require the old one, and the session continues.
 *
 * @throws PlatformError when the site's rules reject the new one.
 */
export async function changePassword(client: SessionClient, newPassword: string): Promise<void> {
  await callPlatform(() => client.authentication.changePassword(newPassword));
}
