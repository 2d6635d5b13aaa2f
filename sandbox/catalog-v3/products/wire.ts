import { availableForPreorder } from '../../catalog/inventory/availability';
import { discountedPrice } from '../../catalog/price';
import type { MediaFile, StoredProduct, StoredVariant } from '../../catalog/products/store';
import { optionStates } from '../../catalog/variants/choices';
import { orderMoney } from '../../core/money';
import { CURRENCY, type Platform } from '../../core/platform';
import { choiceId, guidOf, optionId } from '../stable-ids';
import type { RequestedFields } from './fields';

type Shown = {
  fields: RequestedFields;
  /** A single product contains its variants, a list does not. */
  variants: boolean;
};

/**
 * A product in a V3 response: prices are texts, and optional parts appear only when `fields` names
 * them.
 */
export function wireV3Product(platform: Platform, product: StoredProduct, { fields, variants }: Shown) {
  const { document } = product;
  const url = `/product-page/${product.slug}`;
  const when = <T extends object>(field: string, part: T) => (fields.has(field) ? part : {});
  const media = document.mediaIds.flatMap((id) => product.media.get(id) ?? []);
  const [main] = media;
  const actual = product.variants.map((variant) => priced(product, variant));
  const costs = product.variants.flatMap(({ cost }) => (cost === null ? [] : [cost]));
  const isDiscounted = document.discount.type !== 'NONE';
  return {
    id: product.id,
    revision: String(product.revision),
    createdDate: new Date(product.createdAt).toISOString(),
    updatedDate: new Date(product.updatedAt).toISOString(),
    name: product.name,
    slug: product.slug,
    visible: product.visible,
    visibleInPos: true,
    productType: product.productType === 'physical' ? 'PHYSICAL' : 'DIGITAL',
    ...(product.productType === 'physical' && {
      physicalProperties: { shippingWeightRange: range(product.variants.map(({ weight }) => weight)) },
    }),
    media: {
      ...(main && { main: wireV3Media(platform, main) }),
      ...when('MEDIA_ITEMS_INFO', { itemsInfo: { items: media.map((file) => wireV3Media(platform, file)) } }),
    },
    options: wireV3Options(product),
    modifiers: [],
    ...(product.brand !== null && { brand: { id: guidOf('brand', product.brand), name: product.brand } }),
    ...(product.ribbon !== null && {
      ribbon: { id: guidOf('ribbon', product.ribbon), name: product.ribbon },
    }),
    inventory: {
      availabilityStatus: product.inventoryStatus,
      preorderStatus: document.preorder?.enabled ? 'ENABLED' : 'DISABLED',
    },
    actualPriceRange: moneyRange(actual),
    ...(isDiscounted && { compareAtPriceRange: moneyRange(product.variants.map(({ price }) => price)) }),
    variantSummary: { variantCount: product.variants.length },
    seoData: document.seoData ?? { tags: [], settings: { preventAutoRedirect: false, keywords: [] } },
    ...when('URL', { url: { relativePath: url, url: platform.origin + url } }),
    ...when('CURRENCY', { currency: CURRENCY }),
    ...when('PLAIN_DESCRIPTION', { plainDescription: product.description }),
    ...when('INFO_SECTION', {
      infoSections: document.additionalInfoSections.map(({ title, description }) => ({
        id: guidOf(product.id, 'section', title),
        uniqueName: title,
        title,
        ...when('INFO_SECTION_PLAIN_DESCRIPTION', { plainDescription: description }),
      })),
    }),
    ...when('DIRECT_CATEGORIES_INFO', { directCategoriesInfo: categoriesOf(product) }),
    ...when('ALL_CATEGORIES_INFO', { allCategoriesInfo: categoriesOf(product) }),
    ...(costs.length > 0 && when('MERCHANT_DATA', { costRange: moneyRange(costs) })),
    ...(variants && {
      variantsInfo: { variants: product.variants.map((variant) => wireV3Variant(product, variant, fields)) },
    }),
  };
}

/**
 * A variant inside its product. `price` is the current price. The price before a discount is the
 * compare-at price.
 */
function wireV3Variant(product: StoredProduct, variant: StoredVariant, fields: RequestedFields) {
  return {
    id: variant.id,
    visible: variant.visible,
    ...(variant.sku !== '' && { sku: variant.sku }),
    choices: wireV3Choices(product, variant, fields.has('VARIANT_OPTION_CHOICE_NAMES')),
    price: wireV3Price(product, variant),
    inventoryStatus: wireV3Stock(product, variant),
    ...(product.productType === 'physical' && { physicalProperties: { weight: variant.weight } }),
    ...(fields.has('MERCHANT_DATA') &&
      variant.cost !== null && { revenueDetails: { cost: orderMoney(variant.cost) } }),
  };
}

export const wireV3Price = (product: StoredProduct, variant: StoredVariant) => ({
  actualPrice: orderMoney(priced(product, variant)),
  ...(product.document.discount.type !== 'NONE' && { compareAtPrice: orderMoney(variant.price) }),
});

export const wireV3Stock = (product: StoredProduct, variant: StoredVariant) => ({
  inStock: variant.inStock,
  preorderEnabled: availableForPreorder(product.document.preorder, variant.inStock),
});

/** Returns the choices by id and, on request, by name. */
export const wireV3Choices = (product: StoredProduct, variant: StoredVariant, withNames: boolean) =>
  product.document.options.flatMap(({ name, optionType }) => {
    const choice = variant.choices[name];
    if (choice === undefined) return [];
    return {
      optionChoiceIds: {
        optionId: optionId(product.id, name),
        choiceId: choiceId(product.id, name, choice),
      },
      ...(withNames && {
        optionChoiceNames: { optionName: name, choiceName: choice, renderType: RENDER_TYPES[optionType] },
      }),
    };
  });

const RENDER_TYPES = { color: 'SWATCH_CHOICES', drop_down: 'TEXT_CHOICES' } as const;

const wireV3Options = (product: StoredProduct) =>
  optionStates(product, {}).map(({ option: { name, optionType }, choices }) => ({
    id: optionId(product.id, name),
    key: name,
    name,
    optionRenderType: RENDER_TYPES[optionType],
    choicesSettings: {
      choices: choices.map(({ choice, state }) => ({
        choiceId: choiceId(product.id, name, choice.description),
        key: choice.description,
        name: choice.description,
        ...(optionType === 'color'
          ? { choiceType: 'ONE_COLOR', colorCode: choice.value }
          : { choiceType: 'CHOICE_TEXT' }),
        ...state,
      })),
    },
  }));

export const wireV3Image = (platform: Platform, file: MediaFile) => ({
  id: file.id,
  url: `${platform.origin}/media/${file.id}`,
  height: file.height,
  width: file.width,
  altText: file.altText,
});

const wireV3Media = (platform: Platform, file: MediaFile) => ({
  id: file.id,
  image: wireV3Image(platform, file),
  altText: file.altText,
  mediaType: 'IMAGE',
});

const categoriesOf = ({ collectionIds }: StoredProduct) => ({
  categories: collectionIds.map((id, index) => ({ id, index })),
});

const priced = ({ document }: StoredProduct, { price }: StoredVariant): number =>
  discountedPrice(price, document.discount);
const range = (values: number[]) => ({ minValue: Math.min(...values), maxValue: Math.max(...values) });
const moneyRange = (values: number[]) => ({
  minValue: orderMoney(Math.min(...values)),
  maxValue: orderMoney(Math.max(...values)),
});
