import { type AutomaticDiscount, afterDiscount } from '../../catalog/automatic-discounts';
import { availableForPreorder, preorderOf } from '../../catalog/availability';
import { customizationOfOption, v3OptionsOf } from '../../catalog/customizations';
import { discountedPrice, pricePerUnit, variantPrice } from '../../catalog/price';
import { guidOf } from '../../catalog/stable-ids';
import type { MediaFile, PricePerUnit, StoredProduct, StoredVariant } from '../../catalog/types';
import { converted, convertedMoney, formatMoney, shortMoney } from '../../core/money';
import type { Platform } from '../../core/platform';
import { shownCurrency, translatedShared } from '../../core/requested-view';
import type { RequestedFields } from '../requested-fields';
import { wireV3Media } from '../wire-media';

/**
 * An amount in minor units, in the currency of the request. All decimals and a formatted text come
 * with the currency only.
 */
export const wireMoney = (minor: number, fields: RequestedFields) =>
  fields.has('CURRENCY')
    ? { amount: convertedMoney(minor), formattedAmount: formatMoney(converted(minor), shownCurrency()) }
    : { amount: shortMoney(converted(minor), shownCurrency()) };

/**
 * The fields that a variant has inside its product and in the list of all variants. The list shows
 * no automatic discounts.
 */
export function wireVariantFields(
  platform: Platform,
  product: StoredProduct,
  variant: StoredVariant,
  fields: RequestedFields,
  discount?: AutomaticDiscount,
) {
  const picture = pictureOf(product, variant);
  const { subscriptions } = product.document.v3 ?? {};
  const merchant = fields.has('MERCHANT_DATA') && variant.cost !== null;
  return {
    visible: variant.visible,
    ...(variant.sku !== '' && { sku: variant.sku }),
    ...(variant.barcode !== null && { barcode: variant.barcode }),
    price: wireV3Price(product, variant, fields, discount),
    ...(picture && { media: wireV3Media(platform, picture, fields) }),
    inventoryStatus: wireV3Stock(product, variant),
    ...(product.productType === 'physical'
      ? { physicalProperties: wirePhysical(product, variant, fields) }
      : wireDigital(product)),
    ...(subscriptions &&
      fields.has('SUBSCRIPTION_PRICES_INFO') && {
        subscriptionPricesInfo: {
          subscriptionPrices: subscriptions.plans.map((plan) => {
            const price = discountedPrice(priceOf(product, variant), plan.discount);
            return {
              subscriptionId: plan.id,
              price: wireMoney(price, fields),
              ...wireAfterDiscount(price, fields, discount),
            };
          }),
        },
      }),
    ...(merchant && { revenueDetails: wireRevenue(product, variant, variant.cost ?? 0, fields) }),
  };
}

/** A variant inside its product. */
export const wireV3Variant = (
  platform: Platform,
  product: StoredProduct,
  variant: StoredVariant,
  fields: RequestedFields,
  discount: AutomaticDiscount | undefined,
) => ({
  id: variant.guid,
  choices: wireV3Choices(product, variant, fields.has('VARIANT_OPTION_CHOICE_NAMES')),
  ...wireVariantFields(platform, product, variant, fields, discount),
});

export const priceOf = ({ document }: StoredProduct, variant: StoredVariant): number =>
  variantPrice(variant, document.discount);

/** `actualPrice` is what a shopper pays, `compareAtPrice` the higher price before. */
function wireV3Price(
  product: StoredProduct,
  variant: StoredVariant,
  fields: RequestedFields,
  discount: AutomaticDiscount | undefined,
) {
  const price = priceOf(product, variant);
  return {
    actualPrice: wireMoney(price, fields),
    ...(price < variant.price && { compareAtPrice: wireMoney(variant.price, fields) }),
    ...wireAfterDiscount(price, fields, discount),
  };
}

const wireAfterDiscount = (
  price: number,
  fields: RequestedFields,
  discount: AutomaticDiscount | undefined,
) =>
  discount && fields.has('DISCOUNT_INFO')
    ? { priceAfterDiscount: wireMoney(afterDiscount(price, discount), fields) }
    : {};

const wireV3Stock = ({ document }: StoredProduct, variant: StoredVariant) => ({
  inStock: variant.inStock,
  // Also while the variant is in stock, as live sites answer.
  preorderEnabled: availableForPreorder(preorderOf(document, variant), false),
});

