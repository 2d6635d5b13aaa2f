import 'server-only';
import { env } from '@/lib/config/env';
import { failedResponse } from './platform-error';

type Client = { fetchWithAuth: (url: URL, init?: RequestInit) => Promise<Response> };

/**
 * Sends a call for which the installed packages have no function, with the client's token and
 * through its transport.
 * @param path of the URL
 * @returns the parsed body, unchecked. Null for one that is not JSON.
 * @throws PlatformError when the status is not 2xx
 */
export async function fetchJson(client: Client, path: string, init?: RequestInit): Promise<unknown> {
  const response = await client.fetchWithAuth(new URL(path, env.WIX_API_ORIGIN), init);
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return body;
  throw failedResponse(response, body);
}
