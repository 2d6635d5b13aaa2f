/** The app id of Wix Stores, the catalog that cart and order lines refer to. */
export const STORES_APP_ID = '215238eb-22a5-4c36-9e7b-e7c08025e04e';
