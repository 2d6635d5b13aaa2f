import type { NextRequest } from 'next/server';
import { catalogView } from '@/lib/i18n/catalog-view';
import { toLang } from '@/lib/i18n/lang';
import type { CatalogView } from '@/lib/model/catalog-view';

/** Returns the view of the catalog of a request that names its language: `?lang=de`. */
export const viewOfRequest = ({ nextUrl }: NextRequest): CatalogView =>
  catalogView(toLang(nextUrl.searchParams.get('lang')));
