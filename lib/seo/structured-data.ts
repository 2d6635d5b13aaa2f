import type {
  BreadcrumbList,
  Graph,
  ItemList,
  Organization,
  SearchAction,
  Thing,
  WebSite,
  WithActionConstraints,
} from 'schema-dts';
import { env } from '@/lib/config/env';
import { ownFile } from '@/lib/config/own-picture';
import { SHOP } from '@/lib/config/shop';
import { type Lang, LOCALES } from '@/lib/i18n/lang';
import { localHref } from '@/lib/urls';

/**
 * Data for search engines (https://schema.org). The types of `schema-dts` check each name and value
 * when the project is compiled.
 */

/** Returns the absolute URL of a page in a language. */
export const absoluteUrl = (lang: Lang, path: string): string =>
  new URL(localHref(lang, path), env.SITE_URL).href;

const idOf = (name: string): string => new URL(`/#${name}`, env.SITE_URL).href;

/** A reference to the shop's organization, which the home page describes. */
export const ORGANIZATION = { '@id': idOf('organization') };

/** Returns the content of a JSON-LD element. A text in it cannot end the element. */
export function jsonLd(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  // `</script>` or `<!--` in a name must not end the element.
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

/** Returns the shop as an organization, for the home page. */
export function organization(): Organization {
  const { name, logo, favicon, contact, social = [] } = SHOP;
  const emblem = logo?.file ?? favicon;
  return {
    '@type': 'Organization',
    ...ORGANIZATION,
    name,
    url: new URL('/', env.SITE_URL).href,
    ...(emblem ? { logo: new URL(ownFile(emblem), env.SITE_URL).href } : {}),
    ...(contact?.email ? { email: contact.email } : {}),
    ...(contact?.phone ? { telephone: contact.phone } : {}),
    ...(social.length > 0 ? { sameAs: social.map(({ href }) => href) } : {}),
  };
}

/** Returns the site in a language, with the URL of its search. */
export const website = (lang: Lang): WebSite => ({
  '@type': 'WebSite',
  '@id': idOf('website'),
  name: SHOP.name,
  url: absoluteUrl(lang, '/'),
  inLanguage: LOCALES[lang].dateLocale,
  publisher: ORGANIZATION,
  potentialAction: searchAction(lang),
});

const searchAction = (lang: Lang): WithActionConstraints<SearchAction> => ({
  '@type': 'SearchAction',
  target: { '@type': 'EntryPoint', urlTemplate: `${absoluteUrl(lang, '/search')}?q={search_term_string}` },
  'query-input': 'required name=search_term_string',
});

/** Returns the way from the home page to a page, which is the last entry. */
export const breadcrumbs = (lang: Lang, trail: { name: string; href: string }[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absoluteUrl(lang, href),
  })),
});

/** Each entry is in a page twice, in its HTML and in its data, and pages have a size limit. */
const LISTED = 12;

/** Returns the first pages that a list links to, in its order. `total` counts all of them. */
export const itemList = (lang: Lang, paths: string[], total: number): ItemList => ({
  '@type': 'ItemList',
  numberOfItems: total,
  itemListElement: paths.slice(0, LISTED).map((path, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: absoluteUrl(lang, path),
  })),
});
