import type { Price, Product } from '@/lib/catalog/types';
import { env } from '@/lib/env';
import { pictureUrl } from '@/lib/media';
import { productHref } from '@/lib/urls';

/** The product for search engines (https://schema.org/Product), as text that is safe inside a script element. */
export function productJsonLd(product: Product): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.summary,
    url: new URL(productHref(product.slug), env.SITE_URL).href,
    ...(product.brand ? { brand: { '@type': 'Brand', name: product.brand } } : {}),
    image: product.pictures.map((picture) => pictureUrl(picture, { width: 1200 })),
    offers: offerOf(product),
  };
  // `</script>` or `<!--` in a name must not end the element.
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

function offerOf({ price, availability, slug }: Product) {
  const common = {
    availability: `https://schema.org/${availability === 'sold-out' ? 'OutOfStock' : 'InStock'}`,
    url: new URL(productHref(slug), env.SITE_URL).href,
  };
  const cost = costOf(price);
  return cost && { ...common, ...cost };
}

function costOf(price: Price) {
  switch (price.kind) {
    case 'unknown':
      return undefined;
    case 'range':
      return {
        '@type': 'AggregateOffer',
        lowPrice: price.from.amount,
        highPrice: price.to.amount,
        priceCurrency: price.from.currency,
      };
    default:
      return { '@type': 'Offer', price: price.now.amount, priceCurrency: price.now.currency };
  }
}
