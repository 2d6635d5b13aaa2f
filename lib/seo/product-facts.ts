import { env } from '@/lib/config/env';
import { SHOP } from '@/lib/config/shop';
import type { Lang } from '@/lib/i18n/lang';
import { pictureUrl } from '@/lib/media';
import { compareMoney, decimalsOf, type Money } from '@/lib/model/money';
import { own } from '@/lib/model/own';
import { type Availability, labelOf, type Product, type UnitPrice, type Variant } from '@/lib/model/product';
import { type Choices, chosenPicture } from '@/lib/model/variant-selection';
import { localHref, productHref, variantHref } from '@/lib/urls';

/** The only source of structured data, feeds and Markdown, so that none contradicts another or the page. */
export type ProductFacts = {
  id: string;
  name: string;
  /** Plain text, possibly empty. */
  description: string;
  /** Absolute URL of the page in its language. */
  url: string;
  brand: string | null;
  /** Absolute URLs. */
  pictures: string[];
  isShipped: boolean;
  /** Whether a shopper must write or choose more than a variant, or subscribe. */
  needsPage: boolean;
  /** One for each variant, at least one. */
  offers: OfferFacts[];
};

export type OfferFacts = {
  /** Null for ids that are not the platform's. See `itemId`. */
  id: string | null;
  variantId: string;
  /** The name of the product, with the choices of this variant: `Round bowl, Large, Oat`. */
  name: string;
  /** Absolute URL of the page, with this variant chosen where there are several. */
  url: string;
  options: OptionFacts[];
  availability: 'in-stock' | 'pre-order' | 'sold-out';
  price: Money | null;
  /** The price before a discount. */
  was: Money | null;
  unit: UnitPrice | null;
  sku: string | null;
  gtin: string | null;
  picture: string | null;
};

type OptionFacts = {
  /** Its name in the vocabulary of search engines, or null for an option of the merchant's. */
  kind: OptionKind | null;
  /** In the language of the page. */
  name: string;
  value: string;
};

/** Variants may differ by these properties for search engines. */
export const OPTION_KINDS = ['color', 'size', 'material', 'pattern'] as const;
export type OptionKind = (typeof OPTION_KINDS)[number];

const KIND_NAMES: Record<OptionKind, RegExp> = {
  color: /^(?:colou?r|farbe|צבע)$/i,
  size: /^(?:size|größe|מידה|גודל)$/i,
  material: /^(?:material|חומר)$/i,
  pattern: /^(?:pattern|muster|דוגמה)$/i,
};

/** Search engines show a few pictures. */
const MAX_PICTURES = 10;

export const absoluteUrl = (lang: Lang, path: string): string =>
  new URL(localHref(lang, path), env.SITE_URL).href;

export function productFacts(product: Product, lang: Lang): ProductFacts {
  const { id, slug, name, brand, kind, pictures, variants } = product;
  const [first, ...others] = variants;
  return {
    id,
    name,
    description: product.seo?.description ?? product.summary,
    url: absoluteUrl(lang, productHref(slug)),
    brand,
    pictures: pictures.slice(0, MAX_PICTURES).map((picture) => pictureUrl(picture, { width: 1200 })),
    isShipped: kind === 'physical' && !SHOP.giftCards.includes(slug),
    needsPage: needsPage(product),
    offers:
      others.length > 0 || !first ? variants.map((one) => offerOf(product, one, lang)) : [onlyOffer(first)],
  };

  /** The price of the product also has the unit price of its only variant. */
  function onlyOffer(variant: Variant): OfferFacts {
    const offer = offerOf(product, { ...variant, price: product.price }, lang);
    return {
      ...offer,
      availability: availabilityOf(product.availability),
      sku: offer.sku ?? product.sku ?? null,
      url: absoluteUrl(lang, productHref(slug)),
    };
  }
}

function offerOf(product: Product, variant: Variant, lang: Lang): OfferFacts {
  const { price, inStock, preOrder, choices } = variant;
  const options = optionsOf(product, choices);
  const picture = chosenPicture(product, choices);
  const priced = 'now' in price ? price : null;
  return {
    id: itemId(product.id, variant.id),
    variantId: variant.id,
    name: [product.name, ...options.map(({ value }) => value)].join(', '),
    url: absoluteUrl(lang, variantHref(product.slug, variant.id)),
    options,
    availability: inStock ? 'in-stock' : preOrder ? 'pre-order' : 'sold-out',
    price: priced?.now ?? null,
    was: price.kind === 'sale' ? price.was : null,
    unit: priced?.unit ?? null,
    sku: variant.sku,
    gtin: variant.gtin ?? null,
    picture: picture && pictureUrl(picture, { width: 1200 }),
  };
}

const availabilityOf = (availability: Availability): OfferFacts['availability'] =>
  availability === 'partly-sold-out' ? 'in-stock' : availability;

