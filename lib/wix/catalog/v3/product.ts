import type { productsV3 } from '@wix/stores';
import { SHOP } from '@/lib/config/shop';
import { toMoney } from '@/lib/model/money';
import type {
  CustomTextField,
  LiveOffer,
  Modifier,
  Price,
  Product,
  ProductOption,
  ProductSummary,
  Swatch,
  Variant,
} from '@/lib/model/product';
import { colorOf } from '../../map/color';
import { isoDate } from '../../map/date';
import { toName } from '../../map/names';
import { HAS_SECTION_FILTERS, ownValuesOf } from '../../map/own-filter-values';
import { picturesById, picturesOf, videosOf } from '../../map/picture';
import { fileMark, newMark } from '../../map/product-marks';
import { cleanHtml, plainText } from '../../map/rich-text';
import { searchTextsOf, unlistedBy } from '../../map/search-texts';
import { feeOf, HAS_PRICE_SECTIONS } from '../../map/stated-price';
import { amountsOf, currencyOf, hasAutomaticDiscount, productPrice, withMeasure } from './money';
import { htmlOf } from './rich-content';
import {
  availabilityOf,
  deliveryPrice,
  isSubscriptionOnly,
  subscriptionPricesOf,
  subscriptionsOf,
  variantsOf,
} from './variants';

type V3Product = productsV3.V3Product;

const PRICE_SECTION_FIELDS = [
  'INFO_SECTION',
  'INFO_SECTION_PLAIN_DESCRIPTION',
  'INFO_SECTION_DESCRIPTION',
] as const;

/** Parts of a product that a card shows and a response contains only on request. */
export const SUMMARY_FIELDS = [
  'CURRENCY',
  'MEDIA_ITEMS_INFO',
  'MIN_PRICE_VARIANT',
  'DISCOUNT_INFO',
  'SUBSCRIPTION_PRICES_INFO',
  'PRODUCT_CHOICES_MEDIA_REFERENCES',
  ...(HAS_PRICE_SECTIONS ? PRICE_SECTION_FIELDS : []),
  ...(HAS_SECTION_FILTERS && !HAS_PRICE_SECTIONS ? (['INFO_SECTION'] as const) : []),
] as const;

export const PRODUCT_FIELDS = [
  'CURRENCY',
  'PLAIN_DESCRIPTION',
  'DESCRIPTION',
  'MEDIA_ITEMS_INFO',
  'VARIANT_OPTION_CHOICE_NAMES',
  'INFO_SECTION',
  'INFO_SECTION_PLAIN_DESCRIPTION',
  'INFO_SECTION_DESCRIPTION',
  'ALL_CATEGORIES_INFO',
  'SUBSCRIPTION_PRICES_INFO',
  'PRODUCT_CHOICES_MEDIA_REFERENCES',
  'DISCOUNT_INFO',
] as const;

/** Parts of a product in feeds. The cheapest variant shows whether there is a discount. */
export const DETAILS_FIELDS = [...PRODUCT_FIELDS, 'MIN_PRICE_VARIANT'] as const;

/** Wix does not document whether a response has variants without the names of their choices. */
export const OFFER_FIELDS = [
  'CURRENCY',
  'SUBSCRIPTION_PRICES_INFO',
  'DISCOUNT_INFO',
  'VARIANT_OPTION_CHOICE_NAMES',
  ...(HAS_PRICE_SECTIONS ? PRICE_SECTION_FIELDS : []),
] as const;

