import 'server-only';
import type { CatalogPlatform } from './catalog-platform';
import { catalogV1 } from './v1/catalog';

/** The catalog of the site, in the generation that the site has. */
export const catalogPlatform: CatalogPlatform = catalogV1;
