import 'server-only';
import { headers } from 'next/headers';
import { env } from '@/lib/env';
import type { Lang } from '@/lib/i18n/lang';
import { barePath, localHref, safePath } from '@/lib/urls';

export const AFTER_SIGN_IN = '/account';
/** Nobody wants to go back to these after signing in. */
const SIGN_IN_PAGES = /^\/(?:login|register|forgot-password|sign-out|auth)(?:[/?#]|$)/;

/**
 * Where a page about signing in leads to afterwards: the path it was asked for with, else the page of the shop that the
 * shopper comes from, else the account in the page's own language.
 */
export async function returnPath(asked: string | string[] | undefined, lang: Lang): Promise<string> {
  const path = typeof asked === 'string' ? safePath(asked, '') : '';
  const wanted = path || (await cameFrom());
  return wanted === '' || SIGN_IN_PAGES.test(barePath(wanted)) ? localHref(lang, AFTER_SIGN_IN) : wanted;
}

async function cameFrom(): Promise<string> {
  const list = await headers();
  const referer = list.get('referer') ?? '';
  if (!URL.canParse(referer)) return '';
  const { origin, host, pathname, search } = new URL(referer);
  return origin === env.SITE_URL || host === list.get('host') ? safePath(pathname + search, '') : '';
}

/** The page of a form, with the path to go on to that the form has sent. */
export function pageOf(path: string, data: FormData): string {
  const returnTo = data.get('returnTo');
  return typeof returnTo === 'string' ? `${path}?returnTo=${encodeURIComponent(returnTo)}` : path;
}
