import 'server-only';
import type { NextRequest } from 'next/server';
import { cache } from 'react';
import { catalogView, otherCurrency } from '@/lib/i18n/catalog-view';
import { CURRENCY_COOKIE } from '@/lib/i18n/currency.mjs';
import { toLang } from '@/lib/i18n/lang';
import { getCurrency, getLang } from '@/lib/i18n/server-messages';
import type { CatalogView } from '@/lib/model/catalog-view';

/** Returns the view of the catalog of the page that renders. */
export const getCatalogView = cache(
  async (): Promise<CatalogView> => catalogView(await getLang(), await getCurrency()),
);

/**
 * Returns the view of the catalog of a request that specifies its language: `?lang=de`. The
 * currency is in a cookie, so that shared caches must not store what depends on it.
 */
export const viewOfRequest = ({ nextUrl, cookies }: NextRequest): CatalogView =>
  catalogView(toLang(nextUrl.searchParams.get('lang')), otherCurrency(cookies.get(CURRENCY_COOKIE)?.value));
