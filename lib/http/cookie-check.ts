import 'server-only';
import { cookies } from 'next/headers';
import type { ShopErrorCode } from '@/lib/errors/shop-error';

/** The page shows the message of the error. */
export function withError(path: string, code: ShopErrorCode): string {
  const url = new URL(path, 'http://shop.invalid');
  url.searchParams.set('error', code);
  return url.pathname + url.search + url.hash;
}

/**
 * Call it before the response sets a cookie: a browser that rejects cookies would show the next
 * page as if nothing had been done.
 */
export const hasNoCookie = async (): Promise<boolean> => (await cookies()).getAll().length === 0;

/**
 * Leads to `path` by a check whether the browser sends back its first cookie.
 *
 * @param orElse the page that shows the message, by default `path`
 */
export const cookieCheckHref = (path: string, orElse = path): string =>
  `/api/cookies?${new URLSearchParams({ returnTo: path, orElse })}`;
