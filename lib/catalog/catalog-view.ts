import 'server-only';
import { cache } from 'react';
import { catalogView } from '@/lib/i18n/catalog-view';
import { getCurrency, getLang } from '@/lib/i18n/server-messages';
import type { CatalogView } from '@/lib/model/catalog-view';

/** Returns the view of the catalog of the page that renders. */
export const getCatalogView = cache(
  async (): Promise<CatalogView> => catalogView(await getLang(), await getCurrency()),
);
