/** The shop's languages. The first has no prefix. JavaScript, for the production server. */
export const LANGS = /** @type {const} */ (['en', 'de']);
