import { ALL_PRODUCTS_ID } from '../core/platform';

/** The id of the collection of all products on a site with Catalog V1, the same on every site. */
export const V1_ALL_PRODUCTS_ID = '00000000-000000-000000-000000000001';

/** Returns the id of a collection as Catalog V1 sends it. */
export const v1CollectionId = (id: string): string => (id === ALL_PRODUCTS_ID ? V1_ALL_PRODUCTS_ID : id);

/** Returns the stored id of a collection that a client of Catalog V1 names. */
export const storedCollectionId = (id: string): string => (id === V1_ALL_PRODUCTS_ID ? ALL_PRODUCTS_ID : id);
