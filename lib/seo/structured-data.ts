import type {
  AggregateOffer,
  AggregateRating,
  Brand,
  BreadcrumbList,
  FAQPage,
  Graph,
  ItemAvailability,
  ItemList,
  MerchantReturnPolicy,
  Offer,
  OfferShippingDetails,
  Organization,
  Product as ProductData,
  ProductGroup,
  Review as ReviewData,
  SearchAction,
  Thing,
  UnitPriceSpecification,
  WebSite,
  WithActionConstraints,
} from 'schema-dts';
import { env } from '@/lib/config/env';
import { ownFile, SHOP } from '@/lib/config/shop';
import { type Lang, LOCALES } from '@/lib/i18n/lang';
import { compact } from '@/lib/model/compact';
import type { Price, Product } from '@/lib/model/product';
import type { Rating, Review } from '@/lib/model/review';
import { productHref } from '@/lib/urls';
import {
  absoluteUrl,
  decimalAmount,
  type OfferFacts,
  OPTION_KINDS,
  type ProductFacts,
  productFacts,
  shippingOf,
  unitOf,
} from './product-facts';

/** Data for search engines (https://schema.org). The types of `schema-dts` check names and values. */

const idOf = (name: string): string => new URL(`/#${name}`, env.SITE_URL).href;

/** The home page describes the organization. */
export const ORGANIZATION = { '@id': idOf('organization') };

export function jsonLd(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  // `</script>` or `<!--` in a name must not end the element.
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

/** Describes the shop, for the home page. @param statesReturns whether it says how goods are returned */
export function organization(statesReturns = false): Organization {
  const { name, logo, favicon, contact, social = [] } = SHOP;
  const emblem = logo?.file ?? favicon;
  const policy = statesReturns ? returnPolicy() : null;
  return {
    '@type': 'Organization',
    ...ORGANIZATION,
    name,
    url: new URL('/', env.SITE_URL).href,
    logo: emblem ? new URL(ownFile(emblem), env.SITE_URL).href : undefined,
    email: contact?.email,
    telephone: contact?.phone,
    sameAs: social.length > 0 ? social.map(({ href }) => href) : undefined,
    hasMerchantReturnPolicy: policy ?? undefined,
  };
}

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

/** Leads from the home page to a page, which is the last entry. */
export const breadcrumbs = (lang: Lang, trail: { name: string; href: string }[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absoluteUrl(lang, href),
  })),
});

export const questionsPage = (questions: readonly { question: string; answer: string }[]): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/** Each entry is in a page twice, in its HTML and in its data, and pages have a size limit. */
const LISTED = 8;

/** The first products on a page of a list. `start`: how many are on the pages before. `total`: all. */
export const itemList = (
  lang: Lang,
  products: readonly Pick<Product, 'name' | 'slug'>[],
  { start, total }: { start: number; total: number },
): ItemList => ({
  '@type': 'ItemList',
  numberOfItems: total,
  itemListElement: products.slice(0, LISTED).map(({ name, slug }, index) => ({
    '@type': 'ListItem',
    position: start + index + 1,
    name,
    url: absoluteUrl(lang, productHref(slug)),
  })),
});

/** There is at least one review. */
export type ReviewsData = { rating: Rating; reviews: Review[] };

/** Each variant adds some 600 bytes to its page. A product with more has one offer for all. */
const MAX_VARIANTS = 60;

/** Amounts are in the currency's units. `listsVariants`: each variant has an offer, as in the feeds. */
export function productData(
  product: Product,
  lang: Lang,
  reviews?: ReviewsData | null,
  listsVariants = false,
): ProductData | ProductGroup {
  const facts = productFacts(product, lang);
  const [first, ...others] = facts.offers;
  const isPriced = facts.offers.some(({ price }) => price !== null);
  if (listsVariants && first && isPriced && facts.offers.length <= MAX_VARIANTS) {
    if (others.length > 0) return variantGroup(facts, reviews);
    return onlyProduct(product, facts, reviews, {
      gtin: first.gtin ?? undefined,
      offers: offerData(facts, first),
    });
  }
  const offer = summarizedOffer(product, facts.url);
  return onlyProduct(product, facts, reviews, offer ? { offers: offer } : {});
}

const brandData = (brand: string | null): { brand?: Brand } =>
  brand ? { brand: { '@type': 'Brand', name: brand } } : {};

const reviewsData = (reviews: ReviewsData | null | undefined) =>
  reviews ? { aggregateRating: ratingData(reviews.rating), review: reviews.reviews.flatMap(reviewData) } : {};

function onlyProduct(
  product: Product,
  { name, description, url, brand, pictures }: ProductFacts,
  reviews: ReviewsData | null | undefined,
  rest: { gtin?: string; offers?: Offer | AggregateOffer },
): ProductData {
  const [variant, ...others] = product.variants;
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name,
    description,
    url,
    productID: product.id,
    sku: variant?.sku && others.length === 0 ? variant.sku : undefined,
    ...brandData(brand),
    image: pictures,
    ...rest,
    ...reviewsData(reviews),
  };
}

