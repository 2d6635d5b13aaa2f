import { env } from '@/lib/config/env';
import type { Lang } from '@/lib/i18n/lang';
import { pictureUrl } from '@/lib/media';
import type { Price, Product } from '@/lib/model/product';
import { localHref, productHref } from '@/lib/urls';

/**
 * Returns the product for search engines (https://schema.org/Product) as JSON that is safe inside a
 * script element.
 */
export function productJsonLd(product: Product, lang: Lang): string {
  const url = new URL(localHref(lang, productHref(product.slug)), env.SITE_URL).href;
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.summary,
    url,
    ...(product.brand ? { brand: { '@type': 'Brand', name: product.brand } } : {}),
    image: product.pictures.map((picture) => pictureUrl(picture, { width: 1200 })),
    offers: offerOf(product, url),
  };
  // `</script>` or `<!--` in a name must not end the element.
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** The words of schema.org. */
const AVAILABILITY: Record<Product['availability'], string> = {
  'in-stock': 'InStock',
  'partly-sold-out': 'InStock',
  'pre-order': 'PreOrder',
  'sold-out': 'OutOfStock',
};

function offerOf({ price, availability }: Product, url: string) {
  const common = {
    availability: `https://schema.org/${AVAILABILITY[availability]}`,
    url,
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
