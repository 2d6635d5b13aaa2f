import type {
  AggregateOffer,
  AggregateRating,
  BreadcrumbList,
  Graph,
  ItemAvailability,
  ItemList,
  Offer,
  Organization,
  Product as ProductData,
  Review as ReviewData,
  SearchAction,
  Thing,
  WebSite,
  WithActionConstraints,
} from 'schema-dts';
import { env } from '@/lib/config/env';
import { ownFile, SHOP } from '@/lib/config/shop';
import { type Lang, LOCALES } from '@/lib/i18n/lang';
import { pictureUrl } from '@/lib/media';
import type { Price, Product } from '@/lib/model/product';
import type { Rating, Review } from '@/lib/model/review';
import { localHref, productHref } from '@/lib/urls';

/**
 * Data for search engines (https://schema.org). The types of `schema-dts` check each name and value
 * when the project is compiled.
 */

/** Returns the absolute URL of a page in a language. */
const absoluteUrl = (lang: Lang, path: string): string => new URL(localHref(lang, path), env.SITE_URL).href;

const idOf = (name: string): string => new URL(`/#${name}`, env.SITE_URL).href;

/** A reference to the shop's organization, which the home page describes. */
const ORGANIZATION = { '@id': idOf('organization') };

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

/** Search engines show a few pictures. */
const MAX_PICTURES = 10;

/** The published reviews of a product. There is at least one. */
export type ReviewsData = { rating: Rating; reviews: Review[] };

/**
 * Returns the product with its offer and its reviews for search engines. Amounts are in the
 * currency's units.
 */
export function productData(product: Product, lang: Lang, reviews?: ReviewsData | null): ProductData {
  const url = absoluteUrl(lang, productHref(product.slug));
  const offer = offerOf(product, url);
  const [variant, ...others] = product.variants;
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: product.name,
    description: product.seo?.description ?? product.summary,
    url,
    productID: product.id,
    ...(variant?.sku && others.length === 0 ? { sku: variant.sku } : {}),
    ...(product.brand ? { brand: { '@type': 'Brand', name: product.brand } } : {}),
    image: product.pictures.slice(0, MAX_PICTURES).map((picture) => pictureUrl(picture, { width: 1200 })),
    ...(offer ? { offers: offer } : {}),
    ...(reviews
      ? { aggregateRating: ratingData(reviews.rating), review: reviews.reviews.flatMap(reviewData) }
      : {}),
  };
}

const BOUNDS = { bestRating: 5, worstRating: 1 } as const;

const ratingData = ({ average, count }: Rating): AggregateRating => ({
  '@type': 'AggregateRating',
  ratingValue: average,
  reviewCount: count,
  ...BOUNDS,
});

/** Search engines require an author, so an anonymous review has no data. */
const reviewData = ({ author, stars, title, text, writtenAt }: Review): ReviewData[] =>
  author === null
    ? []
    : [
        {
          '@type': 'Review',
          author: { '@type': 'Person', name: author },
          reviewRating: { '@type': 'Rating', ratingValue: stars, ...BOUNDS },
          ...(title ? { name: title } : {}),
          ...(text ? { reviewBody: text } : {}),
          ...(writtenAt ? { datePublished: writtenAt.slice(0, 10) } : {}),
        },
      ];

const AVAILABILITY: Record<Product['availability'], ItemAvailability> = {
  'in-stock': 'https://schema.org/InStock',
  'partly-sold-out': 'https://schema.org/InStock',
  'pre-order': 'https://schema.org/PreOrder',
  'sold-out': 'https://schema.org/OutOfStock',
};

/** Returns the offer of one price or of a range of prices, or null when no price is known. */
function offerOf({ price, availability, variants }: Product, url: string): Offer | AggregateOffer | null {
  if (price.kind === 'unknown') return null;
  const common = {
    availability: AVAILABILITY[availability],
    itemCondition: 'https://schema.org/NewCondition',
    url,
    seller: ORGANIZATION,
  } as const;
  if (price.kind === 'range')
    return {
      '@type': 'AggregateOffer',
      ...common,
      lowPrice: price.from.amount,
      highPrice: price.to.amount,
      priceCurrency: price.from.currency,
      offerCount: variants.length,
    };
  return {
    '@type': 'Offer',
    ...common,
    price: price.now.amount,
    priceCurrency: price.now.currency,
    ...listPriceOf(price),
  };
}

/** The price before a discount, which search engines show struck through. */
const listPriceOf = (price: Exclude<Price, { kind: 'unknown' | 'range' }>): Partial<Offer> =>
  price.kind === 'sale'
    ? {
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          priceType: 'https://schema.org/StrikethroughPrice',
          price: price.was.amount,
          priceCurrency: price.was.currency,
        },
      }
    : {};
