/** The catalog that lines of carts and orders refer to: Wix Stores. */
export const STORES_APP_ID = '215238eb-22a5-4c36-9e7b-e7c08025e04e';
