import 'server-only';
import { headers } from 'next/headers';
import { env } from '@/lib/config/env';
import type { Lang } from '@/lib/i18n/lang';
import { barePath, localHref, safePath } from '@/lib/urls';

export const AFTER_SIGN_IN = '/account';
/** Pages that no shopper wants to return to after signing in. */
const SIGN_IN_PAGES = /^\/(?:login|register|forgot-password|sign-out|auth)(?:[/?#]|$)/;

/**
 * Returns the path that a sign-in page leads to afterwards: the requested path, else the page of
 * the shop that the shopper came from, else the account page in the language of the sign-in page.
 */
export async function returnPath(requested: string | string[] | undefined, lang: Lang): Promise<string> {
  const path = typeof requested === 'string' ? safePath(requested, '') : '';
  const target = path || (await refererPath());
  return target === '' || SIGN_IN_PAGES.test(barePath(target)) ? localHref(lang, AFTER_SIGN_IN) : target;
}

async function refererPath(): Promise<string> {
  const list = await headers();
  const referer = list.get('referer') ?? '';
  if (!URL.canParse(referer)) return '';
  const { origin, host, pathname, search } = new URL(referer);
  return origin === env.SITE_URL || host === list.get('host') ? safePath(pathname + search, '') : '';
}

/** Returns the page of a form, with the `returnTo` path that the form has sent. */
export function pageOf(path: string, data: FormData): string {
  const returnTo = data.get('returnTo');
  return typeof returnTo === 'string' ? `${path}?returnTo=${encodeURIComponent(returnTo)}` : path;
}
