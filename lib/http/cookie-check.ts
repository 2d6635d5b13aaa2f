import 'server-only';
import { cookies } from 'next/headers';
import type { ShopErrorCode } from '@/lib/errors/shop-error';

/** The page shows the message of the error. */
export function withError(path: string, code: ShopErrorCode): string {
  const url = new URL(path, 'http://shop.invalid');
  url.searchParams.set('error', code);
  return url.pathname + url.search + url.hash;
}

/** Ask before setting a cookie: a browser that rejects it would show the next page as if nothing was done. */
export const hasNoCookie = async (): Promise<boolean> => (await cookies()).getAll().length === 0;

/** Leads to `path` if the browser sends back its first cookie. Otherwise, `orElse` shows the message. */
export const cookieCheckHref = (path: string, orElse = path): string =>
  `/api/cookies?${new URLSearchParams({ returnTo: path, orElse })}`;
