import type { NextRequest } from 'next/server';
import { catalogView, otherCurrency } from '@/lib/i18n/catalog-view';
import { CURRENCY_COOKIE } from '@/lib/i18n/currency.mjs';
import { toLang } from '@/lib/i18n/lang';
import type { CatalogView } from '@/lib/model/catalog-view';

/**
 * Returns the view of the catalog of a request that names its language: `?lang=de`. The currency is
 * in a cookie, so that shared caches must not store what depends on it.
 */
export const viewOfRequest = ({ nextUrl, cookies }: NextRequest): CatalogView =>
  catalogView(toLang(nextUrl.searchParams.get('lang')), otherCurrency(cookies.get(CURRENCY_COOKIE)?.value));
