/** The languages of the shop, the first of which has addresses without a prefix. In JavaScript for the production server. */
export const LANGS = /** @type {const} */ (['en', 'de']);