/** Returns the choices by id and, on request, by name. */
export const wireV3Choices = (product: StoredProduct, variant: StoredVariant, withNames: boolean) =>
  v3OptionsOf(product).flatMap((option) => {
    const { id, name, render, choices } = customizationOfOption(option);
    const choice = choices.find((one) => one.name === variant.choices[name]);
    if (choice === undefined) return [];
    return {
      optionChoiceIds: { optionId: id, choiceId: choice.id },
      ...(withNames && {
        optionChoiceNames: {
          optionName: translatedShared('option', name),
          choiceName: translatedShared('choice', choice.name),
          renderType: render,
        },
      }),
    };
  });

/** Returns the picture of the variant's first choice that has one. */
function pictureOf(product: StoredProduct, variant: StoredVariant): MediaFile | undefined {
  const ids = v3OptionsOf(product).flatMap(({ name, choices }) =>
    choices.flatMap(({ description, mediaIds }) => (variant.choices[name] === description ? mediaIds : [])),
  );
  return ids.flatMap((id) => product.media.get(id) ?? [])[0];
}

/**
 * Returns the price per unit as the merchant set it up, for V3 or for both catalogs, with what the
 * variant contains.
 */
function unitSettings({ document }: StoredProduct, { id }: StoredVariant): PricePerUnit | undefined {
  const settings = document.v3?.pricePerUnitData ?? document.pricePerUnitData;
  const content = document.v3?.contents?.[id];
  return settings && content
    ? { ...settings, totalQuantity: content.quantity, totalMeasurementUnit: content.measurementUnit }
    : settings;
}

/** Returns what the price of a variant is per unit, and the content that it follows from. */
function unitPriceOf(product: StoredProduct, variant: StoredVariant) {
  const settings = unitSettings(product, variant);
  const value = settings && pricePerUnit(priceOf(product, variant), settings);
  return settings && value !== undefined ? { settings, value } : undefined;
}

type UnitPriceOf = NonNullable<ReturnType<typeof unitPriceOf>>;

/** Returns the value and the text of a price per unit, e.g. `$45.00 / 1 l`. */
const wireUnitPrice = ({ settings, value }: UnitPriceOf, fields: RequestedFields) => ({
  value: convertedMoney(value),
  ...(fields.has('CURRENCY') && {
    description: `${formatMoney(converted(value), shownCurrency())} / ${settings.baseQuantity} ${settings.baseMeasurementUnit.toLowerCase()}`,
  }),
});

/** Returns the base of a product's prices per unit, and the lowest and the highest of them. */
export function wireUnitPrices(
  product: StoredProduct,
  variants: readonly StoredVariant[],
  fields: RequestedFields,
) {
  const units = variants
    .flatMap((variant) => unitPriceOf(product, variant) ?? [])
    .sort((a, b) => a.value - b.value);
  const [lowest] = units;
  const highest = units.at(-1);
  if (!lowest || !highest) return {};
  const { baseQuantity: quantity, baseMeasurementUnit: measurementUnit } = lowest.settings;
  return {
    pricePerUnit: { quantity, measurementUnit },
    pricePerUnitRange: {
      minValue: wireUnitPrice(lowest, fields),
      maxValue: wireUnitPrice(highest, fields),
    },
  };
}

function wirePhysical(product: StoredProduct, variant: StoredVariant, fields: RequestedFields) {
  const unit = unitPriceOf(product, variant);
  return {
    weight: variant.weight,
    ...(unit && {
      pricePerUnit: {
        settings: {
          quantity: unit.settings.totalQuantity,
          measurementUnit: unit.settings.totalMeasurementUnit,
        },
        ...wireUnitPrice(unit, fields),
      },
    }),
  };
}

function wireDigital({ id, document }: StoredProduct) {
  if (document.digitalFile === null) return {};
  const { fileName } = document.digitalFile;
  const digitalFile = { id: guidOf('file', id), fileName, fileType: 'SECURE_DOCUMENT' };
  return { digitalProperties: { digitalFile } };
}

function wireRevenue(product: StoredProduct, variant: StoredVariant, cost: number, fields: RequestedFields) {
  const price = priceOf(product, variant);
  const profit = price - cost;
  return {
    cost: wireMoney(cost, fields),
    profit: wireMoney(profit, fields),
    profitMargin: price === 0 ? 0 : Math.round((profit / price) * 10_000) / 10_000,
  };
}
