import 'server-only';
import { env } from '@/lib/env';

/**
 * Whether a state-changing request comes from this shop's own pages. The Origin header must be there and name the
 * shop's public origin or the host that was asked; where the browser says more (Sec-Fetch-Site), it must agree.
 *
 * The host of a request is not in another site's hand: a browser writes both headers itself.
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
