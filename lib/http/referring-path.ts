import 'server-only';
import { env } from '@/lib/config/env';
import { safePath } from '@/lib/urls';

/** Returns the path of the referring page, or the home page if the browser sends no referrer. */
export function referringPath(headers: Headers): string {
  const referer = headers.get('referer') ?? '';
  if (!URL.canParse(referer)) return '/';
  const { origin, host, pathname, search } = new URL(referer);
  return origin === env.SITE_URL || host === headers.get('host') ? safePath(pathname + search, '/') : '/';
}
