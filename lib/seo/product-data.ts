import type {
  AggregateOffer,
  AggregateRating,
  ItemAvailability,
  Offer,
  Product as ProductData,
  Review as ReviewData,
} from 'schema-dts';
import type { Lang } from '@/lib/i18n/lang';
import { pictureUrl } from '@/lib/media';
import type { Price, Product } from '@/lib/model/product';
import type { Rating, Review } from '@/lib/model/review';
import { productHref } from '@/lib/urls';
import { absoluteUrl, ORGANIZATION } from './structured-data';

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
