import 'server-only';
import { env } from '@/lib/config/env';
import { failedResponse } from './platform-error';

type Client = { fetchWithAuth: (url: URL, init?: RequestInit) => Promise<Response> };

/**
 * For calls without a function in the installed packages, with the client's token and transport. Returns the
 * parsed body, unchecked, or null for one that is not JSON. @throws PlatformError when the status is not 2xx
 */
export async function fetchJson(client: Client, path: string, init?: RequestInit): Promise<unknown> {
  const response = await client.fetchWithAuth(new URL(path, env.WIX_API_ORIGIN), init);
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return body;
  throw failedResponse(response, body);
}
