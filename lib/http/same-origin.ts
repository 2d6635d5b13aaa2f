import 'server-only';
import { env } from '@/lib/config/env';

/**
 * Returns whether a state-changing request comes from this shop's own pages. The Origin header must
 * name the shop's public origin or the requested host. Sec-Fetch-Site must agree where the browser
 * sends it.
 *
 * Another site cannot choose the host of a request, because the browser sets both headers itself.
 */
export function isSameOrigin(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin') return false;
  const origin = headers.get('origin');
  if (origin === null || !URL.canParse(origin)) return false;
  const url = new URL(origin);
  return url.origin === env.SITE_URL || (isWebScheme(url) && url.host === headers.get('host'));
}

const isWebScheme = (url: URL): boolean => url.protocol === 'https:' || url.protocol === 'http:';
