import type { AggregateOffer, ItemAvailability, Offer, Product as ProductData } from 'schema-dts';
import type { Lang } from '@/lib/i18n/lang';
import { pictureUrl } from '@/lib/media';
import type { Price, Product } from '@/lib/model/product';
import { productHref } from '@/lib/urls';
import { absoluteUrl, ORGANIZATION } from './structured-data';

/** Search engines show a few pictures. */
const MOST_PICTURES = 10;

/** Returns the product with its offer for search engines. Amounts are in the currency's units. */
export function productData(product: Product, lang: Lang): ProductData {
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
    image: product.pictures.slice(0, MOST_PICTURES).map((picture) => pictureUrl(picture, { width: 1200 })),
    ...(offer ? { offers: offer } : {}),
  };
}

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