function variantGroup(facts: ProductFacts, reviews: ReviewsData | null | undefined): ProductGroup {
  const { id, name, description, url, brand, pictures, offers } = facts;
  const kinds = new Set(offers.flatMap(({ options }) => options.map(({ kind }) => kind)));
  const variesBy = OPTION_KINDS.filter((kind) => kinds.has(kind));
  return {
    '@type': 'ProductGroup',
    '@id': `${url}#product`,
    name,
    description,
    url,
    productGroupID: id,
    ...brandData(brand),
    image: pictures,
    variesBy: variesBy.length > 0 ? variesBy.map((kind) => `https://schema.org/${kind}`) : undefined,
    hasVariant: offers.filter(({ price }) => price).map((offer) => variantData(facts, offer)),
    ...reviewsData(reviews),
  };
}

const variantData = (facts: ProductFacts, offer: OfferFacts): ProductData => ({
  '@type': 'Product',
  name: offer.name,
  ...Object.fromEntries(offer.options.flatMap(({ kind, value }) => (kind ? [[kind, value]] : []))),
  sku: offer.sku || undefined,
  gtin: offer.gtin ?? undefined,
  image: offer.picture ?? undefined,
  offers: offerData(facts, offer),
});

const OFFER_AVAILABILITY: Record<OfferFacts['availability'], ItemAvailability> = {
  'in-stock': 'https://schema.org/InStock',
  'pre-order': 'https://schema.org/PreOrder',
  'sold-out': 'https://schema.org/OutOfStock',
};

function offerData(facts: ProductFacts, offer: OfferFacts): Offer {
  const { price, was, unit, availability, url } = offer;
  if (!price) return { '@type': 'Offer', url };
  const specifications = [
    ...compact(
      was && specification({ priceType: 'https://schema.org/StrikethroughPrice' }, decimalAmount(was)),
    ),
    ...(unit ? unitPriceData(unit) : []),
  ];
  const shipping = shippingData(facts, offer);
  return {
    '@type': 'Offer',
    url,
    availability: OFFER_AVAILABILITY[availability],
    itemCondition: 'https://schema.org/NewCondition',
    price: decimalAmount(price),
    priceCurrency: price.currency,
    priceSpecification: specifications.length > 0 ? specifications : undefined,
    shippingDetails: shipping ?? undefined,
    seller: ORGANIZATION,
  };

  function specification(
    rest: Partial<Exclude<UnitPriceSpecification, string>>,
    amount: string,
  ): UnitPriceSpecification {
    return {
      '@type': 'UnitPriceSpecification',
      price: amount,
      priceCurrency: price?.currency ?? '',
      ...rest,
    };
  }

  /** The price with the quantity that an item contains, as search engines read it. */
  function unitPriceData(per: NonNullable<OfferFacts['unit']>): UnitPriceSpecification[] {
    const measure = unitOf(per);
    if (!measure || !price) return [];
    const { base, total, code } = measure;
    return [
      specification(
        {
          referenceQuantity: {
            '@type': 'QuantitativeValue',
            value: total,
            unitCode: code,
            valueReference: { '@type': 'QuantitativeValue', value: base, unitCode: code },
          },
        },
        decimalAmount(price),
      ),
    ];
  }
}

function shippingData(facts: ProductFacts, offer: OfferFacts): OfferShippingDetails | null {
  const shipping = shippingOf(facts, offer);
  if (!shipping) return null;
  const { country, cost, days } = shipping;
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: decimalAmount(cost), currency: cost.currency },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
    deliveryTime: days
      ? {
          '@type': 'ShippingDeliveryTime',
          transitTime: {
            '@type': 'QuantitativeValue',
            minValue: days[0],
            maxValue: days[1],
            unitCode: 'DAY',
          },
        }
      : undefined,
  };
}

/** Null where `returns` of shop.config.ts states no policy. */
function returnPolicy(): MerchantReturnPolicy | null {
  const { returns, country } = SHOP;
  if (!returns) return null;
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: returns.countries ?? [country],
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: returns.days,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees:
      returns.cost === 'free'
        ? 'https://schema.org/FreeReturn'
        : 'https://schema.org/ReturnFeesCustomerResponsibility',
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
          name: title || undefined,
          reviewBody: text || undefined,
          datePublished: writtenAt?.slice(0, 10),
        },
      ];

const AVAILABILITY: Record<Product['availability'], ItemAvailability> = {
  'in-stock': 'https://schema.org/InStock',
  'partly-sold-out': 'https://schema.org/InStock',
  'pre-order': 'https://schema.org/PreOrder',
  'sold-out': 'https://schema.org/OutOfStock',
};

/** For all variants, of one price or of a range. Null when no price is known. */
function summarizedOffer(
  { price, availability, variants }: Product,
  url: string,
): Offer | AggregateOffer | null {
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

/** Search engines show it struck through. */
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
