import { env } from '@/lib/config/env';
import { SHOP } from '@/lib/config/shop';
import { type Lang, shopText } from '@/lib/i18n/lang';
import { cutText } from '@/lib/model/cut-text';
import type { Money } from '@/lib/model/money';
import {
  absoluteUrl,
  decimalAmount,
  type OfferFacts,
  type ProductFacts,
  unitOf,
} from '@/lib/seo/product-facts';
import { escapeXml, withoutForbidden } from '@/lib/xml';

/** `categories` are names, from the top level down. */
export type FeedProduct = ProductFacts & { categories: string[] };

export type FeedFormat = {
  contentType: string;
  start: (lang: Lang) => string;
  row: (product: FeedProduct, offer: ListedOffer) => string;
  end: string;
};

export type ListedOffer = OfferFacts & { id: string; price: Money; picture: string };

/** Those with a price, a picture and an id, of products that can be bought by choosing a variant only. */
export const listedOffers = ({ needsPage, offers }: ProductFacts): ListedOffer[] =>
  needsPage
    ? []
    : offers.flatMap((offer) => {
        const { id, price, picture } = offer;
        return id && price && picture ? [{ ...offer, id, price, picture }] : [];
      });

const amountOf = (money: Money): string => `${decimalAmount(money)} ${money.currency}`;

/** The longest texts that the readers of feeds accept, in characters. */
const MAX = { name: 150, description: 5_000, brand: 70, pictures: 10 };

const cut = (text: string, most: number): string => cutText(text, most).trim();

const element = (name: string, value: string | null | undefined): string =>
  value ? `<${name}>${escapeXml(value)}</${name}>` : '';

const GOOGLE = { 'in-stock': 'in_stock', 'pre-order': 'preorder', 'sold-out': 'out_of_stock' } as const;
const OPENAI = { 'in-stock': 'in_stock', 'pre-order': 'pre_order', 'sold-out': 'out_of_stock' } as const;

/** The products for Google: https://support.google.com/merchants/answer/7052112 */
export const googleFeed: FeedFormat = {
  contentType: 'application/xml; charset=utf-8',
  start: (lang) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${element('title', SHOP.name)}${element('link', absoluteUrl(lang, '/'))}<description>${escapeXml(shopText(SHOP.description ?? SHOP.name, lang))}</description>\n`,
  row: (product, offer) => {
    const { id, name, url, picture, price, was, availability, gtin, unit, options } = offer;
    const measure = unit ? unitOf(unit) : null;
    const others = product.pictures.filter((other) => other !== picture).slice(0, MAX.pictures);
    const elements: [name: string, value: string | null | undefined][] = [
      ['id', id],
      ['title', cut(name, MAX.name)],
      ['description', cut(product.description || name, MAX.description)],
      ['link', url],
      ['image_link', picture],
      ...others.map((other): [string, string] => ['additional_image_link', other]),
      ['availability', GOOGLE[availability]],
      ['price', amountOf(was ?? price)],
      ['sale_price', was && amountOf(price)],
      ['brand', product.brand && cut(product.brand, MAX.brand)],
      ['gtin', gtin],
      ['identifier_exists', gtin ? null : 'no'],
      ['item_group_id', product.offers.length > 1 ? product.id : null],
      ...options.flatMap(({ kind, value }): [string, string][] => (kind ? [[kind, value]] : [])),
      ['condition', 'new'],
      ['product_type', product.categories.join(' > ')],
      ['unit_pricing_measure', measure && `${measure.total} ${measure.google}`],
      ['unit_pricing_base_measure', measure && `${measure.base} ${measure.google}`],
    ];
    return `<item>${elements.map(([key, value]) => element(`g:${key}`, value)).join('')}</item>\n`;
  },
  end: '</channel></rss>\n',
};

/** The products for OpenAI: https://developers.openai.com/commerce/specs/file-upload/products */
export const openAiFeed: FeedFormat = {
  contentType: 'application/jsonl; charset=utf-8',
  start: () => '',
  row: (product, offer) => {
    const { id, name, url, picture, price, was, availability, gtin, options } = offer;
    const hasVariants = product.offers.length > 1;
    return `${JSON.stringify({
      item_id: id,
      title: cut(withoutForbidden(name), MAX.name),
      description: cut(withoutForbidden(product.description || name), MAX.description),
      url,
      brand: cut(withoutForbidden(product.brand ?? SHOP.name), MAX.brand),
      seller_name: SHOP.name,
      seller_url: new URL('/', env.SITE_URL).href,
      image_url: picture,
      additional_image_url: product.pictures.filter((other) => other !== picture).slice(0, MAX.pictures),
      availability: OPENAI[availability],
      price: amountOf(was ?? price),
      sale_price: was ? amountOf(price) : undefined,
      gtin: gtin || undefined,
      condition: 'new',
      product_category: product.categories.length > 0 ? product.categories.join(' > ') : undefined,
      ...(hasVariants
        ? {
            group_id: product.id,
            listing_has_variations: true,
            variant_dict: Object.fromEntries(
              options.map((option) => [option.kind ?? option.name, option.value]),
            ),
          }
        : { listing_has_variations: false }),
      accepts_returns: SHOP.returns ? true : undefined,
      return_deadline_in_days: SHOP.returns?.days,
      is_eligible_search: true,
      // No program can pay here.
      is_eligible_checkout: false,
    })}\n`;
  },
  end: '',
};