/** Null when the product cannot be linked to. */
export function toProductSummary(product: V3Product): ProductSummary | null {
  const { _id: id, slug, name, visible, brand, media } = product;
  if (!id || !slug || !name || visible === false) return null;
  const currency = currencyOf(product);
  const variants = variantsOf(product, currency);
  const [picture = null, secondPicture = null] = picturesOf(media, name);
  return {
    id,
    slug,
    name,
    price: priceOf(product, variants, currency),
    availability: availabilityOf(product, variants),
    ribbon: ribbonsOf(product)[0] ?? null,
    brand: brand?.name || null,
    ...skuOf(product),
    picture,
    secondPicture,
    swatches: swatchesOf(product),
    hasOtherListPrice: hasAutomaticDiscount(product, currency) || isSubscriptionOnly(product) || undefined,
    ...ownValuesOf({
      options: (product.options ?? []).map(({ name, choicesSettings }) => ({
        name,
        choices: (choicesSettings?.choices ?? []).map((one) => (one.visible === false ? null : one.name)),
      })),
      ribbons: ribbonsOf(product),
      sections: (product.infoSections ?? []).map(({ uniqueName }) => uniqueName),
      tagIds: product.tags?.publicTags?.tagIds ?? [],
      extendedFields: product.extendedFields?.namespaces,
    }),
    ...fileMark(product.productType === 'DIGITAL'),
    ...unlistedBy(product.seoData),
    ...newMark(product._createdDate),
    hasChoices:
      Boolean(product.options?.length || product.modifiers?.length) ||
      isSubscriptionOnly(product) ||
      undefined,
  };
}

/** Null also without variants: every product has at least one. */
export function toProduct(product: V3Product): Product | null {
  const summary = toProductSummary(product);
  const currency = currencyOf(product);
  const variants = variantsOf(product, currency);
  if (!summary || variants.length === 0) return null;
  const description = htmlOf(product.description) || cleanHtml(product.plainDescription ?? '');
  return {
    ...summary,
    kind: product.productType === 'DIGITAL' ? 'digital' : 'physical',
    description,
    summary: plainText(description),
    pictures: picturesOf(product.media, summary.name),
    options: optionsOf(product, summary.name),
    variants,
    sections: (product.infoSections ?? []).flatMap((section) => {
      const { title, description: rich, plainDescription, uniqueName } = section;
      const html = htmlOf(rich) || cleanHtml(plainDescription ?? '');
      return title && html ? [{ title, html, key: (SHOP.law && uniqueName) || undefined }] : [];
    }),
    customTextFields: textFieldsOf(product, currency),
    modifiers: modifiersOf(product, currency),
    ribbons: ribbonsOf(product),
    videos: videosOf(product.media, summary.name),
    ...subscriptionsOf(product),
    ...feeOf(amountsOf(product, currency)),
    seo: searchTextsOf(product.seoData),
    mainCategoryId: product.mainCategoryId || undefined,
    categoryIds: (product.allCategoriesInfo?.categories ?? []).flatMap(({ _id }) => _id ?? []),
    updatedAt: isoDate(product._updatedDate),
  };
}

/** A list has only the cheapest variant's prices of subscriptions. */
function priceOf(product: V3Product, variants: Variant[], currency: string): Price {
  const cheapest = product.variantSummary?.minPriceVariant;
  const byPlan =
    variants.length > 0
      ? variants.map(({ subscriptionPrices }) => subscriptionPrices)
      : [cheapest && subscriptionPricesOf(cheapest, product, currency)];
  const delivery = isSubscriptionOnly(product)
    ? deliveryPrice(byPlan.flatMap((prices) => Object.values(prices ?? {})))
    : null;
  return delivery
    ? withMeasure(delivery, product, cheapest, currency)
    : productPrice(
        product,
        variants.map(({ price }) => price),
        currency,
      );
}

export function toLiveOffer(product: V3Product): LiveOffer | null {
  const currency = currencyOf(product);
  const variants = variantsOf(product, currency);
  if (!product._id || variants.length === 0) return null;
  return {
    productId: product._id,
    availability: availabilityOf(product, variants),
    price: priceOf(product, variants, currency),
    variants: variants.map(({ choices: _, sku: __, gtin: ___, ...live }) => live),
  };
}

/** Among several variants, the SKU of the cheapest says nothing about the others. */
function skuOf({ variantSummary }: V3Product): Pick<ProductSummary, 'sku'> {
  const sku = variantSummary?.variantCount === 1 ? variantSummary.minPriceVariant?.sku : null;
  return sku ? { sku } : {};
}

const ribbonsOf = ({ ribbon, additionalRibbons }: V3Product): string[] => [
  ...new Set([ribbon, ...(additionalRibbons ?? [])].flatMap((one) => one?.name || [])),
];

