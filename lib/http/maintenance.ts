import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { SHOP } from '@/lib/config/shop';
import { ShopError } from '@/lib/errors/shop-error';
import { format } from '@/lib/i18n/format';
import type { Lang } from '@/lib/i18n/lang';
import { ALL_MESSAGES } from '@/lib/i18n/messages/all';
import { langOf } from '@/lib/urls';
import { PLAIN_PAGE_HEADERS, plainPage } from './plain-page';
import { answerError } from './respond';

/** Seconds after which browsers and search engines may retry. */
const RETRY_AFTER = '600';

const HEADERS = { ...PLAIN_PAGE_HEADERS, 'retry-after': RETRY_AFTER };

/** While the shop is closed (`MAINTENANCE=on`). Search engines keep their index after a 503. */
export async function maintenanceResponse({ nextUrl }: NextRequest): Promise<NextResponse> {
  if (nextUrl.pathname.startsWith('/api/')) {
    const answer = answerError(new ShopError('unreachable'));
    const headers = { ...HEADERS, 'content-type': 'application/json' };
    return NextResponse.json(await answer.json(), { status: 503, headers });
  }
  return new NextResponse(closedPage(langOf(nextUrl.pathname)), { status: 503, headers: HEADERS });
}

function closedPage(lang: Lang): string {
  const { maintenance } = ALL_MESSAGES[lang];
  const email = SHOP.contact?.email;
  const text = email
    ? format(maintenance.text, { email: `<a href="mailto:${email}">${email}</a>` })
    : maintenance.textWithoutEmail;
  const links = [{ href: '', label: maintenance.retry }];
  return plainPage({ lang, title: maintenance.title, text, links });
}
