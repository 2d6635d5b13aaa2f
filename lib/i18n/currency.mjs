/**
 * Pages in a chosen currency are static pages of their own. The URL stays the same, and a cookie
 * leads to the variant. See docs/decisions/0019-languages-and-currencies.md.
 */

export const CURRENCY_COOKIE = 'currency';

/**
 * The first segment of the pages in a language and a currency: `de_EUR`. No URL of the shop
 * has it.
 * @param {string} lang
 * @param {string | null} currency
 */
export const pageVariant = (lang, currency) => (currency === null ? lang : `${lang}_${currency}`);

/** @param {string} segment @returns {{ lang: string, currency: string | null }} */
export function readVariant(segment) {
  const [lang = '', currency = null] = segment.split('_');
  return { lang, currency };
}

/**
 * A pattern for paths without the first segment of a page, of routes and of build files.
 * @param {readonly string[]} langs
 * @param {readonly string[]} currencies
 */
export function noPrefix(langs, currencies) {
  const variants = langs.flatMap((lang) => currencies.map((code) => pageVariant(lang, code)));
  return `(?!(?:${[...langs, ...variants, 'api', '_next'].join('|')})(?:/|$))`;
}

/** @param {{ langs: readonly string[], defaultLang: string, currencies: readonly string[] }} shop */
export function currencyRewrites({ langs, defaultLang, currencies }) {
  const own = noPrefix(langs, currencies);
  /** @param {string} code */
  const chosen = (code) => ({
    has: [{ type: /** @type {const} */ ('cookie'), key: CURRENCY_COOKIE, value: code }],
  });
  return {
    // Before files. For Vercel, a prerendered page is a file, to which later rules do not apply.
    prefixed: currencies.flatMap((code) =>
      langs.map((lang) => ({
        source: `/${lang}/:path*`,
        ...chosen(code),
        destination: `/${pageVariant(lang, code)}/:path*`,
      })),
    ),
    // After files, whose paths match, too, and before the rule that adds the default language.
    pages: currencies.map((code) => ({
      source: `/:path(${own}.*)`,
      ...chosen(code),
      destination: `/${pageVariant(defaultLang, code)}/:path`,
    })),
    notFound: currencies.flatMap((code) =>
      langs.map((lang) => ({
        source: `/${pageVariant(lang, code)}/:path*`,
        destination: `/${pageVariant(lang, code)}/not-found-page`,
      })),
    ),
  };
}

/** Shared caches do not know the cookie. @param {readonly string[]} currencies */
export const currencyHeaders = (currencies) =>
  currencies.map((code) => ({
    source: '/((?!_next/|api/|pictures/|\\.well-known/).*)',
    has: [{ type: /** @type {const} */ ('cookie'), key: CURRENCY_COOKIE, value: code }],
    headers: [{ key: 'Cache-Control', value: 'private, no-cache' }],
  }));
