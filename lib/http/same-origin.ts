import 'server-only';
import { env } from '@/lib/config/env';
import { safePath } from '@/lib/urls';

/**
 * Whether Origin names the shop's public origin or the requested host, and Sec-Fetch-Site agrees where it is
 * sent. Another site cannot choose the host of a request, because the browser sets both headers itself.
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

/** False for a part, a frame or a prefetch. Browsers before 2023 and other clients send no such headers. */
export function isPageLoad(headers: Headers): boolean {
  const [mode, destination] = [headers.get('sec-fetch-mode'), headers.get('sec-fetch-dest')];
  return (
    (mode === null || mode === 'navigate') &&
    (destination === null || destination === 'document') &&
    !isPrefetch(headers)
  );
}

/** Browsers from before 2023 do not send `Sec-Fetch-Dest`. */
export const acceptsHtml = (headers: Headers): boolean =>
  headers.get('sec-fetch-dest') === 'document' ||
  (headers.get('accept') ?? '').split(',').some((type) => type.trim().startsWith('text/html'));

/** Whether the router or the browser requests a page that may never be opened. */
export const isPrefetch = (headers: Headers): boolean =>
  headers.has('next-router-prefetch') ||
  headers.get('sec-purpose')?.includes('prefetch') === true ||
  headers.get('purpose') === 'prefetch';

/** `fallback` replaces a referrer that is absent or of another site. */
export function referringPath(headers: Pick<Headers, 'get'>, fallback = '/'): string {
  const referer = headers.get('referer') ?? '';
  if (!URL.canParse(referer)) return fallback;
  const { origin, host, pathname, search } = new URL(referer);
  const isOwn = origin === env.SITE_URL || host === headers.get('host');
  return isOwn ? safePath(pathname + search, fallback) : fallback;
}
