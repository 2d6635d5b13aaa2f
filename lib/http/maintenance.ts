import 'server-only';
import { createHash } from 'node:crypto';
import { type NextRequest, NextResponse } from 'next/server';
import { resolveColors } from '@/lib/config/colors';
import { SHOP } from '@/lib/config/shop';
import { ShopError } from '@/lib/errors/shop-error';
import { format } from '@/lib/i18n/format';
import type { Lang } from '@/lib/i18n/lang';
import { LOCALES } from '@/lib/i18n/lang';
import { ALL_MESSAGES } from '@/lib/i18n/messages/all';
import { langOf } from '@/lib/urls';
import { answerError } from './respond';

/** Seconds after which browsers and search engines may retry. */
const RETRY_AFTER = '600';

const { canvas, ink } = resolveColors(SHOP.colors);
const STYLE = `:root{color-scheme:light dark;background:light-dark(${canvas.light},${canvas.dark});color:light-dark(${ink.light},${ink.dark})}body{max-width:34rem;margin:20vh auto;padding:0 1.5rem;font:1.0625rem/1.6 system-ui,sans-serif;text-align:center}h1{font:400 clamp(2rem,6vw,2.75rem)/1.1 Iowan Old Style,Georgia,serif}a{color:inherit;text-underline-offset:.25em;display:inline-block;min-height:1.75rem}`;
const HEADERS = {
  'retry-after': RETRY_AFTER,
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
};

/**
 * Returns the response to every request while the shop is closed (`MAINTENANCE=on`): a maintenance
 * page, or an error for a script. The page depends on nothing else in the shop, which may be
 * broken. Search engines keep their index after a 503.
 */
export async function closedAnswer({ nextUrl }: NextRequest): Promise<NextResponse> {
  if (nextUrl.pathname.startsWith('/api/')) {
    const answer = answerError(new ShopError('unreachable'));
    return NextResponse.json(await answer.json(), { status: 503, headers: HEADERS });
  }
  const headers = { ...HEADERS, 'content-type': 'text/html; charset=utf-8' };
  return new NextResponse(page(langOf(nextUrl.pathname)), { status: 503, headers });
}

/** Returns HTML with constant text only, and nothing of the request. */
function page(lang: Lang): string {
  const { maintenance } = ALL_MESSAGES[lang];
  const email = SHOP.contact?.email;
  const text = email
    ? format(maintenance.text, { email: `<a href="mailto:${email}">${email}</a>` })
    : maintenance.textWithoutEmail;
  const name = escapeHtml(SHOP.name);
  return `<!doctype html><html lang="${lang}" dir="${LOCALES[lang].direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${maintenance.title} · ${name}</title><style>${STYLE}</style></head><body><main><p>${name}</p><h1>${maintenance.title}</h1><p>${text}</p><p><a href="">${maintenance.retry}</a></p></main></body></html>`;
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