const optionsOf = ({ options }: Product, choices: Choices): OptionFacts[] =>
  options.flatMap((option) => {
    const choice = option.choices.find(({ name }) => name === own(choices, option.name));
    const kind =
      option.kind === 'color'
        ? 'color'
        : (OPTION_KINDS.find((one) => KIND_NAMES[one].test(option.name)) ?? null);
    return choice ? [{ kind, name: labelOf(option), value: labelOf(choice) }] : [];
  });

const needsPage = ({ customTextFields, modifiers = [], subscriptions, slug, options, variants }: Product) =>
  customTextFields.some(({ required }) => required) ||
  modifiers.some(({ required }) => required) ||
  subscriptions?.isOptional === false ||
  SHOP.giftCards.includes(slug) ||
  // The platform does not manage the variants of these options.
  (options.length > 0 && variants.some(({ choices }) => Object.keys(choices).length === 0));

/** The digits that 32 bytes have in base 36. */
const ID_LENGTH = 50;

/**
 * The ids of product and variant as one number in base 36, as long as Google allows. Two products
 * may have variants with the same id on the platform. Null for ids that are not GUIDs.
 */
export function itemId(productId: string, variantId: string): string | null {
  const digits = `${productId}${variantId}`.replaceAll('-', '').toLowerCase();
  return /^[\da-f]{64}$/.test(digits) ? BigInt(`0x${digits}`).toString(36).padStart(ID_LENGTH, '0') : null;
}

/** The reverse of `itemId`. Null for other texts. */
export function readItemId(id: string): { productId: string; variantId: string } | null {
  if (!/^[\da-z]{50}$/.test(id)) return null;
  let value = 0n;
  for (const digit of id) value = value * 36n + BigInt(Number.parseInt(digit, 36));
  const digits = value.toString(16).padStart(64, '0');
  return digits.length > 64
    ? null
    : { productId: guid(digits.slice(0, 32)), variantId: guid(digits.slice(32)) };
}

const guid = (digits: string): string =>
  digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** Writes an amount with all decimals of its currency and a point: `28.00`. Never rounds. */
export function decimalAmount({ amount, currency }: Money): string {
  const [whole = '', decimals = ''] = amount.split('.');
  const places = Math.max(decimals.length, decimalsOf(currency));
  return places === 0 ? whole : `${whole}.${decimals.padEnd(places, '0')}`;
}

export type ShippingFacts = {
  country: string;
  cost: Money;
  /** Business days from the order. Null where the shop states neither a number nor a range. */
  days: [number, number] | null;
};

/** For one item, in the shop's country. Null where not stated. */
export function shippingOf({ isShipped }: ProductFacts, { price }: OfferFacts): ShippingFacts | null {
  const { delivery, country, currency } = SHOP;
  if (!delivery || !isShipped || price?.currency !== currency) return null;
  const freeFrom = delivery.freeFrom?.[country];
  const isFree = freeFrom !== undefined && compareMoney(price, { amount: freeFrom, currency }) >= 0;
  const [, from, to = from] = /^\s*(\d{1,2})(?:\s*[-–—]\s*(\d{1,2}))?\s*$/.exec(delivery.days) ?? [];
  return {
    country,
    cost: { amount: isFree ? '0' : delivery.cost, currency },
    days: from === undefined ? null : [Number(from), Number(to)],
  };
}

/** The units of prices per unit: the shop's symbol, Google's name and the code of UN/CEFACT. */
// biome-ignore format: a table
const UNITS: Record<string, { google: string; code: string }> = {
  ml: { google: 'ml', code: 'MLT' }, cl: { google: 'cl', code: 'CLT' }, l: { google: 'l', code: 'LTR' },
  'm³': { google: 'cbm', code: 'MTQ' }, 'fl oz': { google: 'floz', code: 'OZA' },
  pt: { google: 'pt', code: 'PTL' }, qt: { google: 'qt', code: 'QTL' }, gal: { google: 'gal', code: 'GLL' },
  mg: { google: 'mg', code: 'MGM' }, g: { google: 'g', code: 'GRM' }, kg: { google: 'kg', code: 'KGM' },
  oz: { google: 'oz', code: 'ONZ' }, lb: { google: 'lb', code: 'LBR' },
  cm: { google: 'cm', code: 'CMT' }, m: { google: 'm', code: 'MTR' }, in: { google: 'in', code: 'INH' },
  ft: { google: 'ft', code: 'FOT' }, yd: { google: 'yd', code: 'YRD' },
  'm²': { google: 'sqm', code: 'MTK' }, 'ft²': { google: 'sqft', code: 'FTK' },
};

/** `base`: the quantity that the price per unit is for. `total`: the one that an item contains. */
export type UnitFacts = { base: number; total: number; google: string; code: string };

/** Null for a unit that programs have no name for. */
export function unitOf({ measure, contained }: UnitPrice): UnitFacts | null {
  const [, count = '1', symbol = ''] = /^(?:([\d.]+) )?(.+)$/.exec(measure) ?? [];
  const unit = own(UNITS, symbol);
  const base = Number(count);
  return unit ? { base, total: Number((base * contained).toPrecision(8)), ...unit } : null;
}
