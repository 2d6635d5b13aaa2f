import 'server-only';
import { revalidateTag } from 'next/cache';
import type { NextRequest } from 'next/server';
import { catalogTags } from '@/lib/cache';
import { answerError } from '@/lib/http/respond';
import { catalogView, otherCurrency } from '@/lib/i18n/catalog-view';
import { CURRENCY_COOKIE } from '@/lib/i18n/currency.mjs';
import { toLang } from '@/lib/i18n/lang';
import type { CatalogView } from '@/lib/model/catalog-view';
import { report } from '@/lib/observe/report';
import { takeGenerationChange } from '@/lib/wix/catalog/generation';

/**
 * After the site has been migrated to another catalog, drops every cached result: ids and prices belong to
 * the old one. Next.js accepts that in a route handler, and not in the read that shows the migration.
 */
export const readsCatalog =
  <A extends unknown[]>(handle: (...args: A) => Promise<Response>) =>
  async (...args: A): Promise<Response> => {
    try {
      return await handle(...args);
    } finally {
      if (takeGenerationChange()) revalidateTag(catalogTags.all, { expire: 0 });
    }
  };

/**
 * The language is in the URL (`?lang=de`). The currency is in a cookie, so shared caches must not store
 * responses with prices in it. A failure is logged and becomes an error response.
 */
export const catalogRoute = <C extends unknown[]>(
  where: string,
  read: (request: NextRequest, view: CatalogView, ...context: C) => Promise<Response>,
) =>
  readsCatalog(async (request: NextRequest, ...context: C): Promise<Response> => {
    try {
      return await read(request, viewOfRequest(request), ...context);
    } catch (error) {
      return answerError(report(error, where));
    }
  });

const viewOfRequest = ({ nextUrl, cookies }: NextRequest): CatalogView =>
  catalogView(toLang(nextUrl.searchParams.get('lang')), otherCurrency(cookies.get(CURRENCY_COOKIE)?.value));