type V3Choice = productsV3.ConnectedOptionChoice;

/** The longest text of a shopper when the platform reports no limit. */
const MAX_TEXT_LENGTH = 500;

/** Unknown kinds of options are shown as a list of names. */
const kindOf = (renderType: string | undefined): ProductOption['kind'] =>
  renderType === 'SWATCH_CHOICES' || renderType === 'COLOR_CHOICES' ? 'color' : 'drop-down';

/** Without choices that the merchant has retired. */
function optionsOf({ options, media }: V3Product, productName: string): ProductOption[] {
  return (options ?? []).flatMap(({ name, optionRenderType, choicesSettings }) => {
    if (!name) return [];
    const kind = kindOf(optionRenderType);
    const choices = (choicesSettings?.choices ?? []).flatMap((choice) =>
      choice.name && choice.visible !== false
        ? [
            {
              name: choice.name,
              color: kind === 'color' ? colorOf(choice.colorCode) : null,
              inStock: choice.inStock !== false,
              pictures: choicePictures(choice, media, `${productName}, ${choice.name}`),
            },
          ]
        : [],
    );
    return [{ name: toName(name), kind, choices }];
  });
}

/** A choice names its pictures by id. Older products contain the pictures themselves. */
function choicePictures({ media, linkedMedia }: V3Choice, all: V3Product['media'], alt: string) {
  const byId = picturesById(
    all,
    (media?.items ?? []).map(({ mediaId }) => mediaId),
    alt,
  );
  return byId.length > 0 ? byId : picturesOf({ itemsInfo: { items: linkedMedia } }, alt);
}

const swatchesOf = ({ options, media, name: productName }: V3Product): Swatch[] =>
  (options ?? [])
    .filter(({ optionRenderType }) => kindOf(optionRenderType) === 'color')
    .flatMap(({ choicesSettings }) => choicesSettings?.choices ?? [])
    .flatMap((choice) => {
      const { name, visible, inStock } = choice;
      const color = colorOf(choice.colorCode);
      if (!name || color === null || visible === false) return [];
      const [picture] = choicePictures(choice, media, `${productName}, ${name}`);
      return [
        {
          name,
          color,
          picture,
          soldOut: inStock === false || undefined,
        },
      ];
    });

const modifiersOf = ({ modifiers }: V3Product, currency: string): Modifier[] =>
  (modifiers ?? []).flatMap(({ name, key, mandatory, modifierRenderType, choicesSettings }) => {
    if (!name || modifierRenderType === 'FREE_TEXT') return [];
    const kind = kindOf(modifierRenderType);
    const choices = (choicesSettings?.choices ?? []).flatMap((choice) =>
      choice.name
        ? [
            {
              key: choice.key || choice.name,
              name: choice.name,
              color: kind === 'color' ? colorOf(choice.colorCode) : null,
              addedPrice: addedPrice(choice.addedPrice, currency) ?? null,
            },
          ]
        : [],
    );
    return choices.length > 0
      ? [{ key: toName(key || name), name, kind, required: mandatory === true, choices }]
      : [];
  });

const textFieldsOf = ({ modifiers }: V3Product, currency: string): CustomTextField[] =>
  (modifiers ?? []).flatMap(({ name, mandatory, modifierRenderType, freeTextSettings }) => {
    if (modifierRenderType !== 'FREE_TEXT') return [];
    const { title, key, minCharCount, maxCharCount, defaultAddedPrice } = freeTextSettings ?? {};
    const label = title || name;
    if (!label) return [];
    const price = addedPrice(defaultAddedPrice, currency);
    return [
      {
        key: toName(key || label),
        title: label,
        minLength: minCharCount || undefined,
        maxLength: maxCharCount || MAX_TEXT_LENGTH,
        required: mandatory === true,
        addedPrice: price ?? undefined,
      },
    ];
  });

function addedPrice(amount: string | null | undefined, currency: string) {
  const price = toMoney(amount, currency);
  return price && Number(price.amount) > 0 ? price : undefined;
}
