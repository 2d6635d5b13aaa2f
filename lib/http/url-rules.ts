// The loader of next.config.ts resolves the alias @/ only in that file itself.
import type { NextConfig } from 'next';
import { type Shop, switchesOf } from '../config/shop-schema';
import { currencyHeaders, currencyRewrites, noPrefix } from '../i18n/currency.mjs';
import { DEFAULT_LANG, LANGS, prefixOf } from '../i18n/locales.mjs';
import { LIST_PARAMETERS } from '../model/product-list';
import { absentPages } from '../pages';
import { readRedirects } from '../seo/redirects';
import { CHOICE_PARAMETERS, GIFT_CARD_HREF, productHref } from '../urls';
import { basePolicy, NO_PAGE_POLICY, policySources } from './content-policy.mjs';

type Rules<Name extends 'headers' | 'redirects'> = Awaited<ReturnType<NonNullable<NextConfig[Name]>>>;
type Phases = Exclude<Awaited<ReturnType<NonNullable<NextConfig['rewrites']>>>, unknown[]>;
type Rewrite = NonNullable<Phases['beforeFiles']>[number];

const chosenCurrencies = ({ currency, features }: Shop): string[] =>
  (features.currencies ?? []).filter((code) => code !== currency);

/** The default language and chosen currencies have no prefix (docs/decisions/0006-languages.md). */
export const redirectsOf = (shop: Shop): Rules<'redirects'> => [
  { source: `/${DEFAULT_LANG}`, destination: '/', permanent: true },
  { source: `/${DEFAULT_LANG}/:path+`, destination: '/:path+', permanent: true },
  ...(chosenCurrencies(shop).length > 0
    ? LANGS.map((lang) => ({
        source: `/${lang}_:currency([A-Z]{3})/:path*`,
        destination: `${prefixOf(lang)}/:path*`,
        permanent: true,
      }))
    : []),
  ...giftCardProducts(shop),
  ...readRedirects(),
];

/** Gift cards that are normal products lead to the page of the platform's gift cards. */
const giftCardProducts = ({ giftCards, features }: Shop): Rules<'redirects'> =>
  features.giftCards
    ? giftCards.flatMap((slug) =>
        LANGS.map((lang) => ({
          source: prefixOf(lang) + productHref(slug),
          destination: prefixOf(lang) + GIFT_CARD_HREF,
          // The merchant may turn the feature off.
          permanent: false,
        })),
      )
    : [];

export function rewritesOf(shop: Shop): Phases {
  const currencies = chosenCurrencies(shop);
  const variants = currencyRewrites({ langs: LANGS, defaultLang: DEFAULT_LANG, currencies });
  return {
    beforeFiles: [
      ...iconOfOldBrowsers(shop),
      ...pagesThatAreOff(shop),
      ...filteredLists(),
      ...chosenVariants(),
      // After the rules above, whose destinations begin with a language.
      ...variants.prefixed,
    ],
    // Files and routes that are not pages have matched before this rule.
    afterFiles: [
      ...variants.pages,
      { source: `/:path(${noPrefix(LANGS, currencies)}.*)`, destination: `/${DEFAULT_LANG}/:path` },
    ],
    fallback: [
      ...variants.notFound,
      ...LANGS.filter((lang) => lang !== DEFAULT_LANG).map((lang) => ({
        source: `/${lang}/:path*`,
        destination: `/${lang}/not-found-page`,
      })),
      { source: '/:path((?!_next/|api/).*)', destination: `/${DEFAULT_LANG}/not-found-page` },
    ],
  };
}

/** Browsers that know no other icon request this path. */
const iconOfOldBrowsers = ({ favicon }: Shop): Rewrite[] =>
  favicon ? [{ source: '/favicon.ico', destination: `/pictures/${favicon.replace(/\.svg$/, '.ico')}` }] : [];

const pagesThatAreOff = (shop: Shop): Rewrite[] =>
  absentPages(switchesOf(shop)).flatMap((path) =>
    LANGS.map((lang) => ({ source: prefixOf(lang) + path, destination: `/${lang}/not-found-page` })),
  );

const withParameter = (key: string) => ({ has: [{ type: 'query' as const, key }] });

/** A list without such a parameter is a static page (docs/decisions/0002-filtered-lists.md). */
const filteredLists = (): Rewrite[] =>
  LIST_PARAMETERS.flatMap((key) =>
    LANGS.flatMap((lang) => [
      {
        source: `${prefixOf(lang)}/products`,
        ...withParameter(key),
        destination: `/${lang}/lists/products`,
      },
      {
        source: `${prefixOf(lang)}/categories/:slug`,
        ...withParameter(key),
        destination: `/${lang}/lists/category?slug=:slug`,
      },
    ]),
  );

/** The same for a product with a chosen variant or color, and for the form below it. */
const chosenVariants = (): Rewrite[] =>
  LANGS.flatMap((lang) => [
    ...CHOICE_PARAMETERS.map((name) => ({
      source: `${prefixOf(lang)}/products/:slug`,
      ...withParameter(name),
      destination: `/${lang}/lists/product?slug=:slug`,
    })),
    {
      source: `${prefixOf(lang)}/products/:slug/back-in-stock`,
      destination: `/${lang}/lists/back-in-stock?slug=:slug`,
    },
  ]);

const HOUR = 60 * 60;

/** Files in `public/` keep their names when their content changes. */
const PUBLIC_FILES = `public, max-age=${HOUR}, stale-while-revalidate=${24 * HOUR}`;

/** For a staging shop. It also covers files and crawlers that ignore robots.txt. */
const NOT_INDEXED = { key: 'X-Robots-Tag', value: 'noindex, nofollow' };

/** Headers by path pattern. Later entries override earlier. */
export const headersOf = (shop: Shop, env: NodeJS.ProcessEnv, isDevelopment: boolean): Rules<'headers'> => [
  ...securityHeaders(env, isDevelopment),
  ...currencyHeaders(chosenCurrencies(shop)),
  ...(env.SITE_INDEXABLE === 'off' ? [{ source: '/:path*', headers: [NOT_INDEXED] }] : []),
  ...['/pictures/:path*', '/favicon.ico'].map((source) => ({
    source,
    headers: [{ key: 'Cache-Control', value: PUBLIC_FILES }],
  })),
];

type Header = { key: string; value: string };
type SecurityRule = { source: string; has?: { type: 'query'; key: string }[]; headers: Header[] };

const ANY_LANG = `/:lang(${LANGS.join('|')})?`;

/** Two years, without subdomains, because other services may run under the shop's domain. */
const HSTS = 'max-age=63072000';

/** Disabled features. The shop uses none, and payment happens on the platform's own page. */
const PERMISSIONS = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/**
 * Other sites get no part of these addresses. Browsers apply the last value that they support: with
 * `no-referrer` alone, the shop's plain forms would have the origin `null`, which shop and framework reject.
 */
const NO_REFERRER = { key: 'Referrer-Policy', value: 'no-referrer, same-origin' };

/** Pages whose address holds a token, an order, a cart or a list of one shopper. */
const SECRET_ADDRESSES: Omit<SecurityRule, 'headers'>[] = [
  '/thank-you',
  '/account/:path+',
  '/cart/link',
  '/wishlist/shared',
  '/login/:path+',
  '/withdrawal/:path*',
  '/cancellation/:path*',
].map((path) => ({ source: ANY_LANG + path }));
SECRET_ADDRESSES.push({ source: `${ANY_LANG}/login`, has: [{ type: 'query', key: 'reset' }] });

const BUILD_FILE = '/_next/static/:path*';
const NO_BUILD_FILE = '/:path((?!_next/static/).*)';
/** It is no page, but a fork's may be a worker, whose requests follow the policy of its file. */
const BUILD_FILE_POLICY = "object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

export function securityHeaders(
  env: Parameters<typeof policySources>[0],
  isDevelopment: boolean,
): SecurityRule[] {
  const sources = policySources(env);
  return [
    {
      // Only documents need these. A page has ten scripts, and nginx does not compress headers.
      source: NO_BUILD_FILE,
      headers: [
        { key: 'Content-Security-Policy', value: basePolicy(sources, isDevelopment) },
        { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
        { key: 'X-Frame-Options', value: 'DENY' },
        { key: 'Permissions-Policy', value: PERMISSIONS.map((name) => `${name}=()`).join(', ') },
        { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
      ],
    },
    { source: BUILD_FILE, headers: [{ key: 'Content-Security-Policy', value: BUILD_FILE_POLICY }] },
    {
      source: '/:path*',
      headers: [
        { key: 'X-Content-Type-Options', value: 'nosniff' },
        { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
        ...(sources.isSecure ? [{ key: 'Strict-Transport-Security', value: HSTS }] : []),
      ],
    },
    {
      // The service worker requests pages, files and pictures of the catalog, and nothing else.
      source: '/sw.js',
      headers: [
        {
          key: 'Content-Security-Policy',
          value: `${NO_PAGE_POLICY}; connect-src 'self' ${sources.image.join(' ')}`,
        },
      ],
    },
    ...SECRET_ADDRESSES.map((rule) => ({ ...rule, headers: [NO_REFERRER] })),
    { source: '/api/:path*', headers: [{ key: 'Content-Security-Policy', value: NO_PAGE_POLICY }] },
    { source: '/api/preview', headers: [{ key: 'Referrer-Policy', value: 'no-referrer' }] },
    {
      // The platform's redirect to this path may load in the hidden frame of a sign-in.
      source: '/auth/:path*',
      headers: [
        { key: 'Content-Security-Policy', value: NO_PAGE_POLICY.replace(/'none'$/, "'self'") },
        { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
        { key: 'Referrer-Policy', value: 'no-referrer' },
      ],
    },
  ];
}
